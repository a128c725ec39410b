import type { RateLimit } from '@lauda/contract';
import type { Redis } from 'ioredis';
import type { LimitVerdict } from './rate-limit.ts';

/** Adds this process's count and returns the total of all processes. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return count`;

const EXCHANGE_EVERY_MS = 1_000;

interface Window {
  endsAt: number;
  /** Total of all processes at the last exchange. */
  shared: number;
  /** Counted here since then. */
  own: number;
}

interface RoughLimiterOptions {
  redis: Pick<Redis, 'eval'>;
  keyPrefix: string;
  /** Called when Redis does not respond; each process then counts alone. */
  onOutage: (error: unknown) => void;
}

export type CheckRoughLimit = (name: string, subject: string, limit: RateLimit) => LimitVerdict;

/**
 * Flood limits, counted in memory and exchanged once a second: a flood may exceed a limit by one second's requests,
 * but no request waits for Redis.
 */
export function createRoughLimiter({ redis, keyPrefix, onOutage }: RoughLimiterOptions): CheckRoughLimit {
  const windows = new Map<string, Window>();

  const exchange = async (): Promise<void> => {
    const now = Date.now();
    const told: Promise<void>[] = [];
    for (const [key, window] of windows) {
      if (window.endsAt <= now) {
        windows.delete(key);
        continue;
      }
      const { own } = window;
      if (own === 0) continue;
      told.push(
        redis.eval(ADD, 1, `${keyPrefix}flood:${key}`, own, window.endsAt - now).then((sum) => {
          window.own -= own;
          window.shared = Number(sum);
        }),
      );
    }
    const results = await Promise.allSettled(told);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) onOutage(failed.reason);
  };
  let isExchanging = false;
  setInterval(() => {
    // Otherwise counts in flight would be added twice.
    if (isExchanging) return;
    isExchanging = true;
    void exchange().finally(() => (isExchanging = false));
  }, EXCHANGE_EVERY_MS).unref();

  return (name, subject, { max, windowSeconds }) => {
    const now = Date.now();
    const windowMs = windowSeconds * 1_000;
    // Windows are aligned to the clock in every process, so that their counts can be added.
    const number = Math.floor(now / windowMs);
    const key = `${name}:${subject}:${number}`;
    const window = windows.get(key) ?? { endsAt: (number + 1) * windowMs, shared: 0, own: 0 };
    windows.set(key, window);
    window.own += 1;
    return {
      isAllowed: window.shared + window.own <= max,
      retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)),
    };
  };
}
