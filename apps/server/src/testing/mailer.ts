import { createUnsubscribeUrls } from '../features/notifications/unsubscribe-address.ts';
import { createMailer, type Mailer } from '../platform/delivery/mail.ts';
import { createSigner, UNSUBSCRIBE_SIGNATURES } from '../platform/secrets/signer.ts';
import { TEST_ORIGIN, TEST_KEYRING } from './accounts.ts';

/** Needs escaping in HTML. */
export const TEST_SENDER = 'Lauda & Co. · Rua Um, 1, São Paulo';

/** Sends mails as the worker does. */
export const createTestMailer = (smtpUrl: string): Mailer =>
  createMailer({
    smtpUrl,
    from: 'Lauda <no-reply@lauda.example>',
    origin: TEST_ORIGIN,
    supportEmail: 'support@lauda.example',
    sender: TEST_SENDER,
    unsubscribeUrlOf: createUnsubscribeUrls(TEST_ORIGIN, createSigner(TEST_KEYRING, UNSUBSCRIBE_SIGNATURES)),
  });
