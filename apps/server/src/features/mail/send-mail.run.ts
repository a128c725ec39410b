import type { Mailer } from '../../platform/mail.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import type { MailPayload } from './send-mail.job.ts';

/** A repeat carries the same Message-ID, so that a mail sent twice is shown once. */
export const run = (mail: MailPayload, { deps, jobId }: JobContext<{ mailer: Mailer }>): Promise<void> =>
  deps.mailer.send({ ...mail, messageId: `${jobId}@lauda` });
