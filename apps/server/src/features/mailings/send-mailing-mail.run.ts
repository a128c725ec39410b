import { toLocale } from '@lauda/domain/locale';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { findSubscriber, type SubscriptionMailDeps } from '../notifications/service.ts';
import { mailingMail } from './mailing-mail.ts';
import { findMailing, lockDelivery, markSent } from './queries.ts';
import type { MailingMailPayload } from './send-mailing-mail.job.ts';

/**
 * The delivery is locked while it is sent, and marked afterwards. A worker killed in between sends it again with
 * the same Message-ID, by which mail servers and programs detect duplicates.
 */
export async function run(
  { userId, mailingId }: MailingMailPayload,
  { deps }: JobContext<SubscriptionMailDeps>,
): Promise<void> {
  await deps.systemDb.transaction().execute(async (trx) => {
    const delivery = await lockDelivery(trx, { userId, mailingId });
    const mailing = await findMailing(trx, mailingId);
    if (!delivery || !mailing || delivery.sent_at !== null) return;
    const reader = await findSubscriber(deps, { userId, kind: mailing.kind });
    if (reader === null) return;
    const mail = mailingMail({
      mailing: {
        subjectEn: mailing.subject_en,
        bodyEn: mailing.body_en,
        subjectPt: mailing.subject_pt,
        bodyPt: mailing.body_pt,
      },
      to: reader.email,
      userId,
      name: reader.first_name,
      locale: toLocale(reader.locale),
      unsubscribeUrl: reader.unsubscribeUrl,
    });
    await deps.mailer.send({ ...mail, messageId: `mailing-${mailingId}-${userId}@lauda` });
    await markSent(trx, { userId, mailingId });
  });
}
