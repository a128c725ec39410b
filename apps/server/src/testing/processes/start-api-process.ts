import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { TEST_SECRET } from '../accounts.ts';
import type { TestDatabase } from '../database.ts';
import { testSettings } from '../settings.ts';

export const PROCESS_ORIGIN = 'http://127.0.0.1';

export interface ApiProcess {
  address: string;
  child: ChildProcess;
  stop(): Promise<number | null>;
}

/** Environment of a process that tests start. */
export const processEnv = (database: TestDatabase): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  PORT: '0',
  INTERNAL_PORT: '0',
  DRAIN_SECONDS: '0',
  APP_ORIGINS: PROCESS_ORIGIN,
  DATABASE_URL: database.appUrl,
  DATABASE_SYSTEM_URL: database.systemUrl,
  DATABASE_AUTH_URL: database.authUrl,
  AUTH_SECRET: TEST_SECRET,
  REDIS_URL: testSettings.redisUrl,
  REDIS_PREFIX: `${new URL(database.appUrl).pathname}:`,
  SMTP_URL: 'smtp://127.0.0.1:1',
  LOG_LEVEL: 'error',
});

/** A real API process on the given database. */
export async function startApiProcess(
  database: TestDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const child = fork(new URL('./api-process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...processEnv(database), ...env },
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}
