import type { Redis } from 'ioredis';

interface KeyForgetterOptions {
  redis: Pick<Redis, 'scan' | 'unlink'>;
  keyPrefix: string;
}

const KEYS_AT_ONCE = 1_000;

/** Deletes every Redis key of ours that contains one of the subjects; returns the count. */
export const createKeyForgetter =
  ({ redis, keyPrefix }: KeyForgetterOptions) =>
  async (subjects: readonly string[]): Promise<number> => {
    let count = 0;
    let cursor = '0';
    do {
      const [next, keys] = await redis.scan(cursor, 'MATCH', `${keyPrefix}*`, 'COUNT', KEYS_AT_ONCE);
      cursor = next;
      const named = keys.filter((key) => subjects.some((subject) => key.includes(subject)));
      if (named.length > 0) count += await redis.unlink(...named);
    } while (cursor !== '0');
    return count;
  };
