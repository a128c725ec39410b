import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyringFrom } from '../../platform/secrets/keyring.ts';
import { cookiePair, createTestUser, TEST_ORIGIN } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createSessionCookie } from './sessions/session-cookie.ts';
import { issueToken, type TokenPurpose } from './tokens-and-keys/one-time-token.queries.ts';

const PASSWORD = 'a quiet river';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) =>
  test.app.inject({
    method,
    url,
    headers: { origin: TEST_ORIGIN, ...headers },
    ...(body && { payload: body }),
  });

const person = (email: string, overrides: object = {}) => ({
  email,
  password: PASSWORD,
  first_name: 'Ana',
  last_name: 'Lima',
  language: 'pt-BR',
  preferred_domain: 'lauda.example.br',
  ...overrides,
});
const signUp = (email: string, overrides: object = {}) =>
  send('POST', '/api/account/sign-up', { body: person(email, overrides) });
const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  send('POST', '/api/account/sign-in', { body: { email, password }, headers });

const db = () => test.database.auth.db;
const accountRow = (email: string) =>
  db().selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const tokenFor = async (purpose: TokenPurpose, email: string) =>
  issueToken(db(), purpose, (await accountRow(email)).id);
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { error?: { code: string } }).error?.code;
const cookieOf = (answer: { headers: Record<string, unknown> }): Record<string, string> => ({
  cookie: cookiePair(String(answer.headers['set-cookie'])),
});
const whoIs = async (headers: Record<string, string>) =>
  (await send('GET', '/api/session', { headers })).json<{ data: { user: { email: string } | null } }>().data
    .user;

describe('signing up', () => {
  it('makes an account that waits for its confirmation, then signs in', async () => {
    const made = await signUp('Ana@Lauda.example');
    expect(made.json()).toEqual({ data: {} });
    expect(await accountRow('ana@lauda.example')).toMatchObject({
      email_verified: false,
      name: 'Ana Lima',
      locale: 'pt-BR',
      preferred_domain: 'lauda.example.br',
    });
    expect(codeOf(await signIn('ana@lauda.example'))).toBe('EMAIL_UNCONFIRMED');
    const token = await tokenFor('confirm-email', 'ana@lauda.example');
    const confirmed = await send('POST', '/api/account/confirm-email', {
      body: { token },
      headers: cookieOf(made),
    });
    expect(confirmed.json()).toMatchObject({
      data: { user: { email: 'ana@lauda.example', name: 'Ana Lima', staffRole: null } },
    });
    expect(await whoIs(cookieOf(confirmed))).toMatchObject({ email: 'ana@lauda.example' });
    expect((await signIn('ANA@lauda.example')).statusCode).toBe(200);
  });

  it('[AUTH-03] tells that an address is taken, in whatever case', async () => {
    await createTestUser(test.database, { email: 'taken@lauda.example' });
    const answer = await signUp('Taken@Lauda.example');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'EMAIL_TAKEN',
        message: 'This email is already registered. Please try signing in instead',
      },
    });
  });

  it('gives an unconfirmed address to whoever signs up last: earlier password, name and link are gone', async () => {
    await signUp('wanted@lauda.example', { password: 'the hijacker knows', first_name: 'Mallory' });
    const oldToken = await tokenFor('confirm-email', 'wanted@lauda.example');
    const made = await signUp('wanted@lauda.example', { password: 'only I know this' });
    const old = await send('POST', '/api/account/confirm-email', { body: { token: oldToken } });
    expect(codeOf(old)).toBe('TOKEN_INVALID');
    const token = await tokenFor('confirm-email', 'wanted@lauda.example');
    const confirmed = await send('POST', '/api/account/confirm-email', {
      body: { token },
      headers: cookieOf(made),
    });
    expect(confirmed.statusCode).toBe(200);
    expect(codeOf(await signIn('wanted@lauda.example', 'the hijacker knows'))).toBe('CREDENTIALS_WRONG');
    expect((await signIn('wanted@lauda.example', 'only I know this')).statusCode).toBe(200);
    expect((await accountRow('wanted@lauda.example')).first_name).toBe('Ana');
  });

  it('makes one account of 50 sign-ups at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp('crowd@lauda.example')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const rows = await db()
      .selectFrom('app_user')
      .innerJoin('connection', 'connection.user_id', 'app_user.id')
      .select('app_user.id')
      .where('email', '=', 'crowd@lauda.example')
      .execute();
    expect(rows).toHaveLength(1);
  }, 60_000);

  it.each(['senha123', 'Brasil', 'QWERTY123', 'iloveyou', 'flamengo'])(
    '[AUTH-11] refuses the common password %s',
    async (password) => {
      expect(codeOf(await signUp('weak@lauda.example', { password }))).toBe('PASSWORD_TOO_COMMON');
    },
  );

  it.each([
    { password: '5char' },
    { email: 'nobody' },
    { first_name: ' ' },
    { language: 'de-DE' },
    { last_name: undefined },
  ])('refuses %o', async (overrides) => {
    expect(codeOf(await signUp('new@lauda.example', overrides))).toBe('VALIDATION_FAILED');
  });
});

describe('signing in', () => {
  it('[AUTH-03] answers an unknown address and a wrong password with the same bytes', async () => {
    await createTestUser(test.database, { email: 'known@lauda.example', password: PASSWORD });
    const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
    const wrong = await signIn('known@lauda.example', 'a loud river');
    const unknown = await signIn('unknown@lauda.example', 'a loud river');
    expect(wrong.statusCode).toBe(401);
    expect(codeOf(wrong)).toBe('CREDENTIALS_WRONG');
    expect(withoutId(unknown.body)).toBe(withoutId(wrong.body));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  it('[AUTH-11] sets a cookie that scripts cannot read and other sites do not send', async () => {
    await createTestUser(test.database, { email: 'cookie@lauda.example', password: PASSWORD });
    const [header, device] = [(await signIn('cookie@lauda.example')).headers['set-cookie']].flat();
    expect(device).toMatch(
      /^__Host-lauda_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(header).toMatch(
      /^__Host-lauda_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('ends the session that the browser had before', async () => {
    const before = await createTestUser(test.database, { password: PASSWORD });
    const answer = await signIn(before.email, PASSWORD, before.headers);
    expect(await whoIs(before.headers)).toBeNull();
    expect(await whoIs(cookieOf(answer))).toMatchObject({ email: before.email });
  });

  it('[AUTH-11] takes the same token as a bearer, from programs without a cookie', async () => {
    const { email, bearer } = await createTestUser(test.database);
    expect(await whoIs(bearer)).toMatchObject({ email });
    expect(await whoIs({ authorization: 'Bearer nonsense.c2lnbmF0dXJl' })).toBeNull();
  });

  it('takes no token that is not signed, is signed by another, or has expired', async () => {
    const { token, headers } = await createTestUser(test.database);
    const expired = await createTestUser(test.database, { expiresAt: new Date(Date.now() - 1) });
    expect(await whoIs(expired.headers)).toBeNull();
    expect(await whoIs({ cookie: `__Host-lauda_session=${token}` })).toBeNull();
    const stranger = createSessionCookie({ origin: TEST_ORIGIN, keyring: keyringFrom(['of somebody else']) });
    expect(await whoIs({ cookie: cookiePair(stranger.write(token, 60)) })).toBeNull();
    expect(await whoIs({ cookie: `lauda_session=${headers.cookie.split('=')[1] ?? ''}` })).toBeNull();
    expect(await whoIs(headers)).not.toBeNull();
  });

  it('prolongs a session in use, once a day', async () => {
    const { headers, sessionId } = await createTestUser(test.database);
    const expiry = async () =>
      (
        await db()
          .selectFrom('session')
          .select('expires_at')
          .where('id', '=', sessionId)
          .executeTakeFirstOrThrow()
      ).expires_at.getTime();
    const before = await expiry();
    const fresh = await send('GET', '/api/session', { headers });
    expect(fresh.headers['set-cookie']).toBeUndefined();
    expect(await expiry()).toBe(before);
    await db()
      .updateTable('session')
      .set({ updated_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('id', '=', sessionId)
      .execute();
    const used = await send('GET', '/api/session', { headers });
    expect(cookieOf(used)).toEqual({ cookie: headers.cookie });
    expect(await expiry()).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000);
    expect((await send('GET', '/api/session', { headers })).headers['set-cookie']).toBeUndefined();
  });

  it('signs out for good, and says the same without a session', async () => {
    const { headers } = await createTestUser(test.database);
    const answer = await send('POST', '/api/account/sign-out', { headers });
    expect(answer.headers['set-cookie']).toContain('__Host-lauda_session=; Max-Age=0');
    expect(await whoIs(headers)).toBeNull();
    expect((await send('POST', '/api/account/sign-out')).body).toBe(answer.body);
  });
});

describe('a forgotten password', () => {
  it('[AUTH-04] is set anew with a link that works once, which ends every session', async () => {
    const user = await createTestUser(test.database, { password: PASSWORD });
    const token = await tokenFor('reset-password', user.email);
    const other = await tokenFor('reset-password', user.email);
    const reset = (body: object) => send('POST', '/api/account/reset-password', { body });
    expect(codeOf(await reset({ token, password: 'senha123' }))).toBe('PASSWORD_TOO_COMMON');
    const answer = await reset({ token, password: 'a new river' });
    expect(answer.json()).toMatchObject({ data: { user: { email: user.email } } });
    expect(await whoIs(cookieOf(answer))).toMatchObject({ email: user.email });
    expect(await whoIs(user.headers)).toBeNull();
    for (const used of [token, other])
      expect(codeOf(await reset({ token: used, password: 'a third river' }))).toBe('TOKEN_INVALID');
    expect(codeOf(await signIn(user.email))).toBe('CREDENTIALS_WRONG');
    expect((await signIn(user.email, 'a new river')).statusCode).toBe(200);
  });

  it('[AUTH-04] takes neither an expired link nor one that was made for something else', async () => {
    const { email } = await createTestUser(test.database);
    const expired = await tokenFor('reset-password', email);
    await db().updateTable('one_time_token').set({ expires_at: new Date() }).execute();
    const confirmation = await tokenFor('confirm-email', email);
    for (const token of [expired, confirmation, 'x'.repeat(43)]) {
      const body = { token, password: 'a new river' };
      expect(codeOf(await send('POST', '/api/account/reset-password', { body }))).toBe('TOKEN_INVALID');
    }
  });

  it('[AUTH-04] lets exactly one of two at once use a link', async () => {
    const { email } = await createTestUser(test.database);
    const body = { token: await tokenFor('reset-password', email), password: 'a new river' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => send('POST', '/api/account/reset-password', { body })),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400', '400']);
  });

  it('[AUTH-03] is asked for with the same answer whether there is an account or not', async () => {
    const { email } = await createTestUser(test.database);
    const ask = (email: string) => send('POST', '/api/account/request-password-reset', { body: { email } });
    const known = await ask(email);
    const unknown = await ask('unknown@lauda.example');
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  });
});

describe('a changed password', () => {
  it('wants the present one, ends the other sessions and keeps this one', async () => {
    const user = await createTestUser(test.database, { password: PASSWORD });
    const elsewhere = cookieOf(await signIn(user.email));
    const change = (currentPassword: string, newPassword: string) =>
      send('POST', '/api/account/change-password', {
        body: { currentPassword, newPassword },
        headers: user.headers,
      });
    expect(codeOf(await change('a loud river', 'a new river'))).toBe('CREDENTIALS_WRONG');
    expect(codeOf(await change(PASSWORD, 'Senha123'))).toBe('PASSWORD_TOO_COMMON');
    expect(await whoIs(elsewhere)).not.toBeNull();
    expect((await change(PASSWORD, 'a new river')).statusCode).toBe(200);
    expect(await whoIs(elsewhere)).toBeNull();
    expect(await whoIs(user.headers)).not.toBeNull();
    expect(codeOf(await signIn(user.email))).toBe('CREDENTIALS_WRONG');
    expect((await signIn(user.email, 'a new river')).statusCode).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('holds the own ones, and ends one of them at once', async () => {
    const user = await createTestUser(test.database, { password: PASSWORD });
    const stranger = await createTestUser(test.database);
    const onPhone = await test.app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      headers: { 'user-agent': 'a phone', 'x-forwarded-for': '198.51.100.1' },
      remoteAddress: '203.0.113.9',
      payload: { email: user.email, password: PASSWORD },
    });
    const phone = cookieOf(onPhone);
    const list = await send('GET', '/api/account/sessions', { headers: user.headers });
    const { data } = list.json<{ data: { id: string; device: string | null; isCurrent: boolean }[] }>();
    expect(data).toHaveLength(2);
    expect(data.find(({ isCurrent }) => isCurrent)).toMatchObject({ id: user.sessionId });
    const other = data.find(({ device }) => device === 'a phone');
    expect(other).toMatchObject({ isCurrent: false, ipAddress: '203.0.113.9' });
    const end = (headers: Record<string, string>) =>
      send('DELETE', `/api/account/sessions/${other?.id ?? ''}`, { headers });
    expect(codeOf(await end(stranger.headers))).toBe('NOT_FOUND');
    expect(await whoIs(phone)).not.toBeNull();
    expect((await end(user.headers)).statusCode).toBe(200);
    expect((await send('GET', '/api/account/sessions', { headers: phone })).statusCode).toBe(401);
    expect(codeOf(await end(user.headers))).toBe('NOT_FOUND');
  });
});

describe('a database that fails', () => {
  it('makes nobody a visitor', async () => {
    const broken = await createTestApp();
    const { headers } = await createTestUser(broken.database);
    await broken.database.auth.close();
    const answer = await broken.app.inject({ method: 'GET', url: '/api/session', headers });
    expect(answer.statusCode).toBe(500);
    await broken.close();
  });
});
