import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail.ts';
import { MailRefusedError } from '../../platform/mail-refusal.ts';
import { forgetRefusalOfAddress, isRefused, saveRefusal } from './queries.ts';

interface SparingMailerDeps {
  mailer: Mailer;
  /** As lauda_auth: only it knows whose an address is. */
  authDb: Kysely<DB>;
  log: Log;
}

/** Then one more mail is tried: mailboxes come back, and a new password must not be out of reach for good. */
const SUPPRESSED_DAYS = 7;

/**
 * Sends nothing to an address that refused mail for good, because mail servers stop trusting senders who do.
 * The account's settings say so. A refusal that is not about the address fails the job.
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
