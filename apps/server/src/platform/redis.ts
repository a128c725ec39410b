import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/**
 * Redis holds only what can be rebuilt, so nobody waits for it: a command fails at once when it is
 * gone, and the caller goes on without.
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
    // ioredis reports every attempt to reconnect; one line says it.
    if (!isDown) log.warn('redis.lost', { reason: name, err: error });
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis.back', { reason: name });
    isDown = false;
  });
  return redis;
}
