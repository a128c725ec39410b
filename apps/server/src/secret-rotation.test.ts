import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyringFrom } from './platform/secrets/keyring.ts';
import { createLog } from './platform/log.ts';
import { createSigner, UNSUBSCRIBE_SIGNATURES } from './platform/secrets/signer.ts';
import { TEST_SECRET } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { createAuthenticator } from './testing/sign-in/authenticator.ts';
import { createBrowser, type TestBrowser } from './testing/sign-in/browser.ts';
import { resumeClient } from './testing/clients/resumes.ts';
import {
  beginSignIn,
  createSignedInBrowser,
  enrolTotp,
  totpCode,
  verify,
} from './testing/sign-in/second-factors.ts';
import { sharingClient } from './testing/clients/sharing.ts';
import { createShareAddresses } from './features/sharing/share-address.ts';
import { createKeys } from './features/accounts/tokens-and-keys/keys.ts';
import { resealFactors } from './features/accounts/second-factors/reseal-factors.ts';
import {
  fillKeyring,
  readRetainedKeys,
  retainKeys,
} from './features/accounts/tokens-and-keys/retained-keys.ts';
import { createSessionCookie } from './features/accounts/sessions/session-cookie.ts';

const NEW_SECRET = 'the secret that comes after it, long enough as well';
const OLD = keyringFrom([TEST_SECRET]);
const BOTH = keyringFrom([NEW_SECRET, TEST_SECRET]);
const NEW = keyringFrom([NEW_SECRET]);

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

  it('session cookies, also from before they had a key of their own', () => {
    const [old, both, fresh] = [OLD, BOTH, NEW].map((keyring) =>
      createSessionCookie({ origin: 'http://lauda.example', keyring }),
    );
    const given = (header = '') => ({ cookie: header.split(';')[0] });
    const made = given(old?.write('a-token', 60));
    expect(old?.read(made)).toMatchObject({ token: 'a-token', isOldSignature: false });
    expect(both?.read(made)).toMatchObject({ token: 'a-token', isOldSignature: true });
    expect(fresh?.read(made)).toBeNull();
    expect(fresh?.read(given(both?.write('a-token', 60)))).toMatchObject({ isOldSignature: false });
    const byTheSecret = createHmac('sha256', TEST_SECRET).update('a-token').digest('base64');
    expect(made.cookie).not.toContain(encodeURIComponent(byTheSecret));
    const before = { cookie: `lauda_session=${encodeURIComponent(`a-token.${byTheSecret}`)}` };
    expect(old?.read(before)).toMatchObject({ token: 'a-token', isOldSignature: true });
    expect(fresh?.read(before)).toBeNull();
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
    // The format before hashes contained a key id.
    const [, plain = ''] = old.hash('ana', '123456').split('.');
    expect(both.isHash(plain, 'ana', '123456')).toBe(true);
  });
});

describe('a running product with another secret', () => {
  let before: TestApp;
  let after: TestApp;
  const restarted = ({ database, storage }: TestApp, previous: string[]) =>
    createTestApp({
      env: { AUTH_SECRET: NEW_SECRET, AUTH_SECRET_PREVIOUS: previous },
      db: database.db,
      pool: database.pool,
      systemDb: database.systemDb,
      auth: database.auth,
      storage,
    });
  beforeAll(async () => {
    before = await createTestApp();
    after = await restarted(before, [TEST_SECRET]);
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

  it('takes authenticator apps and recovery codes, and seals the secrets of the apps anew', async () => {
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
    expect(result).toEqual({ resealed: 1, unreadable: 0 });
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

  it('[OPS-05] without the old secret, what was published or written down goes on working, and cookies end', async () => {
    const { user, browser } = await createSignedInBrowser(before);
    const { id } = await resumeClient(before.app, user).made();
    const { path } = await sharingClient(before.app, user).made(id);
    const { secret, recoveryCodes } = await enrolTotp(browser);
    const unsubscribe = createSigner(OLD, UNSUBSCRIBE_SIGNATURES).sign('ana');
    const { db } = before.database.auth;
    const log = createLog({ level: 'silent', service: 'test' });

    // Without resealing first, removing the old secret would invalidate them.
    expect(await readRetainedKeys(db, NEW, log)).toEqual([]);
    await resealFactors(db, createKeys(BOTH));
    expect(await retainKeys(db, BOTH)).toEqual({ retained: 3, unreadable: 0 });
    expect(await retainKeys(db, BOTH)).toEqual({ retained: 3, unreadable: 0 });

    const last = await restarted(before, []);
    try {
      expect((await last.app.inject({ method: 'GET', url: path })).statusCode).toBe(200);
      const kept = createBrowser(after.app, cookiesOf(browser));
      expect((await kept.send('GET', '/api/session')).json()).toMatchObject({
        data: { user: { id: user.userId } },
      });
      const moved = createBrowser(last.app, cookiesOf(browser));
      expect((await moved.send('GET', '/api/session')).json()).toMatchObject({ data: { user: null } });
      for (const [code, method] of [
        [recoveryCodes[0] ?? '', 'recovery-code'],
        [totpCode(secret), undefined],
      ] as const) {
        const { browser: other } = await beginSignIn(last, user.email);
        expect((await verify(other, code, method)).statusCode).toBe(200);
      }
      const keyring = keyringFrom([NEW_SECRET], await readRetainedKeys(db, NEW, log));
      expect(createSigner(keyring, UNSUBSCRIBE_SIGNATURES).isSigned(unsubscribe, 'ana')).toBe(true);
    } finally {
      await last.close();
    }
  });

  it('a database that is away at the start stops nothing, and its keys count once it is back', async () => {
    const { auth } = before.database;
    await retainKeys(auth.db, BOTH);
    const slug = createShareAddresses(OLD).slugOf(crypto.randomUUID());
    const keyring = keyringFrom([NEW_SECRET]);
    const addresses = createShareAddresses(keyring);
    const state = { isAway: true };
    const db = new Proxy(auth.db, {
      get: (target, name) => {
        if (state.isAway) throw new Error('the database is away');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const stop = await fillKeyring(db, keyring, createLog({ level: 'silent', service: 'test' }));
    expect(addresses.linkIdOf(slug)).toBeNull();
    state.isAway = false;
    await vi.waitFor(() => expect(addresses.linkIdOf(slug)).not.toBeNull(), { timeout: 15_000 });
    stop();
  });

  it('[OPS-05] keys of a secret before the last one are carried on, and a keyring that skips one says so', async () => {
    const { db } = before.database.auth;
    const log = createLog({ level: 'silent', service: 'test' });
    await retainKeys(db, BOTH);
    const THIRD = 'a third secret, which is as long as the two before it';
    expect(await readRetainedKeys(db, keyringFrom([THIRD]), log)).toEqual([]);
    expect(await retainKeys(db, keyringFrom([THIRD]))).toEqual({ retained: 0, unreadable: 3 });
    expect(await retainKeys(db, keyringFrom([THIRD, NEW_SECRET]))).toEqual({ retained: 6, unreadable: 0 });
    const retained = await readRetainedKeys(db, keyringFrom([THIRD]), log);
    expect(retained).toHaveLength(6);
    // The rows contain no key in plain text.
    const rows = JSON.stringify(await db.selectFrom('retained_key').selectAll().execute());
    for (const { key } of retained) expect(rows).not.toContain(key.toString('base64url'));
  });
});
