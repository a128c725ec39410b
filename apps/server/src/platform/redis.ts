import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/**
 * Redis stores only data that can be rebuilt, so nothing waits for it: a command fails immediately when Redis is
 * down, and the caller continues without it.
 */
export function createRedis({ url, log, name }: { url: string; log: Log; name: string }): Redis {
  const redis = new Redis(url, {
    connectionName: `lauda-${name}`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  let isDown = false;
  redis.on('error', (error) => {
    // ioredis reports every reconnect attempt; one log line is enough.
    if (!isDown) log.warn('redis.lost', { reason: name, err: error });
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis.back', { reason: name });
    isDown = false;
  });
  return redis;
}
