import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Keyring } from './platform/keyring.ts';
import { createSigner } from './platform/signer.ts';
import { TEST_SECRET } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { createBrowser, type TestBrowser } from './testing/browser.ts';
import { resumeClient } from './testing/resumes.ts';
import { beginSignIn, createSignedInBrowser, enrolTotp, totpCode, verify } from './testing/second-factors.ts';
import { sharingClient } from './testing/sharing.ts';
import { createShareAddresses } from './features/sharing/share-address.ts';
import { createKeys } from './features/accounts/keys.ts';
import { resealFactors } from './features/accounts/reseal-factors.ts';

const NEW_SECRET = 'the secret that comes after it, long enough as well';
const OLD: Keyring = [TEST_SECRET];
const BOTH: Keyring = [NEW_SECRET, TEST_SECRET];
const NEW: Keyring = [NEW_SECRET];

describe('each use of the secret', () => {
  it('signatures of addresses: new ones by the newest, old ones until theirs has gone', () => {
    const [old, both, fresh] = [OLD, BOTH, NEW].map((keyring) => createSigner(keyring, 'test'));
    const made = old?.sign('ana') ?? '';
    expect(both?.isSigned(made, 'ana')).toBe(true);
    expect(both?.isSigned(made, 'bia')).toBe(false);
    expect(fresh?.isSigned(made, 'ana')).toBe(false);
    expect(fresh?.isSigned(both?.sign('ana') ?? '', 'ana')).toBe(true);
    expect(old?.isSigned(both?.sign('ana') ?? '', 'ana')).toBe(false);
  });

  it('share links and their passes', () => {
    const [old, both, fresh] = [OLD, BOTH, NEW].map((keyring) => createShareAddresses(keyring));
    const link = { id: crypto.randomUUID(), passwordHash: 'one' };
    const now = new Date();
    const slug = old?.slugOf(link.id) ?? '';
    expect(both?.linkIdOf(slug)).toBe(link.id);
    expect(fresh?.linkIdOf(slug)).toBeNull();
    expect(fresh?.linkIdOf(both?.slugOf(link.id) ?? '')).toBe(link.id);
    const pass = old?.passFor(link, now) ?? '';
    expect(both?.isPass(pass, link, now)).toBe(true);
    expect(fresh?.isPass(pass, link, now)).toBe(false);
  });

  it('sealed secrets and hashes of codes', () => {
    const [old, both, fresh] = [OLD, BOTH, NEW].map((keyring) => createKeys(keyring));
    if (!old || !both || !fresh) throw new Error('three are needed');
    const sealed = old.encrypt('a secret', 'ana');
    expect(both.decrypt(sealed, 'ana')).toBe('a secret');
    expect(() => both.decrypt(sealed, 'bia')).toThrow('authenticate');
    expect(() => fresh.decrypt(sealed, 'ana')).toThrow('authenticate');
    const resealed = both.reseal(sealed, 'ana') ?? '';
    expect(fresh.decrypt(resealed, 'ana')).toBe('a secret');
    expect(both.reseal(resealed, 'ana')).toBeNull();
    expect(both.isHash(old.hash('ana', '123456'), 'ana', '123456')).toBe(true);
    expect(both.isHash(old.hash('ana', '123456'), 'ana', '123457')).toBe(false);
    expect(fresh.isHash(old.hash('ana', '123456'), 'ana', '123456')).toBe(false);
    // As they were stored before hashes named their key.
    const [, plain = ''] = old.hash('ana', '123456').split('.');
    expect(both.isHash(plain, 'ana', '123456')).toBe(true);
  });
});

describe('a running product with another secret', () => {
  let before: TestApp;
  let after: TestApp;
  beforeAll(async () => {
    before = await createTestApp();
    const { database, storage } = before;
    after = await createTestApp({
      env: { AUTH_SECRET: NEW_SECRET, AUTH_SECRET_PREVIOUS: [TEST_SECRET] },
      db: database.db,
      pool: database.pool,
      systemDb: database.systemDb,
      auth: database.auth,
      storage,
    });
  });
  afterAll(async () => {
    await after.close();
    await before.close();
  });
  const cookiesOf = ({ jar }: TestBrowser) => [...jar].map(([name, value]) => `${name}=${value}`);

  it('keeps people signed in, and signs their cookie anew', async () => {
    const { user, browser } = await createSignedInBrowser(before);
    const moved = createBrowser(after.app, cookiesOf(browser));
    const answer = await moved.send('GET', '/api/session');
    expect(answer.json()).toMatchObject({ data: { user: { id: user.userId } } });
    expect(cookiesOf(moved)).not.toEqual(cookiesOf(browser));
    expect((await moved.send('GET', '/api/session')).headers['set-cookie']).toBeUndefined();
  });

  it('takes authenticator apps and recovery codes, and needs the old secret only for the codes then', async () => {
    const { user, browser } = await createSignedInBrowser(before);
    const { secret, recoveryCodes } = await enrolTotp(browser);
    const signedIn = async (code: string, method?: 'recovery-code') => {
      const { browser: other } = await beginSignIn(after, user.email);
      return (await verify(other, code, method)).statusCode;
    };
    expect(await signedIn(totpCode(secret))).toBe(200);
    expect(await signedIn(recoveryCodes[0] ?? '', 'recovery-code')).toBe(200);

    const { db } = before.database.auth;
    const result = await resealFactors(db, createKeys(BOTH));
    expect(result).toEqual({ resealed: 1, unreadable: 0, recoveryCodes: recoveryCodes.length - 1 });
    expect(await resealFactors(db, createKeys(NEW))).toMatchObject({ resealed: 0, unreadable: 0 });
    const [row] = await db
      .selectFrom('second_factor')
      .select('secret')
      .where('user_id', '=', user.userId)
      .execute();
    expect(createKeys(NEW).decrypt(row?.secret ?? '', user.userId)).toBe(secret);
  });

  it('opens links that were shared before', async () => {
    const { user } = await createSignedInBrowser(before);
    const { id } = await resumeClient(before.app, user).made();
    const { path } = await sharingClient(before.app, user).made(id);
    expect((await after.app.inject({ method: 'GET', url: path })).statusCode).toBe(200);
  });

  it('takes passkeys, which no secret of ours has to do with', async () => {
    const { browser } = await createSignedInBrowser(before);
    const HERE = { origin: 'https://lauda.example', rpId: 'lauda.example' };
    const authenticator = createAuthenticator();
    const optionsOf = async (of: TestBrowser, url: string) =>
      (await of.send('POST', url)).json<{ data: { options: { challenge: string } } }>().data.options;
    const created = authenticator.create(await optionsOf(browser, '/api/account/passkeys/start'), HERE);
    await browser.send('POST', '/api/account/passkeys', {
      body: { friendlyName: 'Laptop', response: created },
    });
    const other = createBrowser(after.app);
    const signed = authenticator.sign(await optionsOf(other, '/api/account/passkey-sign-in/start'), HERE);
    const answer = await other.send('POST', '/api/account/passkey-sign-in', { body: { response: signed } });
    expect(answer.statusCode).toBe(200);
  });
});
