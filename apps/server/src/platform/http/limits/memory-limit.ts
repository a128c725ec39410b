import type { RateLimit } from '@lauda/contract';
import type { LimitVerdict } from './rate-limit.ts';

const MAX_WINDOWS = 50_000;

interface Window {
  endsAt: number;
  count: number;
}

export interface MemoryLimiter {
  check: (key: string, limit: RateLimit) => LimitVerdict;
  forget: (key: string) => void;
}

/**
 * Counts in this process only, while Redis is unavailable: with n processes a client gets n times the limit. Beyond
 * `maxWindows` the oldest window is evicted, so that a flood of subjects cannot exhaust memory.
 */
export function createMemoryLimiter(maxWindows = MAX_WINDOWS): MemoryLimiter {
  const windows = new Map<string, Window>();
  return {
    check: (key, { max, windowSeconds }) => {
      const now = Date.now();
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        windows.delete(key);
        // Maps keep insertion order: the first entry is the oldest.
        const [oldest] = windows.size >= maxWindows ? windows.keys() : [];
        if (oldest !== undefined) windows.delete(oldest);
        window = { endsAt: now + windowSeconds * 1_000, count: 0 };
        windows.set(key, window);
      }
      window.count += 1;
      return {
        isAllowed: window.count <= max,
        retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)),
      };
    },
    forget: (key) => void windows.delete(key),
  };
}
