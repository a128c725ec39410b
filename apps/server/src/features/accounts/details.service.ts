import type { AccountDetails } from '@lauda/contract/accounts/privacy';
import { toLocale } from '@lauda/domain/locale';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { findRefusal, forgetRefusal } from '../mail/service.ts';
import { findDetails, type NewDetails, saveDetails } from './details.queries.ts';
import { findEmailChange } from './email-change/email-change.queries.ts';

async function getDetails(db: Kysely<DB>, userId: string): Promise<AccountDetails> {
  const row = await findDetails(db, userId);
  if (!row) throw new AppError('NOT_FOUND');
  const refusedAt = await findRefusal(db, { userId, email: row.email });
  const pending = await findEmailChange(db, userId);
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: toLocale(row.locale),
    createdAt: row.created_at.toISOString(),
    mailRefusedAt: refusedAt?.toISOString() ?? null,
    pendingEmail: pending && { email: pending.newEmail, expiresAt: pending.expiresAt.toISOString() },
  };
}

export type DetailService = ReturnType<typeof createDetailService>;

/** The user's name, and the language of their mails. */
export const createDetailService = ({ db }: { /** Connects as lauda_auth. */ db: Kysely<DB> }) => ({
  get: (userId: string) => getDetails(db, userId),

  retryMail: async (userId: string): Promise<AccountDetails> => {
    await forgetRefusal(db, userId);
    return getDetails(db, userId);
  },

  update: (userId: string, details: NewDetails): Promise<AccountDetails> =>
    db.transaction().execute(async (trx) => {
      await saveDetails(trx, userId, details);
      // Other tabs and devices show the name too.
      await publishEvent(trx, { userId }, { type: 'session.changed' });
      return getDetails(trx, userId);
    }),
});
