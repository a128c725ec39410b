import type { SocialProvider } from '@lauda/contract/accounts/social-names';
import type { Locale } from '@lauda/domain/locale';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import { deleteSessions } from '../sessions/session.queries.ts';
import { deletePendingSignIns } from '../sign-in/pending-sign-in.queries.ts';
import { deletePendingSignUp } from '../sign-up/pending-sign-up.queries.ts';
import type { Welcome } from '../sign-up/welcome.ts';
import { deleteTokens } from '../tokens-and-keys/one-time-token.queries.ts';
import {
  deleteConnections,
  findConnectionOwner,
  handOverUser,
  insertConfirmedUser,
  insertConnection,
  lockAccountByEmail,
  saveConnectionNames,
} from './connection.queries.ts';
import type { Identity } from './openid-client.ts';

/** A user who returns from a provider. */
export interface Arrival {
  provider: SocialProvider;
  identity: Identity;
  locale: Locale;
  preferredDomain: string;
}

const namesOf = ({ email, firstName, lastName, picture }: Identity) => ({
  email,
  picture,
  name: `${firstName} ${lastName}`.trim() || null,
});

/**
 * Connects the external account to this user. Allowed if it is already connected to the same user, refused if to
 * another.
 */
export async function connectIdentity(
  trx: Transaction<DB>,
  queue: Queue,
  userId: string,
  { provider, identity }: Arrival,
  { isNewAccount = false } = {},
): Promise<void> {
  const { accountId } = identity;
  const named = { provider, accountId, ...namesOf(identity) };
  if (await insertConnection(trx, userId, named)) {
    if (!isNewAccount) await enqueueSecurityNotice(trx, queue, userId, { kind: 'social-linked', provider });
    await publishEvent(trx, { userId }, { type: 'session.changed' });
    return;
  }
  if ((await findConnectionOwner(trx, { provider, accountId })) !== userId)
    throw new AppError('SOCIAL_TAKEN');
  await saveConnectionNames(trx, named);
}

/** Deletes every credential that the person who signed up with the address could still use. */
async function emptyUnconfirmedAccount(trx: Transaction<DB>, userId: string): Promise<void> {
  await deleteConnections(trx, userId);
  await deleteSessions(trx, userId, { exceptId: null });
  await deletePendingSignIns(trx, userId);
  await deletePendingSignUp(trx, userId);
  await deleteTokens(trx, 'confirm-email', userId);
  await deleteTokens(trx, 'reset-password', userId);
}

/**
 * The account for a sign-in with this external account. An unknown external account is joined with the account of
 * its address only when both sides have verified the address: the provider, and our own mail. An unconfirmed
 * account may have been created by a stranger, so it is emptied before it is handed over.
 */
export async function findOrMakeAccount(
  trx: Transaction<DB>,
  { queue, welcome }: { queue: Queue; welcome: Welcome },
  arrival: Arrival,
): Promise<string> {
  const { provider, identity, locale, preferredDomain } = arrival;
  const { accountId, email, firstName, lastName } = identity;
  const known = await findConnectionOwner(trx, { provider, accountId });
  if (known !== null) {
    await saveConnectionNames(trx, { provider, accountId, ...namesOf(identity) });
    return known;
  }
  if (email === null || !identity.isEmailVerified) throw new AppError('SOCIAL_EMAIL_UNVERIFIED');

  const person = { email, firstName, lastName, locale, preferredDomain };
  const made = await insertConfirmedUser(trx, person);
  const account = made === null ? await lockAccountByEmail(trx, email) : null;
  const userId = made ?? account?.id;
  // The account was deleted between the two statements.
  if (userId === undefined) throw new AppError('SOCIAL_FAILED');
  const isTakenOver = account?.email_verified === false;
  if (isTakenOver) {
    await emptyUnconfirmedAccount(trx, userId);
    await handOverUser(trx, userId, person);
  }
  const isNewAccount = made !== null || isTakenOver;
  await connectIdentity(trx, queue, userId, arrival, { isNewAccount });
  if (isNewAccount) await welcome.enqueueWelcome(trx, userId, { isNameOwn: true });
  return userId;
}
