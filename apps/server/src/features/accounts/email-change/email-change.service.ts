import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/http/actor.ts';
import { requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { ActOrigin } from '../../audit/service.ts';
import { forgetRefusal } from '../../mail/service.ts';
import type { Client } from '../request-client.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import { endMailedCodes } from '../one-time-codes/one-time-code.queries.ts';
import { type AccountRow, findAccount, findAccountByEmail } from '../queries.ts';
import { isUniqueViolation } from '../second-factors/second-factor.queries.ts';
import { deleteSessions } from '../sessions/session.queries.ts';
import type { GuessLimits } from '../sign-in/guess-limits.ts';
import { deletePendingSignIns } from '../sign-in/pending-sign-in.queries.ts';
import type { SignInCompletion } from '../sign-in/sign-in-completion.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { endDoubtfulRights } from '../staff-access/staff-rights.ts';
import {
  consumeToken,
  deleteTokens,
  deleteTokensAbout,
  findToken,
  issueToken,
  type TokenPurpose,
} from '../tokens-and-keys/one-time-token.queries.ts';
import {
  deleteDoubtfulWaysIn,
  deleteEmailChange,
  deleteFormerEmails,
  deleteUnconfirmedHolder,
  findEmailChange,
  type FormerEmail,
  insertFormerEmail,
  listFormerEmails,
  replaceEmail,
  saveEmailChange,
} from './email-change.queries.ts';
import { sendEmailChangeMail } from './send-email-change-mail.job.ts';

/** Reports the new address to the payment provider, which also identifies the account by it. */
export type AnnounceEmail = (trx: Transaction<DB>, userId: string) => Promise<unknown>;

interface EmailChangeDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  limits: GuessLimits;
  completion: SignInCompletion;
  announceEmail: AnnounceEmail;
}

/** Maximum number of former addresses that can still be restored: each one is a mail to another address. */
const MAX_FORMER_EMAILS = 5;
/**
 * An attacker adds a sign-in method before changing the address. Matches the time for which a new connection is no
 * proof.
 */
const DOUBTFUL_MS = 24 * 60 * 60 * 1_000;

/** Invalidates the account's open mail links and codes, and the pending change they belong to. */
async function endOpenLinks(trx: Transaction<DB>, userId: string): Promise<void> {
  for (const purpose of ['change-email', 'reset-password', 'confirm-email'] as const)
    await deleteTokens(trx, purpose, userId);
  await deleteEmailChange(trx, userId);
  await endMailedCodes(trx, userId);
}

/** Only for an address whose holder has just followed a link mailed to it. */
async function takeAddress(trx: Transaction<DB>, account: AccountRow, email: string): Promise<void> {
  await deleteUnconfirmedHolder(trx, { userId: account.id, email });
  const holder = await findAccountByEmail(trx, email);
  if (holder && holder.id !== account.id) throw new AppError('EMAIL_TAKEN');
  try {
    await replaceEmail(trx, account.id, email);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
  await forgetRefusal(trx, account.id);
}

async function endWaysBack(
  trx: Transaction<DB>,
  userId: string,
  formers: readonly FormerEmail[],
): Promise<void> {
  const ids = formers.map(({ id }) => id);
  await deleteFormerEmails(trx, userId, ids);
  await deleteTokensAbout(trx, userId, ids);
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/**
 * Changes the address of an account. Nothing changes until the holder of the new address confirms, and the holder
 * of the former address can revert the change for seven days.
 *
 * The earliest holder wins. A restore link returns to the address before that change and invalidates the restore
 * links of all later changes; those of earlier changes stay valid. So however often an attacker changes the address
 * again or uses their own restore links, the owner's link works for its full seven days. A change back to an
 * address that has a restore link counts as a restore too: the addresses in between get no restore link, because it
 * would outlast the owner's and could take the account away again.
 */
export function createEmailChangeService(deps: EmailChangeDeps) {
  const { db, queue, limits, completion, announceEmail } = deps;

  /** Consumes the token inside the transaction: if a later step throws, the link stays valid. */
  const open = async (
    trx: Transaction<DB>,
    purpose: TokenPurpose,
    token: string,
  ): Promise<{ account: AccountRow; about: string }> => {
    const found = await findToken(trx, purpose, token);
    if (found === null || found.about === null) throw new AppError('TOKEN_INVALID');
    await lockWaysIn(trx, found.owner);
    const account = await findAccount(trx, found.owner);
    if (!account || (await consumeToken(trx, purpose, token)) === null) throw new AppError('TOKEN_INVALID');
    return { account, about: found.about };
  };

  const mailLink = (trx: Transaction<DB>, userId: string) =>
    queue.enqueue(trx, sendEmailChangeMail, { userId, formerId: null }, { key: `new:${userId}` });

  /**
   * Limited by account and by address: one account cannot mail a list of strangers, and many accounts cannot mail
   * the same stranger.
   */
  const admitMail = async (userId: string, newEmail: string, ip: string): Promise<void> => {
    await limits.admitMail('email-change', userId, ip);
    await limits.admitMail('email-change', newEmail, ip);
  };

  return {
    /** Gives the same answer for an address that has an account: only its holder is notified. */
    request: async (actor: UserActor, newEmail: string, { ip }: Client): Promise<void> => {
      requireFreshProof(actor);
      const { userId } = actor;
      if (newEmail === actor.email.toLowerCase()) throw new AppError('EMAIL_UNCHANGED');
      await admitMail(userId, newEmail, ip);
      await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        if ((await listFormerEmails(trx, userId)).length >= MAX_FORMER_EMAILS)
          throw new AppError('RATE_LIMITED');
        // Invalidates links to the previously requested address.
        await deleteTokens(trx, 'change-email', userId);
        await saveEmailChange(trx, userId, newEmail);
        await mailLink(trx, userId);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
      });
    },

    resend: async ({ userId }: UserActor, { ip }: Client): Promise<void> => {
      const pending = await findEmailChange(db, userId);
      if (!pending) throw new AppError('NOT_FOUND');
      await admitMail(userId, pending.newEmail, ip);
      await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        const current = await findEmailChange(trx, userId);
        if (current?.newEmail !== pending.newEmail) throw new AppError('NOT_FOUND');
        await saveEmailChange(trx, userId, pending.newEmail);
        await mailLink(trx, userId);
      });
    },

    cancel: async ({ userId }: UserActor): Promise<void> => {
      await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        await deleteTokens(trx, 'change-email', userId);
        await deleteEmailChange(trx, userId);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
      });
    },

    /**
     * Sessions stay open: the user proved their identity when they requested the change. Returns the new address.
     */
    confirm: (token: string): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const { account, about } = await open(trx, 'change-email', token);
        const { id: userId, email: formerEmail } = account;
        const pending = await findEmailChange(trx, userId);
        if (!pending || pending.newEmail !== about) throw new AppError('TOKEN_INVALID');
        const { newEmail } = pending;
        await takeAddress(trx, account, newEmail);
        await endOpenLinks(trx, userId);
        const formers = await listFormerEmails(trx, userId);
        const earliest = formers.findIndex(({ email }) => email.toLowerCase() === newEmail);
        if (earliest === -1) {
          const formerId = await insertFormerEmail(trx, userId, formerEmail);
          await queue.enqueue(trx, sendEmailChangeMail, { userId, formerId });
        } else {
          await endWaysBack(trx, userId, formers.slice(earliest));
          await enqueueSecurityNotice(trx, queue, userId, {
            kind: 'email-changed',
            newEmail,
            to: formerEmail,
          });
        }
        await announceEmail(trx, userId);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        return newEmail;
      }),

    /**
     * Somebody else had access: none of the credentials they had or chose open the account afterwards. Returns the
     * address and a token for choosing a new password.
     */
    restore: (token: string, by: Omit<ActOrigin, 'actorId' | 'actorRole'>) =>
      db.transaction().execute(async (trx) => {
        const { account, about } = await open(trx, 'restore-email', token);
        const { id: userId, email: replaced } = account;
        const formers = await listFormerEmails(trx, userId);
        const at = formers.findIndex(({ id }) => id === about);
        const former = formers[at];
        if (!former) throw new AppError('TOKEN_INVALID');
        await takeAddress(trx, account, former.email);
        await endWaysBack(trx, userId, formers.slice(at));
        await endOpenLinks(trx, userId);
        await deleteSessions(trx, userId, { exceptId: null });
        await deletePendingSignIns(trx, userId);
        await completion.forgetDevices(trx, userId, null);
        await deleteDoubtfulWaysIn(trx, userId, new Date(former.changedAt.getTime() - DOUBTFUL_MS));
        await endDoubtfulRights(trx, userId, { ...by, actorId: userId, actorRole: 'user' });
        if (replaced !== former.email)
          await enqueueSecurityNotice(trx, queue, userId, {
            kind: 'email-changed',
            newEmail: former.email,
            to: replaced,
          });
        await announceEmail(trx, userId);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        return { email: former.email, resetToken: await issueToken(trx, 'reset-password', userId) };
      }),
  };
}
