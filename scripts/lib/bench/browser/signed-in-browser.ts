import { loadEnvFile } from 'node:process';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { startApiProcesses } from '../api-processes.ts';
import {
  type BenchEnv,
  benchEnv,
  dropBenchDatabase,
  makeBenchDatabase,
  makeWriters,
} from '../bench-database.ts';

const SECRET = 'a secret of the benchmark, as long as it must be';

export interface SignedInBrowser {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly origin: string;
  readonly env: BenchEnv;
  /** The user's only resume, at version 1. */
  readonly resumeId: string;
}

/** Runs `work` with the built product on its own database and a signed-in browser. */
export async function withSignedInBrowser(
  port: number,
  work: (signedIn: SignedInBrowser) => Promise<void>,
): Promise<void> {
  const origin = `http://localhost:${port}`;
  loadEnvFile(new URL('../../../../.env', import.meta.url));
  const env: BenchEnv = {
    ...benchEnv(process.env),
    APP_ORIGINS: origin,
    AUTH_SECRET: SECRET,
    REDIS_PREFIX: 'lauda-bench:',
  };
  await makeBenchDatabase(env);
  const [writer] = await makeWriters(env, { count: 1, origin, secret: SECRET });
  if (!writer) throw new Error('The benchmark needs somebody who writes.');
  const api = await startApiProcesses({ env, count: 1, firstPort: port, firstInternalPort: port + 100 });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const [name = '', value = ''] = writer.cookie.split('=', 2);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addCookies([{ name, value, url: origin }]);
    await work({ browser, context, origin, env, resumeId: writer.resumeId });
  } finally {
    await browser.close();
    await api.stop();
    await dropBenchDatabase(env);
  }
}
