import { type ChildProcess, spawn } from 'node:child_process';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../apps/server/scripts/demo-accounts.ts';
import { startMailCatcher } from '../packages/stand-ins/src/mail-catcher.ts';
import { modelEnv, startModelServer } from '../packages/stand-ins/src/model/model-server.ts';
import { smsEnv, startSmsInbox } from '../packages/stand-ins/src/sms-server.ts';
import { startStripeServer, stripeEnv } from '../packages/stand-ins/src/stripe/stripe-server.ts';
import { socialEnv, startSocialProviders } from '../packages/stand-ins/src/openid/social-providers.ts';

const MAIL_WEB_PORT = 1080;
const SMS_PORT = 1081;
const MAIL_GALLERY_PORT = 1082;
const SOCIAL_PORTS = { google: 1090, linkedin: 1091 };
const STRIPE_PORT = 1092;
const MODEL_PORT = 1093;
const root = new URL('..', import.meta.url).pathname;

interface Part {
  name: string;
  command: string[];
  cwd?: string;
}

const PARTS: readonly Part[] = [
  { name: 'api', command: ['node', '--watch', 'apps/server/src/http.ts'] },
  { name: 'worker', command: ['node', '--watch', 'apps/server/src/worker.ts'] },
  {
    name: 'mails',
    command: ['node', '--watch', 'apps/server/scripts/mail-gallery.ts', String(MAIL_GALLERY_PORT)],
  },
  { name: 'web', command: ['vite', '--clearScreen', 'false'], cwd: 'apps/web' },
];

try {
  process.loadEnvFile(new URL('../.env', import.meta.url));
} catch {
  console.error('There is no .env yet. Run: npm run setup');
  process.exit(1);
}

/** Stand-ins act as Google and LinkedIn until real clients are configured. */
const hasOwnClients = [process.env['GOOGLE_CLIENT_ID'], process.env['LINKEDIN_CLIENT_ID']].some(Boolean);
const hasOwnSms = Boolean(process.env['SMS_ACCOUNT_ID']);
const hasOwnModel = Boolean(process.env['AI_PROVIDER']);
const hasOwnStripe = Boolean(process.env['STRIPE_SECRET_KEY']);
const env = {
  ...process.env,
  ...(hasOwnClients ? {} : socialEnv(SOCIAL_PORTS)),
  ...(hasOwnSms ? {} : smsEnv(SMS_PORT)),
  ...(hasOwnStripe ? {} : stripeEnv(STRIPE_PORT)),
  ...(hasOwnModel ? {} : modelEnv(MODEL_PORT)),
};

const children: ChildProcess[] = [];
let isStopping = false;

function start({ name, command: [file = '', ...args], cwd = '.' }: Part): void {
  const child = spawn(file, args, {
    cwd: new URL(cwd, `file://${root}`),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const label = `${name.padEnd(6)} │ `;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      process.stdout.write(chunk.replace(/\n+$/, '').replaceAll(/^/gm, label).concat('\n'));
    });
  child.on('exit', (code) => {
    if (!isStopping) console.error(`${label}ended with code ${code}`);
  });
}

const smtpPort = Number(new URL(process.env['SMTP_URL'] ?? 'smtp://127.0.0.1:1025').port);
const catcher = await startMailCatcher({ smtpPort, webPort: MAIL_WEB_PORT });
const sms = hasOwnSms ? null : await startSmsInbox(SMS_PORT, catcher);
const origin = (process.env['APP_ORIGINS'] ?? 'http://localhost:5173').split(',')[0] ?? '';
const social = hasOwnClients ? null : await startSocialProviders({ origin, ports: SOCIAL_PORTS });
const apiPort = process.env['PORT'] ?? '3000';
const webhookUrl = `http://127.0.0.1:${apiPort}/api/billing/webhook`;
const stripe = hasOwnStripe ? null : await startStripeServer({ port: STRIPE_PORT, webhookUrl });
const model = hasOwnModel ? null : await startModelServer({ port: MODEL_PORT, delayMs: 1_200 });
for (const part of PARTS) start(part);

console.log(`
  Lauda          http://localhost:5173
  Components     http://localhost:5173/ui
  API reference  http://localhost:${apiPort}/api/docs
  Caught mail    http://localhost:${MAIL_WEB_PORT}${hasOwnSms ? '' : ', with the messages to phones'}
  Every mail     http://localhost:${MAIL_GALLERY_PORT}, as HTML and text in both languages
  Health         http://localhost:${process.env['INTERNAL_PORT'] ?? '9464'}/readyz and /metrics

  Demo logins    ${DEMO_ACCOUNTS.user} and ${DEMO_ACCOUNTS.admin} (administrator), password ${DEMO_PASSWORD}
  Social sign-in ${hasOwnClients ? 'the clients of .env' : 'stand-ins, where you choose who you are'}
  Payments       ${hasOwnStripe ? 'the Stripe account of .env' : 'a stand-in: no money moves, and its portal can let a month pass'}
  Model          ${hasOwnModel ? 'the provider of .env' : 'a stand-in without a mind: write model:fabricate or model:slow in a text to see it misbehave'}
`);

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const exits = children.map((child) => new Promise<void>((resolve) => child.once('exit', () => resolve())));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(exits);
  await catcher.close();
  await sms?.close();
  await social?.close();
  await stripe?.close();
  await model?.close();
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
