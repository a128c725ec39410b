import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser, TEST_KEYRING, TEST_ORIGIN, type TestUser } from '../../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import { type Auth, createAuth } from './auth.ts';
import { sessionSigningKey } from './session-cookie.ts';

let database: TestDatabase;
let auth: Auth;
let ana: TestUser;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = createAuth({ db: database.auth.db, secret: sessionSigningKey(TEST_KEYRING), origin: TEST_ORIGIN });
  ana = await createTestUser(database);
});
afterAll(() => database.drop());

const storedHashes = async (): Promise<string[]> => {
  const rows = await database.auth.db.selectFrom('session').select('token_hash').execute();
  return rows.map(({ token_hash }) => token_hash);
};

it('recognises the cookie that our routes set', async () => {
  const session = await auth.api.getSession({ headers: new Headers({ cookie: ana.headers.cookie }) });
  expect(session?.user.email).toBe(ana.email);
  expect(session?.session.token).toBe(ana.token);
});

it('finds, changes and ends sessions by their token, of which only a hash is stored', async () => {
  const { internalAdapter } = await auth.$context;
  const { token } = await internalAdapter.createSession(ana.userId);
  expect(await storedHashes()).toContain(hashToken(token));
  expect(await storedHashes()).not.toContain(token);
  expect(await internalAdapter.findSession(token)).toMatchObject({ session: { token, userId: ana.userId } });
  expect(await internalAdapter.findSessions([token, ana.token])).toHaveLength(2);
  const expiresAt = new Date(Date.now() + 60_000);
  expect(await internalAdapter.updateSession(token, { expiresAt })).toMatchObject({ token, expiresAt });
  await internalAdapter.deleteSession(token);
  expect(await storedHashes()).toEqual([hashToken(ana.token)]);
});

it('is no way in by the hash itself', async () => {
  const { internalAdapter } = await auth.$context;
  expect(await internalAdapter.findSession(hashToken(ana.token))).toBeNull();
});

it('stores its own one-time values under hashed names', async () => {
  const { internalAdapter } = await auth.$context;
  const identifier = 'plain-name-of-a-token';
  await internalAdapter.createVerificationValue({
    identifier,
    value: ana.userId,
    expiresAt: new Date(Date.now() + 60_000),
  });
  const rows = await database.auth.db.selectFrom('one_time_token').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(identifier);
  expect(await internalAdapter.findVerificationValue(identifier)).toMatchObject({ value: ana.userId });
});
