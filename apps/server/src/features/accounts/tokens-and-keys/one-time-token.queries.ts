import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';

export type TokenPurpose = 'confirm-email' | 'reset-password' | 'change-email' | 'restore-email';

const LIFE_HOURS: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 24,
  'reset-password': 1,
  'change-email': 24,
  'restore-email': 7 * 24,
};
const HOUR_MS = 60 * 60 * 1_000;

const identifier = (purpose: TokenPurpose, token: string): string => `${purpose}:${hashToken(token)}`;

/** Stores a new token's hash and returns the token, which is stored nowhere else. */
export async function issueToken(
  db: Kysely<DB>,
  purpose: TokenPurpose,
  userId: string,
  about: string | null = null,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('one_time_token')
    .values({
      identifier: identifier(purpose, token),
      value: userId,
      about,
      expires_at: new Date(Date.now() + LIFE_HOURS[purpose] * HOUR_MS),
    })
    .execute();
  return token;
}

/** The token's owner and what it is about; null when it is no longer valid. Does not consume it. */
export async function findToken(
  db: Kysely<DB>,
  purpose: TokenPurpose,
  token: string,
): Promise<{ owner: string; about: string | null } | null> {
  const row = await db
    .selectFrom('one_time_token')
    .select(['value as owner', 'about'])
    .where('identifier', '=', identifier(purpose, token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the token's owner and deletes the token. Of two concurrent callers, one gets null. */
export async function consumeToken(
  db: Kysely<DB>,
  purpose: TokenPurpose,
  token: string,
): Promise<string | null> {
  const row = await db
    .deleteFrom('one_time_token')
    .where('identifier', '=', identifier(purpose, token))
    .where('expires_at', '>', new Date())
    .returning('value')
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Deletes only the tokens about these subjects. */
export async function deleteTokensAbout(
  db: Kysely<DB>,
  userId: string,
  about: readonly string[],
): Promise<void> {
  if (about.length === 0) return;
  await db.deleteFrom('one_time_token').where('value', '=', userId).where('about', 'in', about).execute();
}

export async function deleteTokens(db: Kysely<DB>, purpose: TokenPurpose, userId: string): Promise<void> {
  await db
    .deleteFrom('one_time_token')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute();
}
