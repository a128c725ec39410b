import { phoneHint } from '@lauda/domain/accounts/phone';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { Client } from '../request-client.ts';
import type { OneTimeCodes } from '../one-time-codes/one-time-codes.ts';
import type { GuessLimits } from '../sign-in/guess-limits.ts';
import {
  consumePendingSignIn,
  countPendingAttempt,
  findPendingSignIn,
  type PendingSignIn,
} from '../sign-in/pending-sign-in.queries.ts';
import type { SignInCompletion, SignInOutcome } from '../sign-in/sign-in-completion.ts';
import type { CheckSecondFactor, GivenFactor } from './second-factor-check.ts';
import { listFactors, listMethods } from './second-factor.queries.ts';

interface SecondStepDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  codes: OneTimeCodes;
  limits: GuessLimits;
  check: CheckSecondFactor;
  completion: SignInCompletion;
}

const subjectOf = ({ id }: PendingSignIn): string => `second-step:${id}`;

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** The second step of a sign-in, after the first one succeeded. */
export function createSecondStepService({ db, codes, limits, check, completion }: SecondStepDeps) {
  const getPending = async (token: string | null): Promise<PendingSignIn> => {
    const pending = token === null ? undefined : await findPendingSignIn(db, token);
    if (!pending) throw new AppError('TOKEN_INVALID');
    return pending;
  };
  const methodsOf = ({ user_id, is_by_phone }: PendingSignIn) =>
    listMethods(db, user_id, { isByPhone: is_by_phone });

  return {
    get: async (token: string | null) => {
      const pending = await getPending(token);
      const factors = await listFactors(db, pending.user_id);
      const phone = factors.find(({ kind }) => kind === 'phone')?.phone ?? null;
      return { methods: await methodsOf(pending), phoneHint: phone === null ? null : phoneHint(phone) };
    },

    sendCode: async (token: string | null, method: 'phone' | 'email', ip: string): Promise<void> => {
      const pending = await getPending(token);
      if (!(await methodsOf(pending)).includes(method)) throw new AppError('TOKEN_INVALID');
      await limits.admitMail('second-factor-code', pending.user_id, ip);
      const receiver = { kind: 'user', userId: pending.user_id } as const;
      await codes.send(`${subjectOf(pending)}:${method}`, method, receiver);
    },

    verify: async (
      token: string | null,
      { method, code }: Pick<GivenFactor, 'method' | 'code'>,
      client: Client,
    ): Promise<SignInOutcome> => {
      const pending = await getPending(token);
      const userId = pending.user_id;
      if (!(await methodsOf(pending)).includes(method)) throw new AppError('CODE_INVALID');
      if (!(await countPendingAttempt(db, pending))) throw new AppError('TOKEN_INVALID');
      await check({ userId, method, code, subject: subjectOf(pending), ip: client.ip });
      return completion.complete(userId, client, {
        isSecondFactorVerified: true,
        recheck: async (trx) => ((await consumePendingSignIn(trx, pending)) ? null : 'TOKEN_INVALID'),
      });
    },
  };
}
