import { sendMailingMail } from '../../features/mailings/send-mailing-mail.job.ts';
import { sendMailings } from '../../features/mailings/send-mailings.job.ts';
import { sendMail } from '../../features/mail/send-mail.job.ts';
import { sendDigest } from '../../features/sharing/digest/send-digest.job.ts';
import { sendDigests } from '../../features/sharing/digest/send-digests.job.ts';
import { createSigner, UNSUBSCRIBE_SIGNATURES } from '../../platform/secrets/signer.ts';
import { TEST_KEYRING } from '../accounts.ts';
import { type MailWorkerOptions, startMailWorker } from './mail-worker.ts';

export type MailingWorkerOptions = MailWorkerOptions;

/** A worker for subscribed mails. */
export const startMailingWorker = (options: MailingWorkerOptions) =>
  startMailWorker(options, [sendMailings, sendMailingMail, sendDigests, sendDigest, sendMail], {
    unsubscribeSigner: createSigner(TEST_KEYRING, UNSUBSCRIBE_SIGNATURES),
  });
