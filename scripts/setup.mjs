// From a fresh clone to a product that can be started. Runs on whatever Node the machine has, because
// the Node this product needs arrives with its dependencies.
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

/** A new environment file with passwords nobody else has; one that exists is left alone. */
function ensureEnvFile() {
  if (existsSync(envFile)) return;
  let text = readFileSync(path.join(root, '.env.example'), 'utf8');
  const settings = { DATABASE_URL: 'app', DATABASE_SYSTEM_URL: 'system', DATABASE_OWNER_URL: 'owner' };
  for (const [setting, role] of Object.entries(settings)) {
    const password = randomBytes(18).toString('hex');
    text = text.replace(
      `${setting}=\n`,
      `${setting}=postgres://lauda_${role}:${password}@127.0.0.1:5432/lauda\n`,
    );
  }
  writeFileSync(envFile, text, { mode: 0o600 });
  console.log('.env made from .env.example');
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
