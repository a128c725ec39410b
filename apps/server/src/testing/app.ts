import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocumentPool } from '@lauda/documents/server';
import { createAdReader } from '@lauda/job-ad';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import { createHub } from '../platform/live-events/hub.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createQueue } from '../platform/queue/queue.ts';
import type { ObjectStorage } from '../platform/storage/storage.ts';
import { createFolderStorage } from '../platform/storage/storage-folder.ts';
import { createRedis } from '../platform/redis.ts';
import { TEST_ORIGIN, TEST_SECRET } from './accounts.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { testSettings } from './settings.ts';

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  storage: ObjectStorage;
  /** All lines logged so far, parsed. */
  logLines: () => Record<string, unknown>[];
  close(): Promise<void>;
}

/** The complete HTTP layer on its own database, composed as in production; only rate limits are off. */
export async function createTestApp({
  env,
  ...overrides
}: Partial<Omit<AppDeps, 'env'>> & { env?: Partial<AppDeps['env']> } = {}): Promise<TestApp> {
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    service: 'test',
    destination: { write: (line) => void lines.push(line) },
  });
  const database = await createTestDatabase();
  const hub = createHub({
    db: database.db,
    createSubscriber: () => createRedis({ url: testSettings.redisUrl, log, name: 'test-events' }),
    log,
    channelPrefix: new URL(database.appUrl).pathname,
  });
  const folder = await mkdtemp(join(tmpdir(), 'lauda-storage-'));
  const storage = createFolderStorage(folder);
  const documentPool = createDocumentPool({ size: 1, isLazy: true });
  const app = await buildApp({
    env: {
      APP_ORIGINS: [TEST_ORIGIN],
      AUTH_SECRET: TEST_SECRET,
      AUTH_SECRET_PREVIOUS: [],
      DEBUG_SCREENS: 'false',
      HSTS_PRELOAD: 'false',
      // Tests write directly to the tables, and their changes must take effect immediately.
      SESSION_CACHE_SECONDS: 0,
      SESSION_MAX_DAYS: 90,
      STAFF_SESSION_HOURS: 12,
      LOCALE_HOSTS: { 'lauda.example.br': 'pt-BR' },
      SUPPORT_EMAIL: 'help@lauda.example',
      TRUSTED_PROXIES: 0,
      SMS_ACCOUNT_ID: 'AC-test',
      GOOGLE_ISSUER: 'http://127.0.0.1:1',
      LINKEDIN_ISSUER: 'http://127.0.0.1:1',
      LINKEDIN_PKCE: 'on',
      AI_PROVIDER: 'none',
      AI_TIMEOUT_SECONDS: 20,
      AI_MAX_OUTPUT_TOKENS: 4_000,
      // Most tests count model calls.
      AI_SECOND_READER: 'off',
      AI_USER_DAILY_TOKENS: 10_000_000,
      AI_MONTHLY_TOKENS: 1_000_000_000,
      ...env,
    },
    log,
    metrics: createMetrics(),
    db: database.db,
    pool: database.pool,
    systemDb: database.systemDb,
    auth: database.auth,
    queue: createQueue(),
    hub,
    documentPool,
    storage,
    adReader: createAdReader({ userAgent: 'Lauda test' }),
    probes: { redis: () => Promise.resolve(), mail: () => Promise.resolve() },
    limits: {
      check: () => Promise.resolve({ isAllowed: true, retryAfterSeconds: 0 }),
      forget: () => Promise.resolve(),
    },
    isOverloaded: () => false,
    isStopping: () => false,
    payments: null,
    isSelling: true,
    webFolder: null,
    ...overrides,
  });
  return {
    app,
    database,
    storage,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    close: async () => {
      await app.close();
      documentPool.close();
      await rm(folder, { recursive: true });
      hub.close();
      await database.drop();
    },
  };
}
