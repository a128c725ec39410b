import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../../../db/tables.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';

const TOKEN_SECONDS = 60;
export const IMPERSONATION_SECONDS = 60 * 60;

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);

export interface StaffSession {
  staffUserId: string;
  staffSessionId: string;
}

/** Stores the hash of a single-use, short-lived token for this target and this staff session. */
export async function issueImpersonation(
  db: Kysely<DB>,
  { staffUserId, staffSessionId }: StaffSession,
  { targetId, reason }: { targetId: string; reason: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = createToken();
  const expiresAt = inSeconds(TOKEN_SECONDS);
  await db
    .insertInto('impersonation')
    .values({
      user_id: targetId,
      staff_user_id: staffUserId,
      staff_session_id: staffSessionId,
      reason,
      token_hash: hashToken(token),
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Consumes the token; null unless everything matches. Of two concurrent callers, one gets null. */
export async function beginImpersonation(
  db: Kysely<DB>,
  { staffUserId, staffSessionId }: StaffSession,
  { token, targetId }: { token: string; targetId: string },
): Promise<{ id: string; reason: string; sessionToken: string } | null> {
  const sessionToken = createToken();
  const row = await db
    .updateTable('impersonation')
    .set({
      token_hash: null,
      session_hash: hashToken(sessionToken),
      expires_at: inSeconds(IMPERSONATION_SECONDS),
    })
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', targetId)
    .where('staff_user_id', '=', staffUserId)
    .where('staff_session_id', '=', staffSessionId)
    .where('expires_at', '>', new Date())
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('staff_role').select('role').where('user_id', '=', targetId))),
    )
    .returning(['id', 'reason'])
    .executeTakeFirst();
  return row ? { ...row, sessionToken } : null;
}

export interface ImpersonationRow {
  id: string;
  user_id: string;
  email: string;
  name: string;
  image: string | null;
  expires_at: Date;
}

/** A user who has become staff meanwhile can no longer be impersonated. */
const FIND = `
  select i.id, i.user_id, i.expires_at, u.email, u.name, u.image
  from impersonation i
  join app_user u on u.id = i.user_id
  where i.session_hash = $1 and i.staff_user_id = $2 and i.staff_session_id = $3 and i.expires_at > now()
    and not exists (select from staff_role r where r.user_id = i.user_id)`;

export async function findImpersonation(
  pool: Pool,
  token: string,
  { staffUserId, staffSessionId }: StaffSession,
): Promise<ImpersonationRow | null> {
  const { rows } = await pool.query<ImpersonationRow>({
    name: 'find-impersonation',
    text: FIND,
    values: [hashToken(token), staffUserId, staffSessionId],
  });
  return rows[0] ?? null;
}

interface ImpersonationKey {
  userId: string;
  id: string;
}

export async function hasImpersonation(db: Kysely<DB>, { userId, id }: ImpersonationKey): Promise<boolean> {
  const row = await db
    .selectFrom('impersonation')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}

/** False if there was none. A trigger closes its entry in the access log. */
export async function endImpersonation(db: Kysely<DB>, { userId, id }: ImpersonationKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('impersonation')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertAccessEntry(
  db: Kysely<DB>,
  entry: ImpersonationKey & { staffRole: string; reason: string; canEdit: boolean },
): Promise<void> {
  await db
    .insertInto('access_entry')
    .values({
      user_id: entry.userId,
      id: entry.id,
      staff_role: entry.staffRole,
      reason: entry.reason,
      can_edit: entry.canEdit,
    })
    .execute();
}
