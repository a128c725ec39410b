import { createHash } from 'node:crypto';
import type { RateLimit } from '@lauda/contract';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { createRoughLimiter } from './rough-limit.ts';

export interface LimitVerdict {
  readonly isAllowed: boolean;
  readonly retryAfterSeconds: number;
}

export type CheckLimit = (name: string, subject: string, limit: RateLimit) => Promise<LimitVerdict>;

export interface RateLimiter {
  check: CheckLimit;
  /** Begins to count anew. */
  forget: (name: string, subject: string) => Promise<void>;
}

/** Of an address or an account that is counted: neither stands in Redis as it is. */
export const hashedSubject = (account: string): string =>
  createHash('sha256').update(account.toLowerCase()).digest('base64url');

/** Counts and sets the window's end in one step, so that a crash in between leaves no eternal counter. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

const OUTAGE_LOG_INTERVAL_MS = 10_000;
const OPEN: LimitVerdict = { isAllowed: true, retryAfterSeconds: 0 };

export interface RateLimiterOptions {
  redis: Pick<Redis, 'eval' | 'del'>;
  keyPrefix: string;
  log: Log;
  onFailOpen?: () => void;
}

/**
 * Limits shared by all API processes. They protect against floods, not against wrong-doing on
 * their own, so when Redis is gone people keep working and the log says that limits are off.
 */
export function createRateLimiter({ redis, keyPrefix, log, onFailOpen }: RateLimiterOptions): RateLimiter {
  let lastLoggedAt = Number.NEGATIVE_INFINITY;
  const keyOf = (name: string, subject: string): string => `${keyPrefix}limit:${name}:${subject}`;
  const reportOutage = (error: unknown): void => {
    onFailOpen?.();
    const now = performance.now();
    if (now - lastLoggedAt <= OUTAGE_LOG_INTERVAL_MS) return;
    lastLoggedAt = now;
    log.warn('limits.open', { reason: 'redis is not answering', err: error });
  };
  const checkRoughly = createRoughLimiter({ redis, keyPrefix, onOutage: reportOutage });
  const checkExactly = async (name: string, subject: string, limit: RateLimit): Promise<LimitVerdict> => {
    try {
      const answer = await redis.eval(COUNT, 1, keyOf(name, subject), limit.windowSeconds * 1000);
      const [count, leftMs] = answer as [number, number];
      return { isAllowed: count <= limit.max, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
    } catch (error) {
      reportOutage(error);
      return OPEN;
    }
  };
  return {
    check: async (name, subject, limit) =>
      limit.isRough ? checkRoughly(name, subject, limit) : checkExactly(name, subject, limit),
    forget: async (name, subject) => {
      await redis.del(keyOf(name, subject)).catch(reportOutage);
    },
  };
}
