import { createDatabase } from '../src/db/client.ts';
import { readEnv } from '../src/env.ts';
import { createKeys } from '../src/features/accounts/keys.ts';
import { resealFactors } from '../src/features/accounts/reseal-factors.ts';
import { keyringOf } from '../src/platform/keyring.ts';

const env = readEnv();
const { db, close } = createDatabase({
  url: env.DATABASE_AUTH_URL,
  maxConnections: 1,
  applicationName: 'lauda-reseal',
  statementTimeoutSeconds: 300,
});
const { resealed, unreadable, recoveryCodes } = await resealFactors(db, createKeys(keyringOf(env)));
await close();
console.log(
  `secrets:reseal resealed=${resealed} unreadable=${unreadable} recovery codes of earlier secrets=${recoveryCodes}`,
);
if (unreadable > 0) process.exitCode = 1;
