import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { modelEnv } from '@lauda/stand-ins/model/model-server';
import { smsEnv } from '@lauda/stand-ins/sms-server';
import { socialEnv } from '@lauda/stand-ins/openid/social-providers';
import { stripeEnv } from '@lauda/stand-ins/stripe/stripe-server';
import {
  GALLERY_ORIGIN,
  GOOGLE_PORT,
  INTERNAL_PORT,
  LINKEDIN_PORT,
  MODEL_PORT,
  PRODUCT_ORIGIN,
  PRODUCT_PORT,
  SLOT,
  SMS_PORT,
  SMTP_PORT,
  STRIPE_PORT,
  WORKER_INTERNAL_PORT,
} from './addresses.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const DATABASE_NAME = SLOT === 0 ? 'lauda_e2e' : `lauda_e2e_${SLOT}`;

/** The machine's own settings, with a database and ports reserved for these tests. */
export function productEnv(): Record<string, string> {
  process.loadEnvFile(path.join(ROOT, '.env'));
  const database = (setting: string, name = DATABASE_NAME): string => {
    const url = new URL(process.env[setting] ?? '');
    url.pathname = `/${name}`;
    return url.href;
  };
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PRODUCT_PORT),
    INTERNAL_PORT: String(INTERNAL_PORT),
    DRAIN_SECONDS: '0',
    WORKER_INTERNAL_PORT: String(WORKER_INTERNAL_PORT),
    APP_ORIGINS: `${PRODUCT_ORIGIN},${GALLERY_ORIGIN}`,
    DATABASE_URL: database('DATABASE_URL'),
    DATABASE_SYSTEM_URL: database('DATABASE_SYSTEM_URL'),
    DATABASE_AUTH_URL: database('DATABASE_AUTH_URL'),
    DATABASE_OWNER_URL: database('DATABASE_OWNER_URL'),
    OWNER_HOME_URL: database('DATABASE_OWNER_URL', 'postgres'),
    REDIS_PREFIX: `lauda-e2e-${SLOT}:`,
    // Lets each test use its own client address, so that tests do not share rate limits.
    TRUSTED_PROXIES: '1',
    SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
    ...smsEnv(SMS_PORT),
    ...socialEnv({ google: GOOGLE_PORT, linkedin: LINKEDIN_PORT }),
    ...stripeEnv(STRIPE_PORT),
    ...modelEnv(MODEL_PORT),
    // Browsers share the machine with the product: a slow event loop here is no overload.
    EVENT_LOOP_LIMIT_MS: '10000',
    LOG_LEVEL: 'warn',
  };
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const run = promisify(execFile);

export async function freshDatabase(env: Record<string, string>): Promise<void> {
  const drop = `drop database if exists ${DATABASE_NAME} with (force)`;
  await run('psql', ['-X', '-q', '-d', env['OWNER_HOME_URL'] ?? '', '-c', drop]);
  for (const script of ['prepare-database', 'migrate'])
    await run('node', [`apps/server/scripts/${script}.ts`], { cwd: ROOT, env });
}

/** Switches a feature for all users, as an operator does. */
export async function setFlag(name: string, isOn: boolean): Promise<void> {
  const args = ['apps/server/scripts/set-flag.ts', name, isOn ? 'on' : 'off'];
  await run('node', args, { cwd: ROOT, env: productEnv() });
}

export interface RunningProcess {
  stop(): Promise<void>;
}

export function startProcess(command: string[], env: Record<string, string>, cwd = ROOT): RunningProcess {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

export async function waitUntilAnswering(url: string, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
}
