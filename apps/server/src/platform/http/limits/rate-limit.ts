import { createHash } from 'node:crypto';
import type { RateLimit } from '@lauda/contract';
import type { Redis } from 'ioredis';
import type { Log } from '../../log.ts';
import { createMemoryLimiter } from './memory-limit.ts';
import { createRoughLimiter } from './rough-limit.ts';

export interface LimitVerdict {
  readonly isAllowed: boolean;
  readonly retryAfterSeconds: number;
}

export type CheckLimit = (name: string, subject: string, limit: RateLimit) => Promise<LimitVerdict>;

export interface RateLimiter {
  check: CheckLimit;
  /** Resets the count. */
  forget: (name: string, subject: string) => Promise<void>;
}

/** Hashes a counted address or account: Redis stores neither in plain text. */
export const hashedSubject = (account: string): string =>
  createHash('sha256').update(account.toLowerCase()).digest('base64url');

/** Increments the count and sets its expiry atomically, so that a crash in between leaves no permanent counter. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

const OUTAGE_LOG_INTERVAL_MS = 10_000;

export interface RateLimiterOptions {
  redis: Pick<Redis, 'eval' | 'del'>;
  keyPrefix: string;
  log: Log;
  onOutage?: () => void;
}

/**
 * Limits shared by all API processes. When Redis is down or slow, requests still work: each process counts alone
 * and logs a warning.
 */
export function createRateLimiter({ redis, keyPrefix, log, onOutage }: RateLimiterOptions): RateLimiter {
  let lastLoggedAt = Number.NEGATIVE_INFINITY;
  const keyOf = (name: string, subject: string): string => `${keyPrefix}limit:${name}:${subject}`;
  const reportOutage = (error: unknown): void => {
    onOutage?.();
    const now = performance.now();
    if (now - lastLoggedAt <= OUTAGE_LOG_INTERVAL_MS) return;
    lastLoggedAt = now;
    log.warn('limits.local', { reason: 'redis is not answering', err: error });
  };
  const local = createMemoryLimiter();
  const checkRoughly = createRoughLimiter({ redis, keyPrefix, onOutage: reportOutage });
  const checkExactly = async (name: string, subject: string, limit: RateLimit): Promise<LimitVerdict> => {
    const key = keyOf(name, subject);
    try {
      const answer = await redis.eval(COUNT, 1, key, limit.windowSeconds * 1000);
      const [count, leftMs] = answer as [number, number];
      return { isAllowed: count <= limit.max, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
    } catch (error) {
      reportOutage(error);
      return local.check(key, limit);
    }
  };
  return {
    check: async (name, subject, limit) =>
      limit.isRough ? checkRoughly(name, subject, limit) : checkExactly(name, subject, limit),
    forget: async (name, subject) => {
      const key = keyOf(name, subject);
      local.forget(key);
      await redis.del(key).catch(reportOutage);
    },
  };
}
