import type { Mailer } from '../../platform/delivery/mail.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import type { MailPayload } from './send-mail.job.ts';

/** A retry carries the same Message-ID, so that a duplicate mail is shown once. */
export const run = (mail: MailPayload, { deps, jobId }: JobContext<{ mailer: Mailer }>): Promise<void> =>
  deps.mailer.send({ ...mail, messageId: `${jobId}@lauda` });
