import {
  type StandInPerson,
  type StandInProvider,
  startOpenIdProvider,
} from '@lauda/stand-ins/openid/openid-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, TEST_ORIGIN } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createBrowser, type TestBrowser } from '../../../testing/sign-in/browser.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { deleteConnection } from './connection.queries.ts';

type Provider = 'google' | 'linkedin';

const SECRETS = { clientId: 'lauda', clientSecret: 'a secret between the two' };
const callbackOf = (provider: Provider) => `${TEST_ORIGIN}/api/account/social/${provider}/callback`;

let test: TestApp;
let providers: Record<Provider, StandInProvider>;

const startProvider = (provider: Provider, options: { isPkceRequired?: boolean; port?: number } = {}) =>
  startOpenIdProvider({
    title: provider,
    clients: [{ id: SECRETS.clientId, secret: SECRETS.clientSecret, redirectUris: [callbackOf(provider)] }],
    people: [],
    hasClaimsInIdToken: provider === 'google',
    ...options,
  });

const socialEnv = (google: string, linkedin: string) => ({
  GOOGLE_ISSUER: google,
  GOOGLE_CLIENT_ID: SECRETS.clientId,
  GOOGLE_CLIENT_SECRET: SECRETS.clientSecret,
  LINKEDIN_ISSUER: linkedin,
  LINKEDIN_CLIENT_ID: SECRETS.clientId,
  LINKEDIN_CLIENT_SECRET: SECRETS.clientSecret,
});

beforeAll(async () => {
  providers = { google: await startProvider('google'), linkedin: await startProvider('linkedin') };
  test = await createTestApp({
    env: {
      ...socialEnv(providers.google.issuer, providers.linkedin.issuer),
      ADMIN_EMAIL: 'boss@lauda.example',
    },
  });
});
afterAll(async () => {
  await test.close();
  await Promise.all(Object.values(providers).map((provider) => provider.close()));
});

const db = () => test.database.auth.db;
const newBrowser = () => createBrowser(test.app);

async function depart(browser: TestBrowser, provider: Provider, body: object = {}): Promise<string> {
  const answer = await browser.send('POST', '/api/account/social/start', {
    body: { provider, language: 'en-US', preferred_domain: 'lauda.example', ...body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { url: string } }>().data.url;
}

async function departToLink(browser: TestBrowser, provider: Provider): Promise<string> {
  const answer = await browser.send('POST', '/api/account/social/link', { body: { provider } });
  return answer.json<{ data: { url: string } }>().data.url;
}

let count = 0;
/** Registers a new person at the stand-in provider. */
function someone(provider: Provider, claims: Partial<StandInPerson> = {}): StandInPerson {
  count += 1;
  const person = {
    sub: `${provider}-${count}`,
    name: 'Rita Lee Jones',
    email: `rita-${count}@lauda.example`,
    emailVerified: true,
    ...claims,
  };
  providers[provider].introduce(person);
  return person;
}

/** The whole sign-in flow, returning the final redirect. */
async function signIn(browser: TestBrowser, provider: Provider, person: { sub: string }, body: object = {}) {
  const url = await depart(browser, provider, body);
  const answer = await browser.comeBack(await browser.visitProvider(url, { sub: person.sub }));
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['location']);
}

async function link(browser: TestBrowser, provider: Provider, person: { sub: string }) {
  const url = await departToLink(browser, provider);
  const answer = await browser.comeBack(await browser.visitProvider(url, { sub: person.sub }));
  return String(answer.headers['location']);
}

const whoIs = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/session')).json<{
    data: { user: { id: string; email: string; name: string } | null };
  }>().data.user;
const accountOf = (email: string) =>
  db().selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
const connectionsOf = (userId: string) =>
  db().selectFrom('connection').selectAll().where('user_id', '=', userId).orderBy('provider_id').execute();
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { error?: { code: string } }).error?.code;

async function signedInBrowser(options: Parameters<typeof createTestUser>[1] = {}) {
  const user = await createTestUser(test.database, options);
  return { user, browser: createBrowser(test.app, [user.headers.cookie]) };
}

describe.each(['google', 'linkedin'] as const)('[AUTH-06] signing in with %s', (provider) => {
  it('makes an account from what the provider tells, and finds it again by subject', async () => {
    const person = someone(provider, { locale: 'pt-PT' });
    const browser = newBrowser();
    expect(await signIn(browser, provider, person)).toBe('/resumes');
    const user = await whoIs(browser);
    expect(user).toMatchObject({ email: person.email, name: 'Rita Lee Jones' });
    expect(await accountOf(person.email)).toMatchObject({
      email_verified: true,
      first_name: 'Rita',
      last_name: 'Lee Jones',
      locale: 'pt-BR',
      preferred_domain: 'lauda.example',
    });
    const connections = await connectionsOf(user?.id ?? '');
    expect(connections).toMatchObject([
      { provider_id: provider, account_id: `${providers[provider].issuer} ${person.sub}` },
    ]);
    for (const kept of ['password', 'access_token', 'refresh_token', 'id_token', 'scope'] as const)
      expect(connections[0]?.[kept]).toBeNull();

    // The address has changed and is no longer verified: the subject identifies the user.
    someone(provider, { ...person, email: 'moved@lauda.example', emailVerified: false });
    const later = newBrowser();
    expect(await signIn(later, provider, person, { redirect: '/builder?id=1#a' })).toBe('/builder?id=1#a');
    expect(await whoIs(later)).toMatchObject({ id: user?.id });
  });

  it('asks for PKCE with S256 and comes back to the configured address, whatever a request claims', async () => {
    const poisoned = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    };
    const browser = newBrowser();
    const answer = await browser.send('POST', '/api/account/social/start', {
      body: { provider, language: 'en-US', preferred_domain: 'evil.example', redirect: '//evil.example' },
      headers: poisoned,
    });
    const url = new URL(answer.json<{ data: { url: string } }>().data.url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: callbackOf(provider),
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-lauda_social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const person = someone(provider);
    const address = await browser.visitProvider(url.href, { sub: person.sub });
    const end = await browser.comeBack(address, poisoned);
    expect(end.headers['location']).toBe('/resumes');
    expect(browser.jar.has('__Host-lauda_social')).toBe(false);
  });

  it('sends back who did not want to', async () => {
    const browser = newBrowser();
    const url = await depart(browser, provider, { redirect: '/builder' });
    const end = await browser.comeBack(await browser.visitProvider(url, {}));
    expect(end.headers['location']).toBe('/auth?error=social_denied&redirect=%2Fbuilder');
    expect(await whoIs(browser)).toBeNull();
  });

  it.each([false, undefined, 'true', 1, null, {}])(
    'makes no account, and joins none, when email_verified is %o',
    async (emailVerified) => {
      const stranger = someone(provider, { emailVerified });
      const expected = '/auth?error=social_email_unverified&redirect=%2Fresumes';
      expect(await signIn(newBrowser(), provider, stranger)).toBe(expected);
      expect(await accountOf(stranger.email)).toBeUndefined();

      const { user } = await signedInBrowser();
      const thief = someone(provider, { emailVerified, email: user.email });
      const browser = newBrowser();
      expect(await signIn(browser, provider, thief)).toBe(expected);
      expect(await whoIs(browser)).toBeNull();
      expect(await connectionsOf(user.userId)).toEqual([]);
    },
  );

  it('joins an account whose address both sides have verified, in whatever case', async () => {
    const { user } = await signedInBrowser({ password: 'a quiet river' });
    const browser = newBrowser();
    await signIn(browser, provider, someone(provider, { email: user.email.toUpperCase() }));
    expect(await whoIs(browser)).toMatchObject({ id: user.userId });
    expect((await connectionsOf(user.userId)).map(({ provider_id }) => provider_id)).toEqual(
      ['credential', provider].toSorted(),
    );
  });

  it('does not let a second account elsewhere in by the same address', async () => {
    const person = someone(provider);
    await signIn(newBrowser(), provider, person);
    const successor = someone(provider, { email: person.email });
    const browser = newBrowser();
    expect(await signIn(browser, provider, successor)).toBe('/auth?error=social_taken&redirect=%2Fresumes');
    expect(await whoIs(browser)).toBeNull();
  });

  it('takes an account that nobody confirmed from whoever made it', async () => {
    const person = someone(provider);
    const hijacker = await signedInBrowser({
      email: person.email,
      isConfirmed: false,
      password: 'the hijacker knows',
    });
    const links = await Promise.all(
      (['confirm-email', 'reset-password'] as const).map((purpose) =>
        issueToken(db(), purpose, hijacker.user.userId),
      ),
    );
    const browser = newBrowser();
    expect(await signIn(browser, provider, person)).toBe('/resumes');
    expect(await whoIs(browser)).toMatchObject({ email: person.email, name: 'Rita Lee Jones' });
    expect(await whoIs(hijacker.browser)).toBeNull();
    const bySecret = await hijacker.browser.send('POST', '/api/account/sign-in', {
      body: { email: person.email, password: 'the hijacker knows' },
    });
    expect(codeOf(bySecret)).toBe('CREDENTIALS_WRONG');
    const [confirm, reset] = links;
    const byLink = await hijacker.browser.send('POST', '/api/account/confirm-email', {
      body: { token: confirm, password: 'the hijacker knows' },
    });
    expect(codeOf(byLink)).toBe('TOKEN_INVALID');
    const byReset = await hijacker.browser.send('POST', '/api/account/reset-password', {
      body: { token: reset, password: 'another river' },
    });
    expect(codeOf(byReset)).toBe('TOKEN_INVALID');
  });

  it('asks for the second factor of an account that has one, and makes no session', async () => {
    const { user } = await signedInBrowser();
    const person = someone(provider, { email: user.email });
    await signIn(newBrowser(), provider, person);
    await db()
      .insertInto('second_factor')
      .values({
        user_id: user.userId,
        kind: 'totp',
        friendly_name: 'phone',
        secret: 'encrypted',
        confirmed_at: new Date(),
      })
      .execute();
    const browser = newBrowser();
    expect(await signIn(browser, provider, person, { redirect: '/builder' })).toBe(
      '/auth?view=second-factor&redirect=%2Fbuilder',
    );
    expect(await whoIs(browser)).toBeNull();
    expect([...browser.jar.keys()]).toEqual(['__Host-lauda_pending_sign_in']);
  });

  it('makes one account of several returns at once', async () => {
    const person = someone(provider);
    const browsers = Array.from({ length: 5 }, newBrowser);
    const addresses = await Promise.all(
      browsers.map(async (browser) =>
        browser.visitProvider(await depart(browser, provider), { sub: person.sub }),
      ),
    );
    const ends = await Promise.all(
      browsers.map((browser, index) => browser.comeBack(addresses[index] ?? new URL(TEST_ORIGIN))),
    );
    expect(ends.map(({ headers }) => headers['location'])).toEqual(browsers.map(() => '/resumes'));
    const users = await Promise.all(browsers.map(whoIs));
    expect(new Set(users.map((user) => user?.id)).size).toBe(1);
  });
});

describe('[AUTH-06] a return that does not fit its departure', () => {
  const FAILED = '/auth?error=social_failed';

  it('is refused with a state that is not the one, or without any', async () => {
    const browser = newBrowser();
    const address = await browser.visitProvider(await depart(browser, 'google'), {
      sub: someone('google').sub,
    });
    for (const state of ['x'.repeat(43), '', null]) {
      const tampered = new URL(address);
      if (state === null) tampered.searchParams.delete('state');
      else tampered.searchParams.set('state', state);
      const copy = createBrowser(test.app);
      for (const [name, value] of browser.jar) copy.jar.set(name, value);
      expect((await copy.comeBack(tampered)).headers['location']).toBe(FAILED);
      expect(await whoIs(copy)).toBeNull();
    }
  });

  it('is refused the second time, also when both come at once', async () => {
    const browser = newBrowser();
    const address = await browser.visitProvider(await depart(browser, 'google'), {
      sub: someone('google').sub,
    });
    const cookies = new Map(browser.jar);
    const copies = Array.from({ length: 5 }, () => {
      const copy = newBrowser();
      for (const [name, value] of cookies) copy.jar.set(name, value);
      return copy;
    });
    const ends = await Promise.all(copies.map((copy) => copy.comeBack(address)));
    const locations = ends.map(({ headers }) => String(headers['location'])).toSorted();
    expect(locations).toEqual([FAILED, FAILED, FAILED, FAILED, '/resumes']);
  });

  it('is refused in another browser: nobody is signed in with a link that somebody else began', async () => {
    const attacker = newBrowser();
    const victim = newBrowser();
    const address = await attacker.visitProvider(await depart(attacker, 'google'), {
      sub: someone('google').sub,
    });
    expect((await victim.comeBack(address)).headers['location']).toBe(FAILED);
    await depart(victim, 'google');
    expect((await victim.comeBack(address)).headers['location']).toBe(FAILED);
    expect(await whoIs(victim)).toBeNull();
  });

  it('is refused with the code of one flow in another', async () => {
    const person = someone('google');
    const mine = newBrowser();
    const theirs = newBrowser();
    const [my, their] = await Promise.all(
      [mine, theirs].map(async (browser) =>
        browser.visitProvider(await depart(browser, 'google'), { sub: person.sub }),
      ),
    );
    my?.searchParams.set('code', their?.searchParams.get('code') ?? '');
    const end = await mine.comeBack(my ?? new URL(TEST_ORIGIN));
    expect(end.headers['location']).toBe(`${FAILED}&redirect=%2Fresumes`);
    expect(await whoIs(mine)).toBeNull();
  });

  it('is refused at the address of another provider, and with the word of another issuer', async () => {
    const browser = newBrowser();
    const person = someone('google');
    const address = await browser.visitProvider(await depart(browser, 'google'), { sub: person.sub });
    const crossed = new URL(address);
    crossed.pathname = crossed.pathname.replace('google', 'linkedin');
    const cookies = new Map(browser.jar);
    expect((await browser.comeBack(crossed)).headers['location']).toBe(FAILED);
    for (const [name, value] of cookies) browser.jar.set(name, value);
    const mixed = new URL(address);
    expect(mixed.searchParams.get('iss')).toBe(providers.google.issuer);
    mixed.searchParams.set('iss', providers.linkedin.issuer);
    expect((await browser.comeBack(mixed)).headers['location']).toBe(`${FAILED}&redirect=%2Fresumes`);
    expect(await whoIs(browser)).toBeNull();
  });

  it('is refused when the nonce or the verifier is not the one that was stored', async () => {
    for (const change of [{ nonce: 'of another flow' }, { code_verifier: 'x'.repeat(43) }]) {
      const browser = newBrowser();
      const url = await depart(browser, 'google');
      const address = await browser.visitProvider(url, { sub: someone('google').sub });
      await db().updateTable('social_flow').set(change).execute();
      const end = await browser.comeBack(address);
      expect(end.headers['location'], JSON.stringify(change)).toBe(`${FAILED}&redirect=%2Fresumes`);
      expect(await whoIs(browser)).toBeNull();
    }
  });

  it('is refused after ten minutes', async () => {
    const browser = newBrowser();
    const address = await browser.visitProvider(await depart(browser, 'google'), {
      sub: someone('google').sub,
    });
    await db()
      .updateTable('social_flow')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await browser.comeBack(address)).headers['location']).toBe(FAILED);
  });

  it('gets nothing from a provider that insists on PKCE without the challenge', async () => {
    const browser = newBrowser();
    const url = new URL(await depart(browser, 'google'));
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const address = await browser.visitProvider(url.href, { sub: someone('google').sub });
    expect(address.searchParams.get('error')).toBe('invalid_request');
    expect((await browser.comeBack(address)).headers['location']).toBe(`${FAILED}&redirect=%2Fresumes`);
  });

  it('leaves neither state, code nor verifier in the log, nor the state in the database', async () => {
    const browser = newBrowser();
    const url = new URL(await depart(browser, 'google'));
    const state = url.searchParams.get('state') ?? '';
    const stored = JSON.stringify(await db().selectFrom('social_flow').selectAll().execute());
    expect(state).toHaveLength(43);
    expect(stored).not.toContain(state);
    const address = await browser.visitProvider(url.href, { sub: someone('google').sub });
    await browser.comeBack(address);
    await browser.comeBack(address);
    const logged = JSON.stringify(test.logLines());
    for (const secret of [state, address.searchParams.get('code') ?? '', SECRETS.clientSecret])
      expect(logged).not.toContain(secret);
    expect(logged).toContain('social.failed');
  });
});

describe('a provider that is down', () => {
  it('is told of within seconds, and works as soon as it is back', async () => {
    const gone = await startProvider('google');
    const port = Number(new URL(gone.issuer).port);
    await gone.close();
    const early = await createTestApp({ env: socialEnv(gone.issuer, gone.issuer) });
    const browser = createBrowser(early.app);
    const start = () =>
      browser.send('POST', '/api/account/social/start', {
        body: { provider: 'google', language: 'en-US', preferred_domain: '' },
      });
    const startedAt = performance.now();
    const refused = await start();
    expect([refused.statusCode, codeOf(refused)]).toEqual([503, 'SOCIAL_UNAVAILABLE']);
    expect(performance.now() - startedAt).toBeLessThan(15_000);

    const back = await startProvider('google', { port });
    back.introduce({ sub: 'zé', name: 'Zé', email: 'ze@lauda.example', emailVerified: true });
    const url = (await start()).json<{ data: { url: string } }>().data.url;
    const address = await browser.visitProvider(url, { sub: 'zé' });
    await back.close();
    const end = await browser.comeBack(address);
    expect(end.headers['location']).toBe('/auth?error=social_unavailable&redirect=%2Fresumes');
    await early.close();
  });

  it('that accepts and never answers is given up on', async () => {
    const { createServer } = await import('node:net');
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const stuck = await createTestApp({
      env: socialEnv(`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`),
    });
    const startedAt = performance.now();
    const answer = await stuck.app.inject({
      method: 'POST',
      url: '/api/account/social/start',
      payload: { provider: 'google', language: 'en-US', preferred_domain: '' },
    });
    expect(codeOf(answer)).toBe('SOCIAL_UNAVAILABLE');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await stuck.close();
    silent.close();
  });

  it('is not there at all without a client id', async () => {
    const plain = await createTestApp();
    const answer = await plain.app.inject({
      method: 'POST',
      url: '/api/account/social/start',
      payload: { provider: 'google', language: 'en-US', preferred_domain: '' },
    });
    expect(codeOf(answer)).toBe('NOT_FOUND');
    const site = await plain.app.inject({ method: 'GET', url: '/api/site' });
    expect(site.json()).toMatchObject({ data: { socialProviders: [] } });
    await plain.close();
    const here = await test.app.inject({ method: 'GET', url: '/api/site' });
    expect(here.json()).toMatchObject({ data: { socialProviders: ['google', 'linkedin'] } });
  });
});

describe('[AUTH-07] connecting', () => {
  const list = async (browser: TestBrowser) =>
    (await browser.send('GET', '/api/account/social')).json<{ data: object[] }>().data;
  const disconnect = (browser: TestBrowser, provider: Provider) =>
    browser.send('DELETE', `/api/account/social/${provider}`);

  it.each(['google', 'linkedin'] as const)(
    'links %s, signs in with it and unlinks it again',
    async (provider) => {
      const { user, browser } = await signedInBrowser({ password: 'a quiet river' });
      const other = provider === 'google' ? 'linkedin' : 'google';
      const person = someone(provider, { email: 'another@lauda.example', emailVerified: false });
      expect(await link(browser, provider, person)).toBe(`/account-settings?connected=${provider}`);
      expect(await list(browser)).toContainEqual({
        provider,
        isConnected: true,
        isOnlyWayIn: false,
        email: 'another@lauda.example',
        name: expect.any(String),
      });
      expect(await list(browser)).toContainEqual({
        provider: other,
        isConnected: false,
        isOnlyWayIn: false,
        email: null,
        name: null,
      });
      expect(await whoIs(browser)).toMatchObject({ id: user.userId, email: user.email });

      const elsewhere = newBrowser();
      await signIn(elsewhere, provider, person);
      expect(await whoIs(elsewhere)).toMatchObject({ id: user.userId });

      expect((await disconnect(browser, provider)).statusCode).toBe(200);
      expect(codeOf(await disconnect(browser, provider))).toBe('NOT_FOUND');
      expect(await list(browser)).toContainEqual({
        provider,
        isConnected: false,
        isOnlyWayIn: false,
        email: null,
        name: null,
      });
      expect(await signIn(newBrowser(), provider, person)).toContain('error=social_email_unverified');
    },
  );

  it('tells the other tabs', async () => {
    const { user, browser } = await signedInBrowser({ password: 'a quiet river' });
    await link(browser, 'google', someone('google'));
    const events = () =>
      test.database.systemDb
        .selectFrom('live_event')
        .select('payload')
        .where('user_id', '=', user.userId)
        .execute();
    expect(await events()).toEqual([{ payload: { type: 'session.changed' } }]);
    await disconnect(browser, 'google');
    expect(await events()).toHaveLength(2);
  });

  it('finishes only in the session of whoever began it', async () => {
    const ana = await signedInBrowser();
    const mallory = await signedInBrowser();
    const address = await ana.browser.visitProvider(await departToLink(ana.browser, 'google'), {
      sub: someone('google').sub,
    });
    const flowCookie = ana.browser.jar.get('__Host-lauda_social') ?? '';
    mallory.browser.jar.set('__Host-lauda_social', flowCookie);
    expect((await mallory.browser.comeBack(address)).headers['location']).toBe(
      '/account-settings?error=social_failed&provider=google',
    );
    for (const { user } of [ana, mallory]) expect(await connectionsOf(user.userId)).toEqual([]);
  });

  it('does not finish after signing out', async () => {
    const { user, browser } = await signedInBrowser();
    const address = await browser.visitProvider(await departToLink(browser, 'google'), {
      sub: someone('google').sub,
    });
    await browser.send('POST', '/api/account/sign-out');
    expect((await browser.comeBack(address)).headers['location']).toBe(
      '/account-settings?error=social_failed&provider=google',
    );
    expect(await connectionsOf(user.userId)).toEqual([]);
  });

  it("takes no account that is somebody else's, and no second one of a provider", async () => {
    const person = someone('google');
    await signIn(newBrowser(), 'google', person);
    const { user, browser } = await signedInBrowser({ password: 'a quiet river' });
    expect(await link(browser, 'google', person)).toBe(
      '/account-settings?error=social_taken&provider=google',
    );
    const own = someone('google');
    await link(browser, 'google', own);
    expect(await link(browser, 'google', own)).toBe('/account-settings?connected=google');
    expect(await link(browser, 'google', someone('google'))).toBe(
      '/account-settings?error=social_taken&provider=google',
    );
    expect(await connectionsOf(user.userId)).toHaveLength(2);
  });

  it('refuses to take the last way to sign in, and says beforehand that it is', async () => {
    const browser = newBrowser();
    await signIn(browser, 'google', someone('google'));
    expect(await list(browser)).toContainEqual(
      expect.objectContaining({ provider: 'google', isConnected: true, isOnlyWayIn: true }),
    );
    const refused = await disconnect(browser, 'google');
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'LAST_WAY_IN']);
    expect(await list(browser)).toContainEqual(
      expect.objectContaining({ provider: 'google', isConnected: true, isOnlyWayIn: true }),
    );
    await link(browser, 'linkedin', someone('linkedin'));
    expect((await disconnect(browser, 'google')).statusCode).toBe(200);
    expect(codeOf(await disconnect(browser, 'linkedin'))).toBe('LAST_WAY_IN');
  });

  it('leaves one way in of two that are taken at once, in each of 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const { user, browser } = await signedInBrowser();
      for (const provider_id of ['google', 'linkedin'])
        await db()
          .insertInto('connection')
          .values({ user_id: user.userId, provider_id, account_id: `${user.userId} ${provider_id}` })
          .execute();
      const answers = await Promise.all([disconnect(browser, 'google'), disconnect(browser, 'linkedin')]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await connectionsOf(user.userId)).toHaveLength(1);
    }
  });

  it("never takes somebody else's", async () => {
    const { user, browser } = await signedInBrowser({ password: 'a quiet river' });
    await link(browser, 'google', someone('google'));
    const [, google] = await connectionsOf(user.userId);
    const stranger = await createTestUser(test.database, { password: 'a loud river' });
    expect(await deleteConnection(db(), stranger.userId, google?.id ?? '')).toBe(false);
    expect(await connectionsOf(user.userId)).toHaveLength(2);
  });
});

describe('the administrator', () => {
  const roles = () => db().selectFrom('staff_role').select('role').execute();

  it('is nobody who only claims the address', async () => {
    await signIn(
      newBrowser(),
      'google',
      someone('google', { email: 'boss@lauda.example', emailVerified: 'true' }),
    );
    const { browser } = await signedInBrowser();
    await link(browser, 'google', someone('google', { email: 'boss@lauda.example' }));
    expect(await roles()).toEqual([]);
  });

  it('is whoever has the address, by the word of the provider', async () => {
    await signIn(newBrowser(), 'linkedin', someone('linkedin', { email: 'boss@lauda.example' }));
    expect(await roles()).toEqual([{ role: 'admin' }]);
  });
});
