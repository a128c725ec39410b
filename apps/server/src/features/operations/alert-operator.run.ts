import { redact } from '../../platform/redact.ts';
import { takeUntoldDeadLetters } from '../../platform/queue/dead-letters.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { textsOf } from '../../platform/texts.ts';
import { enqueueMail, MAIL_QUEUE } from '../mail/service.ts';
import type { AlertDeps } from './alert-operator.job.ts';

const MAX_ERROR_LENGTH = 300;

export async function run(
  _payload: object,
  { deps: { systemDb, queue, operatorEmail, jobNames }, jobId, log }: JobContext<AlertDeps>,
): Promise<void> {
  if (operatorEmail === undefined) return;
  const text = textsOf('en-US');
  // Excludes the mail queue: a mail that cannot be sent would otherwise trigger alert mails forever.
  const told = jobNames.filter((name) => name !== MAIL_QUEUE);
  const count = await systemDb.transaction().execute(async (trx) => {
    const sums = await takeUntoldDeadLetters(trx, told);
    const total = sums.reduce((sum, { count: some }) => sum + some, 0);
    if (total === 0) return 0;
    const lines = sums.map(({ error, ...sum }) =>
      text('mail.deadLetterLine', { ...sum, error: redact(error ?? 'unknown').slice(0, MAX_ERROR_LENGTH) }),
    );
    const mail = {
      to: operatorEmail,
      subject: text('mail.deadLettersSubject', { count: total }),
      text: [...lines, text('mail.deadLettersNote')].join('\n\n').concat('\n'),
      unsubscribe: null,
    };
    await enqueueMail(trx, queue, mail, `dead-letters:${jobId}`);
    return total;
  });
  if (count > 0) log.info('operator.told', { count });
}
