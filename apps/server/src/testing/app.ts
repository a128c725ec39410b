import type { FastifyInstance } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import type { Authenticate, UserActor } from '../platform/http/actor.ts';
import { VISITOR } from '../platform/http/actor.ts';
import { createHub } from '../platform/live-events/hub.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createRedis } from '../platform/redis.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { testSettings } from './settings.ts';

export const TEST_ORIGIN = 'https://lauda.example';

/** Users are told apart by a header of the tests' own; the product has no such way in. */
const TEST_USER_HEADER = 'x-test-user';

export const asTestUser = (userId: string) => ({ [TEST_USER_HEADER]: userId });

export const buildUser = (overrides: Partial<UserActor> & { userId: string }): UserActor => ({
  kind: 'user',
  email: `${overrides.userId}@lauda.example`,
  name: null,
  avatarUrl: null,
  staffRole: null,
  ...overrides,
});

export const authenticateTestUsers: Authenticate = (request) => {
  const userId = request.headers[TEST_USER_HEADER];
  return Promise.resolve(typeof userId === 'string' ? buildUser({ userId }) : VISITOR);
};

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  /** Every line logged so far, parsed. */
  logLines: () => Record<string, unknown>[];
  close(): Promise<void>;
}

/** The whole HTTP side on a database of its own, as production composes it. */
export async function createTestApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
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
  const app = await buildApp({
    env: {
      APP_ORIGINS: [TEST_ORIGIN],
      LOCALE_HOSTS: { 'lauda.example.br': 'pt-BR' },
      SUPPORT_EMAIL: 'help@lauda.example',
      TRUSTED_PROXIES: 0,
    },
    log,
    metrics: createMetrics(),
    db: database.db,
    hub,
    authenticate: authenticateTestUsers,
    checkLimit: () => Promise.resolve({ isAllowed: true, retryAfterSeconds: 0 }),
    webFolder: null,
    ...overrides,
  });
  return {
    app,
    database,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    close: async () => {
      await app.close();
      hub.close();
      await database.drop();
    },
  };
}
