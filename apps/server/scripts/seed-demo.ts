import type { Kysely } from 'kysely';
import { createDatabase } from '../src/db/client.ts';
import type { DB } from '../src/db/tables.ts';
import { hashPassword } from '../src/features/accounts/passwords.ts';
import {
  grantFirstAdmin,
  markConfirmed,
  savePasswordHash,
  upsertUnconfirmedUser,
} from '../src/features/accounts/queries.ts';
import { OPERATOR } from '../src/features/audit/service.ts';
import { setFlag } from '../src/features/flags/service.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

async function withDatabase(setting: string, work: (db: Kysely<DB>) => Promise<void>): Promise<void> {
  const url = process.env[setting];
  if (!url) throw new Error(`${setting} is missing. See .env.example.`);
  const { db, close } = createDatabase({ url, maxConnections: 1, applicationName: 'lauda-seed-demo' });
  try {
    await work(db);
  } finally {
    await close();
  }
}

/** Creates a confirmed account with a publicly known password. An existing account is left unchanged. */
async function ensureAccount(db: Kysely<DB>, email: string, firstName: string): Promise<void> {
  const person = { email, firstName, lastName: 'Demo', locale: 'en-US', preferredDomain: '' } as const;
  const userId = await upsertUnconfirmedUser(db, person);
  if (userId === null) return;
  await savePasswordHash(db, userId, await hashPassword(DEMO_PASSWORD));
  await markConfirmed(db, userId);
}

if (process.env['NODE_ENV'] === 'production') {
  console.log('No demo data in production.');
} else {
  // Developers see every screen, including those behind a feature flag that is off for everyone else.
  await withDatabase('DATABASE_SYSTEM_URL', (db) =>
    setFlag(db, OPERATOR, { name: 'coverLetter', isOn: true }),
  );
  await withDatabase('DATABASE_AUTH_URL', async (db) => {
    await ensureAccount(db, DEMO_ACCOUNTS.user, 'Ana');
    await ensureAccount(db, DEMO_ACCOUNTS.admin, 'Rui');
    await grantFirstAdmin(db, DEMO_ACCOUNTS.admin);
  });
  console.log('Demo data is there.');
}
