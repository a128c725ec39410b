import { createDatabase } from '../src/db/client.ts';
import { setFlag } from '../src/features/flags/service.ts';

const url = process.env['DATABASE_SYSTEM_URL'];
if (!url) throw new Error('DATABASE_SYSTEM_URL is missing. See .env.example.');

const { db, close } = createDatabase({ url, maxConnections: 1, applicationName: 'lauda-seed-demo' });
// Developers see every screen there is, also those that are switched off for everybody else.
await setFlag(db, 'coverLetter', true);
await close();
console.log('Demo data is there.');
