import { fileURLToPath } from 'node:url';
import { isLocale, type Locale } from '@lauda/domain/locale';
import * as z from 'zod/mini';
import { LEGAL_SETTINGS } from './legal-settings.ts';

/** An optional setting; an empty line in an environment file counts as unset. */
const text = z.string().check(z.minLength(1, 'is empty'));
const port = z.coerce
  .number('is not a number')
  .check(z.int('is not a whole number'), z.minimum(0), z.maximum(65_535));
const whole = (least: number, most: number) =>
  z.coerce
    .number('is not a number')
    .check(
      z.int('is not a whole number'),
      z.minimum(least, `is under ${least}`),
      z.maximum(most, `is over ${most}`),
    );
const postgresUrl = text.check(z.regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address'));

const origins = z.pipe(
  text,
  z.transform((value: string, context) => {
    const list = value.split(',').map((entry) => entry.trim());
    for (const entry of list)
      if (!URL.canParse(entry) || new URL(entry).origin !== entry)
        context.issues.push({
          code: 'custom',
          input: value,
          message: `holds '${entry}', which is not an origin such as https://example.com`,
        });
    return list;
  }),
);

const previousSecrets = z.pipe(
  z.string(),
  z.transform((value: string, context) => {
    const list = value.split(',').map((entry) => entry.trim());
    if (list.some((entry) => entry.length < 32))
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'holds a secret that is shorter than 32 characters',
      });
    return list;
  }),
);

const hostLocales = z.pipe(
  z.string(),
  z.transform((value: string, context) => {
    const hosts: Record<string, Locale> = {};
    for (const pair of value.split(',').filter((entry) => entry.trim() !== '')) {
      const [host = '', locale = ''] = pair.split('=').map((part) => part.trim());
      if (host !== '' && isLocale(locale)) hosts[host.toLowerCase()] = locale;
      else
        context.issues.push({
          code: 'custom',
          input: value,
          message: `holds '${pair}', which is not host=en-US or host=pt-BR`,
        });
    }
    return hosts;
  }),
);

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Plain http only to this machine: otherwise credentials would travel unencrypted. */
const issuer = text.check(
  z.refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.has(hostname));
  }, 'is not an https:// address'),
);

const settings = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  INTERNAL_PORT: z._default(port, 9464),
  WORKER_INTERNAL_PORT: z._default(port, 9465),
  INTERNAL_HOST: z._default(text, '127.0.0.1'),
  /**
   * Seconds for which the API keeps serving after SIGTERM while not ready: longer than the proxy needs to notice.
   */
  DRAIN_SECONDS: z._default(whole(0, 120), 3),
  /** Public origins of the product; links are built with the first one. */
  APP_ORIGINS: origins,
  DATABASE_URL: postgresUrl,
  DATABASE_SYSTEM_URL: postgresUrl,
  DATABASE_AUTH_URL: postgresUrl,
  /** Size of each process's request pool, and of its sign-in pool. */
  DATABASE_POOL_SIZE: z._default(whole(1, 200), 10),
  /** Size of each process's pool for work across users: shared pages, webhooks, AI ledger, events. */
  DATABASE_SYSTEM_POOL_SIZE: z._default(whole(2, 200), 6),
  /** Signs session cookies; second-factor keys are derived from it. */
  AUTH_SECRET: text.check(z.minLength(32, 'is shorter than 32 characters')),
  /** Previous secrets, newest first, comma-separated: what they signed and sealed stays readable. */
  AUTH_SECRET_PREVIOUS: z._default(previousSecrets, []),
  /**
   * How long an API process may cache a session. Changes are announced over a dedicated connection (LISTEN), which
   * a pooler in transaction mode cannot carry: set 0 there.
   */
  SESSION_CACHE_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600)), 60),
  /** An active session is extended by 30 days at a time; after this many days its owner must sign in again. */
  SESSION_MAX_DAYS: z._default(whole(1, 365), 90),
  /** The same for accounts with a staff role. */
  STAFF_SESSION_HOURS: z._default(whole(1, 168), 12),
  REDIS_URL: text.check(z.regex(/^rediss?:\/\//, 'is not a redis:// address')),
  /** Prefix of every key and channel, so that several products can share one Redis. */
  REDIS_PREFIX: z._default(text, 'lauda:'),
  LOG_LEVEL: z._default(
    z.enum(['silent', 'error', 'warn', 'info'], 'is not silent, error, warn or info'),
    'info',
  ),
  LOCALE_HOSTS: z._default(hostLocales, {}),
  /** Folder for photos when no bucket is set; API and worker must see the same folder. */
  STORAGE_FOLDER: z._default(text, fileURLToPath(new URL('../../../.storage', import.meta.url))),
  /** With it, files are stored in this Amazon S3 bucket, or at S3_ENDPOINT in any S3-compatible service. */
  S3_BUCKET: z.optional(text),
  S3_ENDPOINT: z.optional(z.url('is not an address')),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(text),
  S3_SECRET_ACCESS_KEY: z.optional(text),
  /**
   * Child processes that render documents, up to 200 MB each; also the number of documents rendered in parallel.
   */
  DOCUMENT_PROCESSES: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(64)), 2),
  /**
   * When the event loop of this process lags more than this on average over a second, new documents, tailoring,
   * imports and model calls are refused with 503 until it recovers. A healthy process stays below 20.
   */
  EVENT_LOOP_LIMIT_MS: z._default(whole(20, 60_000), 500),
  /** Number of reverse proxies in front; only their X-Forwarded-For entries are trusted. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
  /** Serves the debug screens. The web app must have been built with the same setting. */
  DEBUG_SCREENS: z._default(z.enum(['true', 'false'], 'is not true or false'), 'false'),
  SUPPORT_EMAIL: z._default(z.email('is not a mail address'), 'support@lauda.example'),
  ...LEGAL_SETTINGS,
  /** Contact in security.txt, a mailto: or https: URL. Defaults to SUPPORT_EMAIL. */
  SECURITY_CONTACT: z.optional(
    text.check(z.regex(/^(mailto:|https:\/\/)\S+$/, 'is not a mailto: or https:// address')),
  ),
  SECURITY_POLICY_URL: z.optional(z.url({ protocol: /^https$/, message: 'is not an https:// address' })),
  /**
   * Sends the HSTS preload directive: browsers add the domain and all subdomains to their built-in lists. Hard to
   * revert.
   */
  HSTS_PRELOAD: z._default(z.enum(['true', 'false'], 'is not true or false'), 'false'),
  SMTP_URL: text.check(z.regex(/^smtps?:\/\//, 'is not an smtp:// address')),
  MAIL_FROM: z._default(text, 'Lauda <no-reply@lauda.example>'),
  /** Notified when a job has failed permanently. */
  OPERATOR_EMAIL: z.optional(z.email('is not a mail address')),
  /** This account becomes the first administrator once its address is confirmed. */
  ADMIN_EMAIL: z.optional(z.email('is not a mail address')),
  /** A Twilio-compatible API. Without SMS_ACCOUNT_ID no text messages are sent. */
  SMS_API_URL: z._default(z.url('is not an address'), 'https://api.twilio.com'),
  SMS_ACCOUNT_ID: z.optional(text),
  SMS_AUTH_TOKEN: z.optional(text),
  SMS_FROM: z.optional(text),
  /** A provider without a client id is disabled. */
  GOOGLE_ISSUER: z._default(issuer, 'https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  LINKEDIN_ISSUER: z._default(issuer, 'https://www.linkedin.com/oauth'),
  LINKEDIN_CLIENT_ID: z.optional(text),
  LINKEDIN_CLIENT_SECRET: z.optional(text),
  /** LinkedIn refuses PKCE unless it has enabled PKCE for the app. */
  LINKEDIN_PKCE: z._default(z.enum(['on', 'off'], 'is not on or off'), 'on'),
  /** Without a key nothing is sold. */
  STRIPE_API_URL: z._default(issuer, 'https://api.stripe.com'),
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  /** Stripe price ids: 5 a month and 70 once, in either currency. */
  STRIPE_PRICE_MONTHLY_USD: z.optional(text),
  STRIPE_PRICE_MONTHLY_BRL: z.optional(text),
  STRIPE_PRICE_LIFETIME_USD: z.optional(text),
  STRIPE_PRICE_LIFETIME_BRL: z.optional(text),
  /** The AI provider. 'compatible' is any server that implements OpenAI's chat completions, at AI_BASE_URL. */
  AI_PROVIDER: z._default(
    z.enum(
      ['none', 'openai', 'anthropic', 'google', 'compatible'],
      'is not none, openai, anthropic, google or compatible',
    ),
    'none',
  ),
  AI_MODEL: z.optional(text),
  AI_API_KEY: z.optional(text),
  AI_BASE_URL: z.optional(z.url({ protocol: /^https?$/, message: 'is not an http(s):// address' })),
  AI_TIMEOUT_SECONDS: z._default(whole(1, 600), 90),
  AI_MAX_OUTPUT_TOKENS: z._default(whole(256, 64_000), 4_000),
  /** Has the model quote the source of each fact in its answers, and marks facts without a quote. */
  AI_SECOND_READER: z._default(z.enum(['on', 'off'], 'is not on or off'), 'on'),
  /** Input and output tokens, whether or not the answer was delivered: cost limits per user and in total. */
  AI_USER_DAILY_TOKENS: z._default(whole(1, 1_000_000_000), 400_000),
  AI_MONTHLY_TOKENS: z._default(whole(1, 1_000_000_000_000), 100_000_000),
  /** Whether the server fetches job ads from URLs that users enter (docs/operations.md). */
  JOB_FETCH: z._default(z.enum(['on', 'off'], 'is not on or off'), 'on'),
  /** An OpenTelemetry collector. Without one there is no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.url({ protocol: /^https?$/, message: 'is not an http(s):// address' }),
  ),
  /** The fraction of traces that is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce
      .number('is not a number')
      .check(z.minimum(0, 'is not between 0 and 1'), z.maximum(1, 'is not between 0 and 1')),
    0.05,
  ),
  /** Read by OpenTelemetry itself: credentials for the collector, as comma-separated name=value pairs. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(text),
});

export type Env = z.output<typeof settings>;

/** Lists all faults together, so that fixing an environment takes one attempt. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Settings that require another setting. */
const NEEDED_WITH: Readonly<Record<string, string>> = {
  GOOGLE_CLIENT_ID: 'GOOGLE_CLIENT_SECRET',
  LINKEDIN_CLIENT_ID: 'LINKEDIN_CLIENT_SECRET',
  S3_ACCESS_KEY_ID: 'S3_SECRET_ACCESS_KEY',
  SMS_ACCOUNT_ID: 'SMS_AUTH_TOKEN',
  SMS_AUTH_TOKEN: 'SMS_FROM',
  SMS_FROM: 'SMS_ACCOUNT_ID',
  STRIPE_SECRET_KEY: 'STRIPE_WEBHOOK_SECRET',
  STRIPE_WEBHOOK_SECRET: 'STRIPE_PRICE_MONTHLY_USD',
  STRIPE_PRICE_MONTHLY_USD: 'STRIPE_PRICE_MONTHLY_BRL',
  STRIPE_PRICE_MONTHLY_BRL: 'STRIPE_PRICE_LIFETIME_USD',
  STRIPE_PRICE_LIFETIME_USD: 'STRIPE_PRICE_LIFETIME_BRL',
  STRIPE_PRICE_LIFETIME_BRL: 'STRIPE_SECRET_KEY',
};

/** Settings that each AI provider requires. */
const NEEDED_BY_PROVIDER: Readonly<Record<Env['AI_PROVIDER'], readonly string[]>> = {
  none: [],
  openai: ['AI_MODEL', 'AI_API_KEY'],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
  google: ['AI_MODEL', 'AI_API_KEY'],
  compatible: ['AI_MODEL', 'AI_BASE_URL'],
};

function lackingForModel(given: Readonly<Record<string, string | undefined>>): string[] {
  const provider = given['AI_PROVIDER'] ?? 'none';
  const needed = Object.hasOwn(NEEDED_BY_PROVIDER, provider)
    ? NEEDED_BY_PROVIDER[provider as Env['AI_PROVIDER']]
    : [];
  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => `  ${name} is missing, which AI_PROVIDER=${provider} needs`);
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const lacking = Object.entries(NEEDED_WITH)
    .filter(([name, needed]) => given[name] !== undefined && given[needed] === undefined)
    .map(([name, needed]) => `  ${needed} is missing, which ${name} needs`)
    .concat(lackingForModel(given));
  if (parsed.success && lacking.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  const faults = issues.map((issue) => {
    const name = String(issue.path[0]);
    const isMissing = given[name] === undefined;
    return `  ${name} ${isMissing ? 'is missing' : issue.message}`;
  });
  throw new EnvError(
    `The environment is not complete:\n${[...new Set([...faults, ...lacking])].join('\n')}\nSee .env.example.`,
  );
}

/** The process environment, with the repository's .env file as fallback when it exists. */
export function readEnv(): Env {
  const file = new URL('../../../.env', import.meta.url);
  try {
    process.loadEnvFile(file);
  } catch (error) {
    // Containers have no .env file; then only the process environment counts.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return parseEnv(process.env);
}
