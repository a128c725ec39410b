import { MAX_LISTED_APPLICATIONS } from '@lauda/contract/applications/applications';
import type { ApplicationCard } from '@lauda/domain/application/card';
import { remindersOn } from '@lauda/domain/application/reminders';
import { asUser } from '../../../db/as-user.ts';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { findSubscriber } from '../../notifications/service.ts';
import { listCards } from '../queries.ts';
import { jobAlertMail } from './job-alert-mail.ts';
import type { ApplicationMailDeps, JobAlertPayload } from './send-job-alert.job.ts';

/** A day ends everywhere at most this long after it starts in UTC; a later mail would call the wrong day today. */
const DAY_ENDS_MS = 36 * 60 * 60 * 1_000;

/**
 * The day was marked in the transaction that enqueued this job. A worker killed after sending sends again with the
 * same Message-ID, by which mail servers and programs detect duplicates.
 */
export async function run(
  { userId, day, toldUntil }: JobAlertPayload,
  { deps }: JobContext<ApplicationMailDeps>,
): Promise<void> {
  if (Date.now() > Date.parse(day) + DAY_ENDS_MS) return;
  const reader = await findSubscriber(deps, { userId, kind: 'jobAlerts' });
  if (reader === null) return;
  const rows = await asUser(deps.db, userId, (trx) => listCards(trx, userId, MAX_LISTED_APPLICATIONS));
  const cards = rows.map(({ card }) => card as ApplicationCard);
  const reminders = remindersOn(cards, { today: day, toldUntil });
  if (reminders.length === 0) return;
  const mail = jobAlertMail({ userId, reader, today: day, reminders });
  await deps.mailer.send({ ...mail, messageId: `job-alert-${day}-${userId}@lauda` });
}
