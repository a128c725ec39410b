import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { type AiAllowance, type AiPurpose, isCounted } from './call.ts';
import {
  addToMonth,
  countDelivered,
  countHeld,
  endUse,
  insertUse,
  lockCounts,
  lockMonth,
  sumDay,
} from './queries.ts';

export interface LedgerLimits {
  /** Timeout of a call; its reservation expires some time after it. */
  readonly timeoutSeconds: number;
  readonly userDailyTokens: number;
  readonly monthlyTokens: number;
}

export interface Reservation {
  readonly userId: string;
  readonly id: string;
  readonly allowance: AiAllowance;
}

export interface Request {
  userId: string;
  purpose: AiPurpose;
  allowance: AiAllowance;
  /** The user's total quota for this allowance; null for unlimited. */
  limit: number | null;
  /** The most tokens that the call can use. */
  tokens: number;
}

/** A cleanup that waits for its turn must still finish before the reservation expires. */
const EXPIRY_MARGIN_SECONDS = 60;

/**
 * Reserves a use before a call and counts it when the answer is delivered. The lock on the user's profile keeps the
 * counts exact under concurrency. Lock order everywhere here: profile, then month.
 */
export function createLedger(systemDb: Kysely<DB>, limits: LedgerLimits) {
  return {
    reserve: ({ userId, purpose, allowance, limit, tokens }: Request): Promise<Reservation> =>
      systemDb.transaction().execute(async (trx) => {
        const counts = await lockCounts(trx, userId);
        if (counts === undefined) throw new AppError('NOT_FOUND');
        const month = await lockMonth(trx);
        const held = await countHeld(trx, userId, allowance);
        const used = isCounted(allowance) ? counts[allowance] : 0;
        if (limit !== null && used + held.ownUses >= limit) throw new AppError('AI_LIMIT_REACHED');
        if ((await sumDay(trx, userId)) + tokens > limits.userDailyTokens)
          throw new AppError('RATE_LIMITED', null, { cause: 'daily tokens' });
        if (month + held.tokens + tokens > limits.monthlyTokens)
          throw new AppError('UNAVAILABLE', null, { cause: 'monthly tokens' });
        const seconds = limits.timeoutSeconds + EXPIRY_MARGIN_SECONDS;
        const id = await insertUse(trx, { userId, purpose, allowance, tokens, seconds });
        return { userId, id, allowance };
      }),

    /** Counts the use. Throws when the reservation has expired; the answer must not be delivered then. */
    settle: ({ userId, id, allowance }: Reservation, tokens: number): Promise<void> =>
      systemDb.transaction().execute(async (trx) => {
        if (!(await endUse(trx, { userId, id, state: 'settled', tokens }))) throw new AppError('AI_FAILED');
        if (isCounted(allowance)) await countDelivered(trx, userId, allowance);
        await addToMonth(trx, tokens);
        if (allowance !== 'none') await publishEvent(trx, { userId }, { type: 'profile.changed' });
      }),

    /** Releases the reservation; tokens already consumed still count against the spending limits. */
    release: ({ userId, id }: Reservation, tokens: number): Promise<void> =>
      systemDb.transaction().execute(async (trx) => {
        if (await endUse(trx, { userId, id, state: 'released', tokens })) await addToMonth(trx, tokens);
      }),
  };
}
