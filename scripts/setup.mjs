// Sets up a fresh clone until the product can start. Runs on any installed Node, because the product's own Node comes
// with the dependencies.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');
const envFile = path.join(root, '.env');

function run(command, ...args) {
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const secret = (bytes) => randomBytes(bytes).toString('hex');
const roleUrl = (role) => `postgres://lauda_${role}:${secret(18)}@127.0.0.1:5432/lauda`;

/** Settings without a default, because each machine needs its own. */
const OWN_SETTINGS = {
  DATABASE_URL: () => roleUrl('app'),
  DATABASE_SYSTEM_URL: () => roleUrl('system'),
  DATABASE_OWNER_URL: () => roleUrl('owner'),
  DATABASE_AUTH_URL: () => roleUrl('auth'),
  AUTH_SECRET: () => secret(32),
};

/**
 * Creates an environment file with random passwords. An existing file keeps its values and gets settings added since.
 */
function ensureEnvFile() {
  const isNew = !existsSync(envFile);
  const before = readFileSync(isNew ? path.join(root, '.env.example') : envFile, 'utf8');
  let text = before;
  for (const [setting, makeValue] of Object.entries(OWN_SETTINGS)) {
    const line = new RegExp(`^${setting}=(.*)$`, 'm').exec(text);
    if (line === null) text = `${text.trimEnd()}\n${setting}=${makeValue()}\n`;
    else if (line[1].trim() === '') text = text.replace(line[0], `${setting}=${makeValue()}`);
  }
  if (!isNew && text === before) return;
  writeFileSync(envFile, text, { mode: 0o600 });
  console.log(isNew ? '.env made from .env.example' : '.env has new settings');
}

if (!process.argv.includes('--no-install')) run('npm', 'ci', '--no-audit', '--no-fund');

if (!existsSync(path.join(bin, 'node')) && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    'Lauda needs Node 24. On Linux x64 it comes with npm ci; elsewhere install it (see .node-version).',
  );
  process.exit(1);
}
ensureEnvFile();
for (const script of ['prepare-database', 'migrate', 'seed-demo'])
  run('node', '--env-file=.env', `apps/server/scripts/${script}.ts`);
console.log('\nReady. Start with: npm run dev');
