import type { SocialProvider } from '@lauda/contract/accounts/social-names';
import type { Locale } from '@lauda/domain/locale';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { hasAnotherWayIn } from '../sign-in/ways-in.queries.ts';

export interface ConnectionKey {
  provider: SocialProvider;
  /** The provider's id of the user. */
  accountId: string;
}

/** The user to whom this external account is connected. */
export async function findConnectionOwner(
  db: Kysely<DB>,
  { provider, accountId }: ConnectionKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('connection')
    .select('user_id')
    .where('provider_id', '=', provider)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The user's name and address at the provider. */
export interface ConnectionNames {
  email: string | null;
  name: string | null;
  picture: string | null;
}

/**
 * Provider tokens are not stored: the provider is not called again. False when either side is already connected.
 */
export async function insertConnection(
  db: Kysely<DB>,
  userId: string,
  { provider, accountId, email, name, picture }: ConnectionKey & ConnectionNames,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('connection')
    .values({
      user_id: userId,
      provider_id: provider,
      account_id: accountId,
      provider_email: email,
      provider_name: name,
      provider_picture: picture,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

interface VerifiedPerson {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  preferredDomain: string;
}

const userValues = ({ email, firstName, lastName, locale, preferredDomain }: VerifiedPerson) => ({
  email,
  email_verified: true,
  name: `${firstName} ${lastName}`.trim() || email,
  first_name: firstName,
  last_name: lastName,
  locale,
  preferred_domain: preferredDomain,
  updated_at: new Date(),
});

/** Null when the address already has an account. */
export async function insertConfirmedUser(db: Kysely<DB>, person: VerifiedPerson): Promise<string | null> {
  const row = await db
    .insertInto('app_user')
    .values(userValues(person))
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Transfers an unconfirmed account to this user. */
export async function handOverUser(db: Kysely<DB>, userId: string, person: VerifiedPerson): Promise<void> {
  await db.updateTable('app_user').set(userValues(person)).where('id', '=', userId).execute();
}

/** Includes the password. */
export async function deleteConnections(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('connection').where('user_id', '=', userId).execute();
}

/** Locks the row, so that nobody confirms it or signs up over it meanwhile. */
export const lockAccountByEmail = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('app_user')
    .select(['id', 'email_verified'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

/** All sign-in methods except passkeys; includes the password. */
export const listConnections = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('connection')
    .select(['id', 'provider_id', 'provider_email', 'provider_name'])
    .where('user_id', '=', userId)
    .execute();

/** Updates connections that predate these columns, and users whose address at the provider has changed. */
export async function saveConnectionNames(
  db: Kysely<DB>,
  { provider, accountId, email, name, picture }: ConnectionKey & ConnectionNames,
): Promise<void> {
  await db
    .updateTable('connection')
    .set({ provider_email: email, provider_name: name, provider_picture: picture })
    .where('provider_id', '=', provider)
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * Whether a sign-in with this connection counts as fresh proof. It does not for a day after it was linked, nor for
 * a day after a password change: an attacker's connection must not change other sign-in methods before the owner
 * has read our mail. The connection that the account was created with belongs to the owner.
 */
export async function isConnectionProof(
  db: Kysely<DB>,
  userId: string,
  provider: SocialProvider,
): Promise<boolean> {
  const row = await db
    .selectFrom('connection')
    .innerJoin('app_user', 'app_user.id', 'connection.user_id')
    .leftJoin('connection as own', (join) =>
      join.onRef('own.user_id', '=', 'connection.user_id').on('own.password', 'is not', null),
    )
    .select('connection.id')
    .where('connection.user_id', '=', userId)
    .where('connection.provider_id', '=', provider)
    .where(
      sql<boolean>`(connection.created_at = app_user.created_at or connection.created_at < now() - interval '24 hours')`,
    )
    .where(sql<boolean>`(own.updated_at is null or own.updated_at < now() - interval '24 hours')`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The provider's data about the user from their last sign-in, with the name in this account. */
export const findConnectedPerson = (db: Kysely<DB>, userId: string, provider: SocialProvider) =>
  db
    .selectFrom('connection')
    .innerJoin('app_user', 'app_user.id', 'connection.user_id')
    .select(['provider_email', 'provider_name', 'provider_picture', 'app_user.first_name'])
    .where('connection.user_id', '=', userId)
    .where('connection.provider_id', '=', provider)
    .executeTakeFirst();

export async function hasPasskey(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** False when it is the only sign-in method; call it after `lockWaysIn` in the same transaction. */
export async function deleteConnection(db: Kysely<DB>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('connection')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(() => hasAnotherWayIn(userId, { connectionId: id })(expressionBuilder()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
