import type { ProofMethod } from '@lauda/contract/accounts/second-factors';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/http/actor.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { OneTimeCodes } from '../one-time-codes/one-time-codes.ts';
import { isPassword } from '../passwords.ts';
import { findPasswordHash } from '../queries.ts';
import { rotateSession, touchProof } from '../sessions/session.queries.ts';
import type { GuessLimits } from '../sign-in/guess-limits.ts';
import { hasPasskey } from '../social/connection.queries.ts';
import type { CheckSecondFactor } from './second-factor-check.ts';
import { listMethods } from './second-factor.queries.ts';

interface ProofDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  codes: OneTimeCodes;
  limits: GuessLimits;
  check: CheckSecondFactor;
}

const subjectOf = ({ sessionId }: UserActor): string => `proof:${sessionId}`;

export type ProofService = ReturnType<typeof createProofService>;

/** Re-authentication in an open session. */
export function createProofService({ db, codes, limits, check }: ProofDeps) {
  const listProofMethods = async (userId: string): Promise<ProofMethod[]> => {
    const [factors, passwordHash, isWithPasskey] = await Promise.all([
      listMethods(db, userId, { isByPhone: false }),
      findPasswordHash(db, userId),
      hasPasskey(db, userId),
    ]);
    const methods = new Set<ProofMethod>(factors);
    if (isWithPasskey) methods.add('passkey');
    if (passwordHash !== null) methods.add('password');
    // Only for a user without any other method: a mailbox is often open beside the product.
    return methods.size === 0 ? ['email'] : [...methods];
  };
  const requireMethod = async ({ userId }: UserActor, method: ProofMethod): Promise<void> => {
    if (!(await listProofMethods(userId)).includes(method)) throw new AppError('CODE_INVALID');
  };

  /** The session gains the rights of a passed second factor, and a new token with them. */
  const passSecondFactor = ({ userId, sessionId }: UserActor): Promise<string> =>
    db.transaction().execute(async (trx) => {
      const token = await rotateSession(trx, { userId, sessionId });
      if (token === null) throw new AppError('UNAUTHENTICATED');
      await publishEvent(trx, { userId }, { type: 'session.changed' });
      return token;
    });

  return {
    listProofMethods,
    passSecondFactor,

    sendCode: async (actor: UserActor, method: 'phone' | 'email', ip: string): Promise<void> => {
      await requireMethod(actor, method);
      await limits.admitMail('second-factor-code', actor.userId, ip);
      const receiver = { kind: 'user', userId: actor.userId } as const;
      await codes.send(`${subjectOf(actor)}:${method}`, method, receiver);
    },

    /** Returns the session's new token, or null when the token stays the same. */
    prove: async (
      actor: UserActor,
      { method, value }: { method: Exclude<ProofMethod, 'passkey'>; value: string },
      ip: string,
    ): Promise<string | null> => {
      const { userId } = actor;
      await requireMethod(actor, method);
      if (method === 'password') {
        await limits.admit(userId, ip);
        const stored = await findPasswordHash(db, userId);
        if (stored === null || !(await isPassword(stored, value))) throw new AppError('CREDENTIALS_WRONG');
        await limits.forgive(userId, ip);
      } else await check({ userId, method, code: value, subject: subjectOf(actor), ip });
      if (method !== 'password' && method !== 'email') return passSecondFactor(actor);
      await touchProof(db, actor);
      return null;
    },
  };
}
