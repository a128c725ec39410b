import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../../../db/tables.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';

export interface SessionRow {
  session_id: string;
  user_id: string;
  email: string;
  name: string;
  image: string | null;
  /** Null for ordinary users. */
  role: string | null;
  is_second_factor_verified: boolean;
  proved_at: Date;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
}

const FIND_BY_TOKEN = `
  select s.id as session_id, s.user_id, s.is_second_factor_verified,
         s.proved_at, s.expires_at, s.created_at, s.updated_at, u.email, u.name, u.image, r.role
  from session s
  join app_user u on u.id = s.user_id
  left join staff_role r on r.user_id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;

/** Runs on every request, so it is a prepared statement on each connection. */
export async function findSessionByToken(pool: Pool, tokenHash: string): Promise<SessionRow | null> {
  const { rows } = await pool.query<SessionRow>({
    name: 'find-session-by-token',
    text: FIND_BY_TOKEN,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

interface SessionKey {
  userId: string;
  sessionId: string;
}

export async function extendSession(
  db: Kysely<DB>,
  { userId, sessionId }: SessionKey,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt, updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}

export async function hasSession(db: Kysely<DB>, { userId, sessionId }: SessionKey): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export const listSessions = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('updated_at', 'desc')
    .execute();

export async function deleteSession(db: Kysely<DB>, { userId, sessionId }: SessionKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessions(
  db: Kysely<DB>,
  userId: string,
  { exceptId }: { exceptId: string | null },
): Promise<void> {
  let query = db.deleteFrom('session').where('user_id', '=', userId);
  if (exceptId !== null) query = query.where('id', '<>', exceptId);
  await query.execute();
}

export async function markSecondFactorVerified(db: Kysely<DB>, token: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ is_second_factor_verified: true })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Resets the passed second factor in all sessions of a user. */
export async function unverifySessions(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ is_second_factor_verified: false })
    .where('user_id', '=', userId)
    .where('is_second_factor_verified', '=', true)
    .execute();
}

/** The session starts without a fresh proof. */
export async function withholdProof(db: Kysely<DB>, token: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ proved_at: new Date(0) })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

export async function deleteSessionByToken(db: Kysely<DB>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/**
 * Rotates the token of a session that gains rights, so that a token leaked earlier does not gain them too. Null
 * when the session has ended meanwhile.
 */
export async function rotateSession(
  db: Kysely<DB>,
  { userId, sessionId }: SessionKey,
): Promise<string | null> {
  const token = createToken();
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ token_hash: hashToken(token), is_second_factor_verified: true, proved_at: new Date() })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

export async function touchProof(db: Kysely<DB>, { userId, sessionId }: SessionKey): Promise<void> {
  await db
    .updateTable('session')
    .set({ proved_at: new Date() })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}

/** Deletes the session if it has expired; returns whether it did. */
export async function deleteExpiredSession(db: Kysely<DB>, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '<=', new Date())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Staff sessions last hours, not weeks. */
export async function shortenStaffSession(
  db: Kysely<DB>,
  { userId, token }: { userId: string; token: string },
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', hashToken(token))
    .where((eb) => eb.exists(eb.selectFrom('staff_role').select('role').where('user_id', '=', userId)))
    .execute();
}
