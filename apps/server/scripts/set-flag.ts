import { FLAG_NAMES, isFlagName } from '@lauda/domain/flags';
import { createDatabase } from '../src/db/client.ts';
import { OPERATOR } from '../src/features/audit/service.ts';
import { setFlag } from '../src/features/flags/service.ts';

const [name = '', state = ''] = process.argv.slice(2);
const url = process.env['DATABASE_SYSTEM_URL'];
if (!url) throw new Error('DATABASE_SYSTEM_URL is missing. See .env.example.');
if (!isFlagName(name) || (state !== 'on' && state !== 'off')) {
  console.error(`Usage: npm run flag -- <${FLAG_NAMES.join('|')}> <on|off>`);
  process.exit(1);
}

const { db, close } = createDatabase({ url, maxConnections: 1, applicationName: 'lauda-set-flag' });
await setFlag(db, OPERATOR, { name, isOn: state === 'on' });
await close();
console.log(`${name} is ${state}; open pages follow within a second or two.`);
