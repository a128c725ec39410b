import { EMAIL_KINDS, type EmailEnd, type EmailKind } from '@lauda/domain/email-kinds';
import type { Kysely, Transaction } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Signer } from '../../platform/secrets/signer.ts';
import { knownTimeZone } from '../../platform/time-zones.ts';
import { endAllPreferences, findPreference, listPreferences, savePreference } from './queries.ts';
import { sendSubscriptionMail } from './send-subscription-mail.job.ts';
import { readToken } from './unsubscribe-address.ts';

export { findSubscriber } from './subscriber.ts';
export type { SubscriptionMailDeps } from './send-subscription-mail.job.ts';

export interface NotificationServiceDeps {
  db: Kysely<DB>;
  queue: Queue;
  signer: Signer;
}

interface ChosenKind {
  kind: EmailKind;
  isOn: boolean;
  /** The user's time zone, as reported by the browser. */
  timeZone?: string | undefined;
}

interface Unsubscription {
  ends: EmailEnd;
  /** Whether anything is left to unsubscribe from. */
  isOn: boolean;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ db, queue, signer }: NotificationServiceDeps) {
  /** Runs as the user that the signed URL was issued for; any other token throws TOKEN_INVALID. */
  const withToken = async <T>(
    token: string,
    work: (trx: Transaction<DB>, own: { userId: string } & Unsubscription) => Promise<T>,
  ): Promise<T> => {
    const given = readToken(token);
    if (given === null) throw new AppError('TOKEN_INVALID');
    const { userId, ends, signature } = given;
    return asUser(db, userId, async (trx) => {
      if (ends === 'all') {
        if (!signer.isSigned(signature, userId, ends)) throw new AppError('TOKEN_INVALID');
        const rows = await listPreferences(trx, userId);
        return work(trx, { userId, ends, isOn: rows.some(({ is_on }) => is_on) });
      }
      const row = await findPreference(trx, { userId, kind: ends });
      if (!row || !signer.isSigned(signature, userId, ends, row.unsubscribe_key))
        throw new AppError('TOKEN_INVALID');
      return work(trx, { userId, ends, isOn: row.is_on });
    });
  };

  return {
    list: async (userId: string): Promise<{ kind: EmailKind; isOn: boolean }[]> => {
      const rows = await asUser(db, userId, (trx) => listPreferences(trx, userId));
      return EMAIL_KINDS.map((kind) => ({ kind, isOn: rows.some((row) => row.kind === kind && row.is_on) }));
    },

    /** Subscribing is confirmed by a mail of that kind, which contains an unsubscribe link. */
    set: (userId: string, { kind, isOn, timeZone = '' }: ChosenKind): Promise<void> =>
      asUser(db, userId, async (trx) => {
        const choice = { isOn, timeZone: knownTimeZone(timeZone) };
        const isChanged = await savePreference(trx, { userId, kind }, choice);
        if (isChanged && isOn)
          await queue.enqueue(trx, sendSubscriptionMail, { userId, kind }, { key: `${userId}:${kind}` });
      }),

    find: (token: string): Promise<Unsubscription> =>
      withToken(token, (_trx, { ends, isOn }) => Promise.resolve({ ends, isOn })),

    unsubscribe: (token: string, { isForAll }: { isForAll: boolean }): Promise<void> =>
      withToken(token, async (trx, { userId, ends }) => {
        if (isForAll || ends === 'all') await endAllPreferences(trx, userId);
        else await savePreference(trx, { userId, kind: ends }, { isOn: false });
      }),
  };
}
