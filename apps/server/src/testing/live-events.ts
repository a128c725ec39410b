import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@lauda/contract';
import type { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { asUser } from '../db/as-user.ts';
import { createHub, type Hub, type SentEvent } from '../platform/live-events/hub.ts';
import { publishEvent } from '../platform/live-events/publish.ts';
import { createRelay, type RelayOptions } from '../platform/live-events/relay.ts';
import { createRedis } from '../platform/redis.ts';
import type { TestDatabase } from './database.ts';
import { createRecordedLog } from './recorded-log.ts';
import { testSettings } from './settings.ts';

/** Hubs and relays as in several processes, on separate Redis channels. */
export function createTestLiveEvents({ db, systemDb }: TestDatabase) {
  const channelPrefix = `test:${randomUUID()}`;
  const log = createRecordedLog();
  const connect = (name: string): Redis => {
    const redis = createRedis({ url: testSettings.redisUrl, log, name });
    onTestFinished(() => redis.disconnect());
    return redis;
  };
  return {
    log,
    connect,
    createHub: (createSubscriber: () => Redis = () => connect('hub')): Hub => {
      const hub = createHub({ db, createSubscriber, log, channelPrefix });
      onTestFinished(() => hub.close());
      return hub;
    },
    createRelay: (options: Partial<RelayOptions> = {}) => {
      const relay = createRelay({ systemDb, redis: connect('relay'), log, channelPrefix, ...options });
      onTestFinished(() => relay.stop());
      return relay;
    },
    publish: (userId: string, event: LiveEvent) =>
      asUser(db, userId, (trx) => publishEvent(trx, { userId }, event)),
    publishToEveryone: (event: LiveEvent) =>
      systemDb.transaction().execute((trx) => publishEvent(trx, 'everyone', event)),
  };
}

export const progressEvent = (step: string): LiveEvent => ({
  type: 'job.progressed',
  jobId: '00000000-0000-4000-8000-000000000001',
  step,
  percent: 0,
});

/** Subscribes and records what arrives. */
export async function readEvents(hub: Hub, userId: string | null, afterId: string | null = null) {
  const received: SentEvent[] = [];
  const subscription = await hub.subscribe({ userId, afterId, send: (event) => received.push(event) });
  return {
    received,
    close: () => subscription.close(),
    /** The contents of the events, in order of arrival. */
    steps: () => received.map(({ event }) => (event.type === 'job.progressed' ? event.step : event.type)),
    lastId: () => received.at(-1)?.id ?? null,
  };
}
