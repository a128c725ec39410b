import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../platform/http/limits/rate-limit.ts';
import { createRedis } from '../../../platform/redis.ts';
import { createTestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createBrowser, type TestBrowser } from '../../../testing/sign-in/browser.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { testSettings } from '../../../testing/settings.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';

const OWN = 'only I know this';
const FOREIGN = 'the stranger knows';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newAddress = () => `${randomUUID()}@lauda.example`;
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { error?: { code: string } }).error?.code;
const signUp = (browser: TestBrowser, email: string, password: string) =>
  browser.send('POST', '/api/account/sign-up', {
    body: {
      email,
      password,
      first_name: 'Ana',
      last_name: 'Lima',
      language: 'en-US',
      preferred_domain: '',
    },
  });
/** The link as in the mail. */
const linkTo = async (email: string) => {
  const { db } = test.database.auth;
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return issueToken(db, 'confirm-email', id);
};
const confirm = (browser: TestBrowser, token: string, password?: string) =>
  browser.send('POST', '/api/account/confirm-email', {
    body: { token, ...(password !== undefined && { password }) },
  });
const canSignIn = async (email: string, password: string) =>
  (await createBrowser(test.app).send('POST', '/api/account/sign-in', { body: { email, password } }))
    .statusCode === 200;

describe('the link in the mail', () => {
  it('confirms in the browser that signed up, which is known by a cookie of its own', async () => {
    const email = newAddress();
    const browser = createBrowser(test.app);
    const made = await signUp(browser, email, OWN);
    expect(made.headers['set-cookie']).toMatch(
      /^__Host-lauda_sign_up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await confirm(browser, await linkTo(email))).statusCode).toBe(200);
    expect(browser.jar.has('__Host-lauda_sign_up')).toBe(false);
  });

  it('asks for the password in any other, and is not used up by asking or by a wrong one', async () => {
    const email = newAddress();
    await signUp(createBrowser(test.app), email, OWN);
    const phone = createBrowser(test.app);
    const token = await linkTo(email);
    expect(codeOf(await confirm(phone, token))).toBe('PASSWORD_NEEDED');
    phone.jar.set('__Host-lauda_sign_up', 'made-up');
    expect(codeOf(await confirm(phone, token))).toBe('PASSWORD_NEEDED');
    expect(codeOf(await confirm(phone, token, 'not this'))).toBe('CREDENTIALS_WRONG');
    expect(await canSignIn(email, OWN)).toBe(false);
    expect((await confirm(phone, token, OWN)).statusCode).toBe(200);
    expect(codeOf(await confirm(phone, token, OWN))).toBe('TOKEN_INVALID');
    expect(await canSignIn(email, OWN)).toBe(true);
  });

  it('says nothing of a password to who has no link', async () => {
    expect(codeOf(await confirm(createBrowser(test.app), 'x'.repeat(43)))).toBe('TOKEN_INVALID');
  });
});

describe('somebody who signs up with an address that is not theirs', () => {
  const open = async (owner: TestBrowser, email: string, oldLinks: string[]) => {
    for (const token of [...oldLinks, await linkTo(email)])
      for (const password of [undefined, OWN]) await confirm(owner, token, password);
  };

  it('before the owner: no link that the owner opens lets the stranger in', async () => {
    const email = newAddress();
    const stranger = createBrowser(test.app);
    const owner = createBrowser(test.app);
    await signUp(stranger, email, FOREIGN);
    const early = await linkTo(email);
    // The link from the mail that the owner did not request, opened out of curiosity.
    expect(codeOf(await confirm(owner, early))).toBe('PASSWORD_NEEDED');
    await signUp(owner, email, OWN);
    await open(owner, email, [early]);
    expect(await canSignIn(email, FOREIGN)).toBe(false);
    expect(await canSignIn(email, OWN)).toBe(true);
  });

  it('after the owner: the account stays shut, and opens to the owner by a new password or sign-up', async () => {
    const email = newAddress();
    const stranger = createBrowser(test.app);
    const owner = createBrowser(test.app);
    await signUp(owner, email, OWN);
    const early = await linkTo(email);
    await signUp(stranger, email, FOREIGN);
    await open(owner, email, [early]);
    expect(await canSignIn(email, FOREIGN)).toBe(false);
    await signUp(owner, email, OWN);
    expect((await confirm(owner, await linkTo(email))).statusCode).toBe(200);
    expect(await canSignIn(email, FOREIGN)).toBe(false);
    expect(await canSignIn(email, OWN)).toBe(true);
  });

  it('at the same moment as the link is opened: never with the password of the stranger', async () => {
    for (let round = 0; round < 10; round++) {
      const email = newAddress();
      const owner = createBrowser(test.app);
      await signUp(owner, email, OWN);
      const token = await linkTo(email);
      const [confirmed] = await Promise.all([
        confirm(owner, token),
        signUp(createBrowser(test.app), email, FOREIGN),
      ]);
      expect([200, 400, 403]).toContain(confirmed.statusCode);
      expect(await canSignIn(email, FOREIGN)).toBe(false);
      expect(await canSignIn(email, OWN)).toBe(confirmed.statusCode === 200);
    }
  }, 60_000);
});

describe('the mail once more', () => {
  const resend = (email: string) =>
    createBrowser(test.app).send('POST', '/api/account/resend-confirmation', { body: { email } });

  it('is asked for with the same answer for any address', async () => {
    const waiting = newAddress();
    await signUp(createBrowser(test.app), waiting, OWN);
    const { email: confirmed } = await createTestUser(test.database);
    const answers = await Promise.all([waiting, confirmed, newAddress()].map(resend));
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([200, '{"data":{}}']);
      expect(Object.keys(answer.headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
  });

  it('is limited for each address, which does not show', async () => {
    const log = createRecordedLog();
    const redis = createRedis({ url: testSettings.redisUrl, log, name: 'limits' });
    await new Promise((resolve) => redis.once('ready', resolve));
    const limiter = createRateLimiter({ redis, keyPrefix: `test:${randomUUID()}:`, log });
    const asked: string[] = [];
    const limited = await createTestApp({
      limits: {
        ...limiter,
        check: async (name, subject, limit) => {
          if (!name.startsWith('mail-')) return { isAllowed: true, retryAfterSeconds: 0 };
          const verdict = await limiter.check(name, subject, limit);
          if (name === 'mail-confirmation')
            asked.push(`${name} ${verdict.isAllowed ? 'allowed' : 'refused'}`);
          return verdict;
        },
      },
    });
    const answers = [];
    for (let time = 0; time < 6; time++)
      answers.push(
        await limited.app.inject({
          method: 'POST',
          url: '/api/account/resend-confirmation',
          payload: { email: 'waiting@lauda.example' },
        }),
      );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked.at(4)).toBe('mail-confirmation allowed');
    expect(asked.at(5)).toBe('mail-confirmation refused');
    await limited.close();
    redis.disconnect();
  });
});
