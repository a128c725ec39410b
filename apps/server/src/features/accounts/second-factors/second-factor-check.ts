import type { SecondFactorMethod } from '@lauda/domain/accounts/second-factors';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import type { OneTimeCodes } from '../one-time-codes/one-time-codes.ts';
import { digitsOf, type Keys } from '../tokens-and-keys/keys.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-code.queries.ts';
import { recoveryCodeHashes } from './recovery-codes.ts';
import type { SecondFactorGuesses } from './second-factor-guesses.ts';
import { listTotpSecrets, useTotpStep } from './second-factor.queries.ts';
import { matchingStep } from './totp.ts';

interface CheckDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  keys: Keys;
  codes: OneTimeCodes;
  guesses: SecondFactorGuesses;
}

export interface GivenFactor {
  userId: string;
  method: Exclude<SecondFactorMethod, 'passkey'>;
  code: string;
  /** The subject that codes by mail and text message were sent for. */
  subject: string;
  ip: string;
}

export type CheckSecondFactor = (given: GivenFactor) => Promise<void>;

/** Throws unless the code is correct. Each correct code works once. */
export function createSecondFactorCheck({ db, queue, keys, codes, guesses }: CheckDeps): CheckSecondFactor {
  const isTotp = async (userId: string, code: string): Promise<boolean> => {
    for (const { id: factorId, secret } of await listTotpSecrets(db, userId)) {
      const step = matchingStep(keys.decrypt(secret ?? '', userId), digitsOf(code), Date.now());
      if (step !== null && (await useTotpStep(db, { userId, factorId }, step))) return true;
    }
    return false;
  };

  const isSentCode = async (userId: string, subject: string, code: string): Promise<boolean> =>
    (await codes.use(subject, code))?.userId === userId;

  /** Notifies the owner: somebody else may have used the recovery code. */
  const isRecoveryCode = (userId: string, code: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (!(await useRecoveryCode(trx, userId, recoveryCodeHashes(keys, userId, code)))) return false;
      const left = await countRecoveryCodes(trx, userId);
      await enqueueSecurityNotice(trx, queue, userId, { kind: 'recovery-code-used', left });
      return true;
    });

  return async ({ userId, method, code, subject, ip }) => {
    await guesses.admit(userId, ip);
    const checks: Record<GivenFactor['method'], () => Promise<boolean>> = {
      totp: () => isTotp(userId, code),
      phone: () => isSentCode(userId, `${subject}:phone`, code),
      email: () => isSentCode(userId, `${subject}:email`, code),
      'recovery-code': () => isRecoveryCode(userId, code),
    };
    if (!(await checks[method]())) throw new AppError('CODE_INVALID');
    await guesses.forgive(userId, ip);
  };
}
