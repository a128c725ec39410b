import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_SECRET } from '../../../apps/server/src/testing/accounts.ts';
import type { TestDatabase } from '../../../apps/server/src/testing/database.ts';
import { testSettings } from '../../../apps/server/src/testing/settings.ts';
import { modelEnv } from '../../../packages/stand-ins/src/model/model-server.ts';
import { waitUntil } from '../chaos/wait.ts';
import { ROOT } from '../source-files.ts';
import { ORIGIN } from './people.ts';

export interface Product {
  readonly url: string;
  readonly internalUrl: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface ProductOptions {
  readonly database: TestDatabase;
  readonly modelUrl: string;
  readonly port: number;
  /** Starts it with the planted path that blocks. */
  readonly isControl: boolean;
}

/** Start timeout on a busy machine. */
const START_MS = 180_000;
const CONTROL = fileURLToPath(new URL('control-api.ts', import.meta.url));

/** The product's own API process with default settings. */
export async function startProduct({
  database,
  modelUrl,
  port,
  isControl,
}: ProductOptions): Promise<Product> {
  const storage = await mkdtemp(join(tmpdir(), 'lauda-adversary-'));
  const child: ChildProcess = spawn(
    process.execPath,
    [isControl ? CONTROL : join(ROOT, 'apps/server/src/http.ts')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        // Production mode would require the built web app, which is not needed here.
        NODE_ENV: 'development',
        PORT: String(port),
        INTERNAL_PORT: String(port + 1),
        APP_ORIGINS: ORIGIN,
        DATABASE_URL: database.appUrl,
        DATABASE_SYSTEM_URL: database.systemUrl,
        DATABASE_AUTH_URL: database.authUrl,
        AUTH_SECRET: TEST_SECRET,
        REDIS_URL: testSettings.redisUrl,
        REDIS_PREFIX: `${new URL(database.appUrl).pathname}:`,
        SMTP_URL: 'smtp://127.0.0.1:1',
        STORAGE_FOLDER: storage,
        LOG_LEVEL: 'silent',
        // Every call uses another client address, so that rate limits do not stop it before the handlers.
        TRUSTED_PROXIES: '1',
        ...modelEnv(0),
        AI_BASE_URL: modelUrl,
        AI_USER_DAILY_TOKENS: '1000000000',
        AI_MONTHLY_TOKENS: '1000000000000',
      },
    },
  );
  const internalUrl = `http://127.0.0.1:${port + 1}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await rm(storage, { recursive: true, force: true });
  };
  try {
    await waitUntil('the API answers', START_MS, () => fetch(`${internalUrl}/readyz`).then(({ ok }) => ok));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, internalUrl, pid: child.pid ?? 0, stop };
}
