import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/delivery/mail.ts';
import { MailRefusedError } from '../../platform/delivery/mail-refusal.ts';
import { forgetRefusalOfAddress, isRefused, saveRefusal } from './queries.ts';

interface SparingMailerDeps {
  mailer: Mailer;
  /** Connects as lauda_auth, the only role that can map an address to its account. */
  authDb: Kysely<DB>;
  log: Log;
}

/**
 * After this, one more mail is tried: mailboxes recover, and a password reset must not stay out of reach
 * permanently.
 */
const SUPPRESSED_DAYS = 7;

/**
 * Suppresses mails to an address that refused mail permanently, because mail servers distrust senders who keep
 * trying. The account settings show it. A refusal for any other reason fails the job.
 */
export function createSparingMailer({ mailer, authDb, log }: SparingMailerDeps): Mailer {
  return {
    send: async (mail) => {
      if (await isRefused(authDb, mail.to, SUPPRESSED_DAYS)) {
        log.info('mail.suppressed');
        return;
      }
      try {
        await mailer.send(mail);
      } catch (error) {
        if (!(error instanceof MailRefusedError) || !error.isAddressDead) throw error;
        await saveRefusal(authDb, mail.to, error.status);
        log.warn('mail.refused', { code: error.status });
        return;
      }
      await forgetRefusalOfAddress(authDb, mail.to);
    },
    close: () => mailer.close(),
  };
}
