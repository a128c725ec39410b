import { createDatabase } from '../src/db/client.ts';
import { readEnv } from '../src/env.ts';
import { createKeys } from '../src/features/accounts/tokens-and-keys/keys.ts';
import { resealFactors } from '../src/features/accounts/second-factors/reseal-factors.ts';
import { retainKeys } from '../src/features/accounts/tokens-and-keys/retained-keys.ts';
import { keyringOf } from '../src/platform/secrets/keyring.ts';

const env = readEnv();
const { db, close } = createDatabase({
  url: env.DATABASE_AUTH_URL,
  maxConnections: 1,
  applicationName: 'lauda-reseal',
  statementTimeoutSeconds: 300,
});
const keyring = keyringOf(env);
const factors = await resealFactors(db, createKeys(keyring));
const keys = await retainKeys(db, keyring);
const unreadable = factors.unreadable + keys.unreadable;
await close();
console.log(
  `secrets:reseal resealed=${factors.resealed} retained_keys=${keys.retained} unreadable=${unreadable}`,
);
if (unreadable > 0) process.exitCode = 1;
