import type { FactorKind, SecondFactorMethod } from '@lauda/domain/accounts/second-factors';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { CodeChannel } from '../one-time-codes/one-time-code.queries.ts';
import type { SendCodePayload } from '../one-time-codes/send-code.job.ts';

/** Confirmed factors, oldest first. */
export const listFactors = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('second_factor')
    .select(['id', 'kind', 'friendly_name', 'phone', 'created_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .execute();

/** The methods available for the second step; empty without a confirmed factor, when there is no second step. */
export async function listMethods(
  db: Kysely<DB>,
  userId: string,
  { isByPhone }: { isByPhone: boolean },
): Promise<SecondFactorMethod[]> {
  const factors = await listFactors(db, userId);
  if (factors.length === 0) return [];
  const [passkey, recoveryCode] = await Promise.all([
    db.selectFrom('passkey').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst(),
    db
      .selectFrom('recovery_code')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  ]);
  const has = (kind: string): boolean => factors.some((factor) => factor.kind === kind);
  const methods: [SecondFactorMethod, boolean][] = [
    ['totp', has('totp')],
    ['phone', has('phone') && !isByPhone],
    ['passkey', passkey !== undefined],
    // Email is offered after a sign-in by phone: the same two proofs as mail confirmed by phone, in reverse order.
    ['email', isByPhone],
    ['recovery-code', recoveryCode !== undefined],
  ];
  return methods.flatMap(([method, isOffered]) => (isOffered ? method : []));
}

export interface CodeReceiver {
  id: string;
  email: string;
  locale: string;
  phone: string | null;
}

type Receiver = SendCodePayload['receiver'];

/** The recipient of a code; undefined when the address or number belongs to nobody. */
export function findCodeReceiver(
  db: Kysely<DB>,
  channel: CodeChannel,
  receiver: Receiver,
): Promise<CodeReceiver | undefined> {
  const query = db
    .selectFrom('app_user')
    .leftJoin('second_factor', (join) =>
      join
        .onRef('second_factor.user_id', '=', 'app_user.id')
        .on('second_factor.kind', '=', 'phone')
        .on('second_factor.confirmed_at', 'is not', null),
    )
    .select(['app_user.id', 'app_user.email', 'app_user.locale', 'second_factor.phone']);
  if (receiver.kind === 'new-phone')
    return query
      .where('app_user.id', '=', receiver.userId)
      .executeTakeFirst()
      .then((row) => row && { ...row, phone: receiver.phone });
  if (receiver.kind === 'user') return query.where('app_user.id', '=', receiver.userId).executeTakeFirst();
  return channel === 'phone'
    ? query.where('second_factor.phone', '=', receiver.address).executeTakeFirst()
    : query.where(sql`lower(app_user.email)`, '=', receiver.address.toLowerCase()).executeTakeFirst();
}

export interface NewFactor {
  kind: FactorKind;
  friendlyName: string;
  secret: string | null;
  phone: string | null;
}

/** Replaces any unfinished enrollment. */
export async function insertFactor(
  db: Kysely<DB>,
  userId: string,
  { kind, friendlyName, secret, phone }: NewFactor,
): Promise<string> {
  await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('second_factor')
    .values({ user_id: userId, kind, friendly_name: friendlyName, secret, phone })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface FactorKey {
  userId: string;
  factorId: string;
}

export const findUnconfirmedFactor = (db: Kysely<DB>, { userId, factorId }: FactorKey) =>
  db
    .selectFrom('second_factor')
    .select(['id', 'kind', 'secret', 'phone'])
    .where('user_id', '=', userId)
    .where('id', '=', factorId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();

/** True if it was still unconfirmed. Throws a unique violation for a number that another account uses. */
export async function confirmFactor(
  db: Kysely<DB>,
  { userId, factorId }: FactorKey,
  lastUsedStep: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ confirmed_at: new Date(), last_used_step: lastUsedStep })
    .where('user_id', '=', userId)
    .where('id', '=', factorId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFactor(db: Kysely<DB>, { userId, factorId }: FactorKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('id', '=', factorId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listTotpSecrets = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('second_factor')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is not', null)
    .execute();

/** Of all users, ordered by id, for re-encryption. */
export const listSealedFactors = (db: Kysely<DB>, afterId: string | null, limit: number) =>
  db
    .selectFrom('second_factor')
    .select(['id', 'user_id', 'secret'])
    .where('secret', 'is not', null)
    .$narrowType<{ secret: string }>()
    .$if(afterId !== null, (query) => query.where('id', '>', afterId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Unless the secret has been replaced meanwhile. */
export async function replaceSealedSecret(
  db: Kysely<DB>,
  { userId, factorId }: FactorKey,
  before: string,
  secret: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ secret })
    .where('user_id', '=', userId)
    .where('id', '=', factorId)
    .where('secret', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True if this TOTP time step was unused. Of several concurrent callers with the same code, one gets true. */
export async function useTotpStep(
  db: Kysely<DB>,
  { userId, factorId }: FactorKey,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_used_step: step })
    .where('user_id', '=', userId)
    .where('id', '=', factorId)
    .where('last_used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasStaffRole(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_role')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteStaffRole(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('staff_role').where('user_id', '=', userId).execute();
}

/** PostgreSQL error code. */
const UNIQUE_VIOLATION = '23505';

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
