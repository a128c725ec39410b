import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, TEST_ORIGIN } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createAuthenticator } from '../../../testing/sign-in/authenticator.ts';
import { createBrowser, type TestBrowser } from '../../../testing/sign-in/browser.ts';
import { beginSignIn, createSignedInBrowser, enrolTotp } from '../../../testing/sign-in/second-factors.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const HERE = { origin: TEST_ORIGIN, rpId: 'lauda.example' };
const PASSKEYS = '/api/account/passkeys';
type Authenticator = ReturnType<typeof createAuthenticator>;
type Changes = { ceremony?: typeof HERE; isVerified?: boolean };

const start = async (browser: TestBrowser, url: string) => {
  const answer = await browser.send('POST', url);
  return answer.json<{ data: { options: { challenge: string; userVerification?: string } } }>().data.options;
};
const codeOf = ({ body }: { body: string }): string =>
  (JSON.parse(body) as { error: { code: string } }).error.code;
const cookiesOf = ({ jar }: TestBrowser) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

async function register(
  browser: TestBrowser,
  authenticator: Authenticator,
  { ceremony = HERE, isVerified }: Changes = {},
) {
  const options = await start(browser, `${PASSKEYS}/start`);
  const response = authenticator.create(options, ceremony, {
    ...(isVerified !== undefined && { isVerified }),
  });
  return browser.send('POST', PASSKEYS, { body: { friendlyName: 'My laptop', response } });
}

async function signIn(authenticator: Authenticator, { ceremony = HERE, isVerified }: Changes = {}) {
  const browser = createBrowser(test.app);
  const options = await start(browser, '/api/account/passkey-sign-in/start');
  const response = authenticator.sign(options, ceremony, { ...(isVerified !== undefined && { isVerified }) });
  const answer = await browser.send('POST', '/api/account/passkey-sign-in', { body: { response } });
  return { browser, answer, response };
}

async function createOwner(options: Parameters<typeof createSignedInBrowser>[1] = {}) {
  const owner = await createSignedInBrowser(test, options);
  const authenticator = createAuthenticator();
  const answer = await register(owner.browser, authenticator);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { ...owner, authenticator };
}
const list = async (browser: TestBrowser) =>
  (await browser.send('GET', PASSKEYS)).json<{ data: { id: string; friendlyName: string }[] }>().data;

describe('a passkey', () => {
  it('[AUTH-08] is made in a session and signs in without an address; it counts as the second factor', async () => {
    const { user, authenticator } = await createOwner({ staffRole: 'support' });
    const { answer, browser } = await signIn(authenticator);
    expect(answer.json()).toMatchObject({
      data: { user: { id: user.userId, staffRole: 'support' }, secondFactor: null },
    });
    expect((await browser.send('GET', '/api/session')).json()).toMatchObject({
      data: { isSecondFactorVerified: true },
    });
  });

  it('[AUTH-08] is asked to verify the person, and does not count when it has not', async () => {
    const { browser } = await createSignedInBrowser(test);
    const options = await start(browser, '/api/account/passkey-sign-in/start');
    expect(options.userVerification).toBe('required');
    expect(codeOf(await register(browser, createAuthenticator(), { isVerified: false }))).toBe(
      'PASSKEY_INVALID',
    );
    const { authenticator } = await createOwner();
    expect(codeOf((await signIn(authenticator, { isVerified: false })).answer)).toBe('PASSKEY_INVALID');
  });

  it('is accepted for the configured origin only', async () => {
    const evil = { origin: 'https://evil.example', rpId: 'evil.example' };
    const { authenticator } = await createOwner();
    for (const ceremony of [evil, { ...HERE, origin: evil.origin }, { ...HERE, rpId: evil.rpId }]) {
      expect(codeOf((await signIn(authenticator, { ceremony })).answer)).toBe('PASSKEY_INVALID');
      const { browser } = await createSignedInBrowser(test);
      expect(codeOf(await register(browser, createAuthenticator(), { ceremony }))).toBe('PASSKEY_INVALID');
    }
  });

  it('signs each challenge once: of ten at the same time, one', async () => {
    const { authenticator } = await createOwner();
    const browser = createBrowser(test.app);
    const options = await start(browser, '/api/account/passkey-sign-in/start');
    const response = authenticator.sign(options, HERE);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.app.inject({
          method: 'POST',
          url: '/api/account/passkey-sign-in',
          headers: { origin: TEST_ORIGIN, cookie: cookiesOf(browser) },
          payload: { response },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('signs a challenge of its own browser, purpose and five minutes', async () => {
    const { authenticator, browser: owner } = await createOwner();
    const browser = createBrowser(test.app);
    const options = await start(browser, '/api/account/passkey-sign-in/start');
    const stranger = createBrowser(test.app);
    await start(stranger, '/api/account/passkey-sign-in/start');
    const response = authenticator.sign(options, HERE);
    const finish = (from: TestBrowser, body: object) =>
      from.send('POST', '/api/account/passkey-sign-in', { body: { response: body } });
    expect(codeOf(await finish(stranger, response))).toBe('PASSKEY_INVALID');
    const proof = await start(owner, '/api/account/proof/passkey/start');
    expect(codeOf(await finish(owner, authenticator.sign(proof, HERE)))).toBe('PASSKEY_INVALID');
    const late = await start(browser, '/api/account/passkey-sign-in/start');
    await test.database.auth.db
      .updateTable('passkey_challenge')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(codeOf(await finish(browser, authenticator.sign(late, HERE)))).toBe('PASSKEY_INVALID');
  });

  it('whose counter falls back was copied, and is refused', async () => {
    const { authenticator } = await createOwner();
    authenticator.setCounter(7);
    expect((await signIn(authenticator)).answer.statusCode).toBe(200);
    authenticator.setCounter(3);
    expect(codeOf((await signIn(authenticator)).answer)).toBe('PASSKEY_INVALID');
    authenticator.setCounter(8);
    expect((await signIn(authenticator)).answer.statusCode).toBe(200);
  });

  it('of nobody, or signed by another key, opens nothing', async () => {
    expect(codeOf((await signIn(createAuthenticator())).answer)).toBe('PASSKEY_INVALID');
    const { authenticator } = await createOwner();
    const forger = createAuthenticator();
    const browser = createBrowser(test.app);
    const options = await start(browser, '/api/account/passkey-sign-in/start');
    const response = { ...forger.sign(options, HERE), id: authenticator.id, rawId: authenticator.id };
    const answer = await browser.send('POST', '/api/account/passkey-sign-in', { body: { response } });
    expect(codeOf(answer)).toBe('PASSKEY_INVALID');
  });

  it('ends the second step of a sign-in that was begun with the password', async () => {
    const { user, browser, authenticator } = await createOwner();
    await enrolTotp(browser);
    const begun = await beginSignIn(test, user.email);
    expect(begun.answer.json()).toMatchObject({
      data: { secondFactor: { methods: ['totp', 'passkey', 'recovery-code'] } },
    });
    const options = await start(begun.browser, '/api/account/passkey-sign-in/start');
    const response = authenticator.sign(options, HERE);
    await begun.browser.send('POST', '/api/account/passkey-sign-in', { body: { response } });
    expect((await begun.browser.send('GET', '/api/session')).json()).toMatchObject({
      data: { user: { id: user.userId }, isSecondFactorVerified: true },
    });
  });

  it('shows in a session who one is; that of somebody else does not', async () => {
    const { user, browser, authenticator } = await createOwner();
    const other = await createOwner();
    const prove = async (by: Authenticator) => {
      const options = await start(browser, '/api/account/proof/passkey/start');
      const response = by.sign(options, HERE);
      return browser.send('POST', '/api/account/proof/passkey', { body: { response } });
    };
    expect(codeOf(await prove(other.authenticator))).toBe('PASSKEY_INVALID');
    expect((await prove(authenticator)).statusCode).toBe(200);
    expect((await browser.send('GET', '/api/session')).json()).toMatchObject({
      data: { isSecondFactorVerified: true },
    });
    const old = createBrowser(test.app, [user.headers.cookie]);
    expect((await old.send('GET', PASSKEYS)).statusCode).toBe(401);
  });

  it('[AUTH-08] is listed, renamed and removed by its owner, and by nobody else', async () => {
    const { browser } = await createOwner();
    const [passkey] = await list(browser);
    expect(passkey?.friendlyName).toBe('My laptop');
    const url = `${PASSKEYS}/${passkey?.id}`;
    const { browser: stranger } = await createSignedInBrowser(test);
    const body = { friendlyName: 'Taken' };
    expect((await stranger.send('PATCH', url, { body })).statusCode).toBe(404);
    expect((await stranger.send('DELETE', url)).statusCode).toBe(404);
    await browser.send('PATCH', url, { body: { friendlyName: 'Old laptop' } });
    expect(await list(browser)).toMatchObject([{ friendlyName: 'Old laptop' }]);
    expect((await browser.send('DELETE', url)).statusCode).toBe(200);
    expect(await list(browser)).toEqual([]);
  });

  it('that is the last way to sign in stays, also when two are removed at once', async () => {
    const user = await createTestUser(test.database);
    const browser = createBrowser(test.app, [user.headers.cookie]);
    for (const authenticator of [createAuthenticator(), createAuthenticator()])
      await register(browser, authenticator);
    const passkeys = await list(browser);
    const answers = await Promise.all(
      passkeys.map(({ id }) =>
        test.app.inject({
          method: 'DELETE',
          url: `${PASSKEYS}/${id}`,
          headers: { origin: TEST_ORIGIN, cookie: cookiesOf(browser) },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await list(browser)).toHaveLength(1);
  });

  it('is of one account only', async () => {
    const { authenticator } = await createOwner();
    const { browser } = await createSignedInBrowser(test);
    expect(codeOf(await register(browser, authenticator))).toBe('PASSKEY_INVALID');
  });
});
