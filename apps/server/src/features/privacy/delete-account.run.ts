import { toLocale } from '@lauda/domain/locale';
import { MailRefusedError } from '../../platform/delivery/mail-refusal.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { composeMail, type MailContent, mailTexts } from '../mail/service.ts';
import type { DeleteAccountDeps, DeleteAccountPayload } from './delete-account.job.ts';
import { INDEPENDENT_STEPS, LAST_STEPS } from './deletion-steps.ts';
import { type DeletionRow, findDeletion, replaceByTombstone, saveFailure, saveStep } from './queries.ts';

const FAREWELL_TRIED_MS = 24 * 60 * 60 * 1_000;

export function farewell(
  { user_id: userId, email, locale: written }: Pick<DeletionRow, 'user_id' | 'email' | 'locale'>,
  { isSelling }: Pick<DeleteAccountDeps, 'isSelling'>,
): MailContent {
  const locale = toLocale(written);
  const text = mailTexts(locale);
  const lead = text('privacy.farewellLead');
  return composeMail({
    to: email,
    userId,
    name: null,
    locale,
    subject: text('privacy.farewellSubject'),
    lead: isSelling ? `${lead} ${text('privacy.farewellPlan')}` : lead,
    note: text('privacy.farewellNote'),
    notYou: text('mail.notYouDeletion'),
    reason: 'deletion',
    isLast: true,
  });
}

/**
 * Every step may already have been done by a run that died before recording it. The tombstone replaces the deletion
 * row last, so after any interruption the next run continues where this one stopped.
 */
export async function run(
  { deletionId }: DeleteAccountPayload,
  { deps, signal, log }: JobContext<DeleteAccountDeps>,
): Promise<void> {
  const { systemDb, mailer } = deps;
  const deletion = await findDeletion(systemDb, deletionId);
  if (!deletion) return;
  const isDone = (step: string) => Object.hasOwn(deletion.report, step);
  const doStep = async (step: string, work: (typeof LAST_STEPS)['account']) => {
    signal.throwIfAborted();
    const count = await work(deletion, deps);
    log.info('deletion.step', { reason: step, count });
    await saveStep(systemDb, deletionId, step, count);
  };

  const failures: string[] = [];
  for (const [step, work] of Object.entries(INDEPENDENT_STEPS)) {
    if (isDone(step)) continue;
    try {
      await doStep(step, work);
    } catch (error) {
      signal.throwIfAborted();
      failures.push(step);
      log.error('deletion.step-failed', { reason: step, err: error });
    }
  }
  if (failures.length > 0) {
    await saveFailure(systemDb, deletionId);
    throw new Error(`Not deleted yet: ${failures.join(', ')}`);
  }
  for (const [step, work] of Object.entries(LAST_STEPS)) if (!isDone(step)) await doStep(step, work);
  try {
    // A retry carries the same Message-ID, so that a duplicate mail is shown once.
    await mailer.send({ ...farewell(deletion, deps), messageId: `${deletionId}@lauda` });
    log.info('deletion.step', { reason: 'farewell' });
  } catch (error) {
    // A failing mail must not make us keep the address permanently.
    const isHopeless = error instanceof MailRefusedError;
    if (!isHopeless && Date.now() - deletion.requested_at.getTime() < FAREWELL_TRIED_MS) throw error;
    log.warn('deletion.step-failed', { reason: 'farewell', err: error });
  }
  await systemDb.transaction().execute((trx) => replaceByTombstone(trx, deletion));
  log.info('deletion.finished');
}
