import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createBrowser, type TestBrowser } from '../../../testing/sign-in/browser.ts';
import { type CodeReader, startCodeReader } from '../../../testing/sign-in/codes.ts';
import {
  beginSignIn,
  createSignedInBrowser,
  enrolTotp,
  TEST_PASSWORD,
  totpCode,
  verify,
} from '../../../testing/sign-in/second-factors.ts';

let test: TestApp;
let reader: CodeReader;
beforeAll(async () => {
  test = await createTestApp();
  reader = await startCodeReader(test.database);
});
afterAll(async () => {
  await reader.close();
  await test.close();
});

const FACTORS = '/api/account/second-factors';
const codeOf = ({ body }: { body: string }): string =>
  (JSON.parse(body) as { error: { code: string } }).error.code;
const security = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/account/security')).json<{
    data: {
      factors: { id: string; kind: string; friendlyName: string; phoneHint: string | null }[];
      recoveryCodesLeft: number;
      proofMethods: string[];
      isProofFresh: boolean;
      isSessionVerified: boolean;
      isStaff: boolean;
    };
  }>().data;
const sessionOf = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/session')).json<{
    data: { user: { id: string; staffRole: string | null } | null; isSecondFactorVerified: boolean };
  }>().data;
const ageProof = (sessionId: string) =>
  test.database.auth.db
    .updateTable('session')
    .set({ proved_at: new Date(Date.now() - 11 * 60_000) })
    .where('id', '=', sessionId)
    .execute();
const enrolPhone = async (browser: TestBrowser, phone: string) => {
  const begun = await browser.send('POST', FACTORS, { body: { kind: 'phone', friendlyName: 'Mine', phone } });
  return begun.json<{ data: { id: string } }>().data.id;
};
const confirm = (browser: TestBrowser, id: string, code: string) =>
  browser.send('POST', `${FACTORS}/${id}/confirm`, { body: { code } });

describe('an authenticator app', () => {
  it('[AUTH-08] is added with a name, asked for at the next sign-in, and lets in', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { uri, secret } = await enrolTotp(browser);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Lauda');
    expect(await security(browser)).toMatchObject({
      factors: [{ kind: 'totp', friendlyName: 'My phone', phoneHint: null }],
      recoveryCodesLeft: 10,
      isSessionVerified: true,
    });
    const next = await beginSignIn(test, user.email);
    expect(next.answer.json()).toEqual({
      data: { user: null, secondFactor: { methods: ['totp', 'recovery-code'] } },
    });
    expect((await sessionOf(next.browser)).user).toBeNull();
    expect((await next.browser.send('GET', '/api/account/second-step')).json()).toEqual({
      data: { methods: ['totp', 'recovery-code'], phoneHint: null },
    });
    const done = await verify(next.browser, totpCode(secret));
    expect(done.json()).toMatchObject({ data: { user: { id: user.userId }, secondFactor: null } });
    expect(await sessionOf(next.browser)).toMatchObject({ isSecondFactorVerified: true });
  });

  it('leaves no session behind where the second step is not done', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    await enrolTotp(browser);
    await beginSignIn(test, user.email);
    const sessions = await test.database.auth.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', user.userId)
      .execute();
    expect(sessions).toEqual([{ id: user.sessionId }]);
  });

  it('is asked for after a confirmed reset of the password too', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    await enrolTotp(browser);
    const guest = createBrowser(test.app);
    await guest.send('POST', '/api/account/request-password-reset', { body: { email: user.email } });
    // Other mails contain links with tokens too.
    const link = () =>
      reader.mails.mails
        .filter(({ recipients }) => recipients.includes(user.email))
        .map(({ mail }) => /https?:\S+type=recovery\S+/.exec(mail.text ?? '')?.[0])
        .find((address) => address !== undefined);
    await expect.poll(link, { timeout: 10_000 }).toBeDefined();
    const token = new URL(link() ?? '').searchParams.get('token');
    const reset = await guest.send('POST', '/api/account/reset-password', {
      body: { token, password: 'a wide quiet river' },
    });
    expect(reset.json()).toMatchObject({ data: { user: null } });
    expect((await sessionOf(guest)).user).toBeNull();
  });

  it('takes each code once: of twenty at the same time, one', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { secret } = await enrolTotp(browser);
    const code = totpCode(secret);
    const begun = await Promise.all(Array.from({ length: 20 }, () => beginSignIn(test, user.email)));
    const addresses = begun.map((_, index) => `198.51.100.${index + 1}`);
    const answers = await Promise.all(
      begun.map(({ browser: { jar } }, index) =>
        test.app.inject({
          method: 'POST',
          url: '/api/account/second-step/verify',
          remoteAddress: addresses[index],
          headers: {
            origin: 'https://lauda.example',
            cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          },
          payload: { method: 'totp', code },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });

  it('takes the code of the half minute before and after, and none further away', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { secret } = await enrolTotp(browser);
    const attempt = async (steps: number) =>
      (await verify((await beginSignIn(test, user.email)).browser, totpCode(secret, steps))).statusCode;
    expect(await attempt(-3)).toBe(400);
    expect(await attempt(3)).toBe(400);
    expect(await attempt(1)).toBe(200);
    // Older than a time step that was used.
    expect(await attempt(0)).toBe(400);
  });

  it('is kept encrypted, for its owner only', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { secret } = await enrolTotp(browser);
    const row = await test.database.auth.db
      .selectFrom('second_factor')
      .select('secret')
      .where('user_id', '=', user.userId)
      .executeTakeFirstOrThrow();
    expect(row.secret).not.toContain(secret);
    const other = await createSignedInBrowser(test);
    await enrolTotp(other.browser);
    await test.database.auth.db
      .updateTable('second_factor')
      .set({ secret: row.secret })
      .where('user_id', '=', other.user.userId)
      .execute();
    const begun = await beginSignIn(test, other.user.email);
    expect((await verify(begun.browser, totpCode(secret))).statusCode).toBe(500);
  });

  it('that was begun and not confirmed asks for nothing', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    await browser.send('POST', FACTORS, { body: { kind: 'totp', friendlyName: 'Begun' } });
    expect((await security(browser)).factors).toEqual([]);
    expect((await beginSignIn(test, user.email)).answer.json()).toMatchObject({
      data: { user: { id: user.userId } },
    });
  });

  it('of somebody else can be neither confirmed nor removed', async () => {
    const { browser } = await createSignedInBrowser(test);
    const { id } = await enrolTotp(browser);
    const begun = await browser.send('POST', FACTORS, { body: { kind: 'totp', friendlyName: 'Second' } });
    const second = begun.json<{ data: { id: string; totp: { secret: string } } }>().data;
    const { browser: stranger } = await createSignedInBrowser(test);
    expect((await confirm(stranger, second.id, totpCode(second.totp.secret))).statusCode).toBe(404);
    expect((await stranger.send('DELETE', `${FACTORS}/${id}`)).statusCode).toBe(404);
    expect((await security(browser)).factors).toHaveLength(1);
  });

  it('is removed with a fresh proof, and the recovery codes with the last one', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { id, secret } = await enrolTotp(browser);
    await ageProof(user.sessionId);
    expect(codeOf(await browser.send('DELETE', `${FACTORS}/${id}`))).toBe('PROOF_NEEDED');
    const wrong = await browser.send('POST', '/api/account/proof', {
      body: { method: 'password', value: 'not this' },
    });
    expect(codeOf(wrong)).toBe('CREDENTIALS_WRONG');
    await browser.send('POST', '/api/account/proof', { body: { method: 'totp', value: totpCode(secret) } });
    expect((await browser.send('DELETE', `${FACTORS}/${id}`)).statusCode).toBe(200);
    expect(await security(browser)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await beginSignIn(test, user.email)).answer.json()).toMatchObject({
      data: { user: { id: user.userId } },
    });
  });
});

describe('guessing', () => {
  const guess = (browser: TestBrowser, remoteAddress: string, code = '000000') =>
    test.app.inject({
      method: 'POST',
      url: '/api/account/second-step/verify',
      remoteAddress,
      headers: {
        origin: 'https://lauda.example',
        cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: { method: 'totp', code },
    });

  it('is over after five, also at once and with sign-ins begun anew, and says until when', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { secret } = await enrolTotp(browser);
    const begun = await Promise.all(Array.from({ length: 4 }, () => beginSignIn(test, user.email)));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        guess(begun[index % begun.length]?.browser ?? browser, '192.0.2.1'),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(600);
    const fresh = await beginSignIn(test, user.email);
    expect((await guess(fresh.browser, '192.0.2.1', totpCode(secret))).statusCode).toBe(429);
    // The owner signs in from another network, and a correct code resets the count.
    expect((await guess(fresh.browser, '203.0.113.5', totpCode(secret))).statusCode).toBe(200);
  });

  it('by somebody who does not know the password does not shut the owner out', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { secret } = await enrolTotp(browser);
    const stranger = createBrowser(test.app);
    for (let time = 0; time < 8; time++) {
      await stranger.send('POST', '/api/account/sign-in', { body: { email: user.email, password: 'guess' } });
      expect(codeOf(await verify(stranger, '000000'))).toBe('TOKEN_INVALID');
    }
    const owner = await beginSignIn(test, user.email);
    expect((await verify(owner.browser, totpCode(secret))).statusCode).toBe(200);
  });

  it('from many clients uses up the sign-in that was begun', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    await enrolTotp(browser);
    const begun = await beginSignIn(test, user.email);
    const answers = [];
    for (let index = 0; index < 11; index++)
      answers.push(await guess(begun.browser, `198.51.100.${index + 1}`));
    expect(answers.map(codeOf)).toEqual([...Array<string>(10).fill('CODE_INVALID'), 'TOKEN_INVALID']);
  });

  it('a sign-in that was begun ends after ten minutes', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { secret } = await enrolTotp(browser);
    const begun = await beginSignIn(test, user.email);
    await test.database.auth.db
      .updateTable('pending_sign_in')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', user.userId)
      .execute();
    expect(codeOf(await verify(begun.browser, totpCode(secret)))).toBe('TOKEN_INVALID');
  });

  it('a sign-in that was begun opens nothing, and only its own account', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    await enrolTotp(browser);
    const other = await createSignedInBrowser(test);
    const { secret } = await enrolTotp(other.browser);
    const begun = await beginSignIn(test, user.email);
    expect((await begun.browser.send('GET', '/api/account/sessions')).statusCode).toBe(401);
    expect(codeOf(await verify(begun.browser, totpCode(secret)))).toBe('CODE_INVALID');
  });
});

describe('recovery codes', () => {
  it('[AUTH-08] are ten, work once each, and tell the owner', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { recoveryCodes } = await enrolTotp(browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const begun = await Promise.all([1, 2, 3].map(() => beginSignIn(test, user.email)));
    const answers = await Promise.all(
      begun.map((sign) => verify(sign.browser, ` ${code.toUpperCase()} `, 'recovery-code')),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await security(browser)).recoveryCodesLeft).toBe(9);
    const subjects = () =>
      reader.mails.mails
        .filter(({ recipients }) => recipients.includes(user.email))
        .map(({ mail }) => mail.subject);
    await expect.poll(subjects, { timeout: 10_000 }).toContain('A recovery code was used');
  });

  it('[AUTH-08] are made anew with a fresh proof, and the old ones stop working', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const { recoveryCodes: old } = await enrolTotp(browser);
    await ageProof(user.sessionId);
    expect(codeOf(await browser.send('POST', '/api/account/recovery-codes'))).toBe('PROOF_NEEDED');
    await browser.send('POST', '/api/account/proof', {
      body: { method: 'password', value: TEST_PASSWORD },
    });
    const renewed = await browser.send('POST', '/api/account/recovery-codes');
    const codes = renewed.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes;
    const begun = await beginSignIn(test, user.email);
    expect((await verify(begun.browser, old[1] ?? '', 'recovery-code')).statusCode).toBe(400);
    expect((await verify(begun.browser, codes[1] ?? '', 'recovery-code')).statusCode).toBe(200);
  });

  it('are of no use to somebody else', async () => {
    const { browser } = await createSignedInBrowser(test);
    const { recoveryCodes } = await enrolTotp(browser);
    const other = await createSignedInBrowser(test);
    await enrolTotp(other.browser);
    const begun = await beginSignIn(test, other.user.email);
    expect((await verify(begun.browser, recoveryCodes[2] ?? '', 'recovery-code')).statusCode).toBe(400);
  });

  it('are not made for an account without a second step', async () => {
    const { browser } = await createSignedInBrowser(test);
    expect((await browser.send('POST', '/api/account/recovery-codes')).statusCode).toBe(404);
  });
});

describe('a phone', () => {
  it('[AUTH-08] is added with the code sent to it, and gets one at the next sign-in', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const id = await enrolPhone(browser, '+55 11 98888-0001');
    const first = await reader.messagedCode('+5511988880001');
    expect(codeOf(await confirm(browser, id, first === '111111' ? '222222' : '111111'))).toBe('CODE_INVALID');
    expect((await confirm(browser, id, first)).statusCode).toBe(200);
    expect((await security(browser)).factors).toMatchObject([{ kind: 'phone', phoneHint: '••• 0001' }]);
    const begun = await beginSignIn(test, user.email);
    expect((await begun.browser.send('GET', '/api/account/second-step')).json()).toEqual({
      data: { methods: ['phone', 'recovery-code'], phoneHint: '••• 0001' },
    });
    await begun.browser.send('POST', '/api/account/second-step/code', { body: { method: 'phone' } });
    const code = await reader.messagedCode('+5511988880001', 2);
    const stranger = await beginSignIn(test, user.email);
    expect((await verify(stranger.browser, code, 'phone')).statusCode).toBe(400);
    expect((await verify(begun.browser, code, 'phone')).statusCode).toBe(200);
  });

  it('belongs to one account: who confirms it first keeps it', async () => {
    const [one, two] = [await createSignedInBrowser(test), await createSignedInBrowser(test)];
    const phone = '+5511988880002';
    const first = await enrolPhone(one.browser, phone);
    const codeOne = await reader.messagedCode(phone);
    const second = await enrolPhone(two.browser, phone);
    const codeTwo = await reader.messagedCode(phone, 2);
    expect((await confirm(one.browser, first, codeOne)).statusCode).toBe(200);
    expect(codeOf(await confirm(two.browser, second, codeTwo))).toBe('PHONE_TAKEN');
    expect((await security(two.browser)).factors).toEqual([]);
  });
});

describe('showing who one is', () => {
  it('is asked of everything that could shut the owner out', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    await ageProof(user.sessionId);
    expect((await security(browser)).isProofFresh).toBe(false);
    const refused = [
      await browser.send('POST', FACTORS, { body: { kind: 'totp', friendlyName: 'Not yet' } }),
      await browser.send('POST', '/api/account/recovery-codes'),
      await browser.send('POST', '/api/account/passkeys/start'),
      await browser.send('DELETE', `${FACTORS}/${user.userId}`),
      await browser.send('DELETE', `/api/account/passkeys/${user.userId}`),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'PROOF_NEEDED'));
  });

  it('is done by a code to the address by those who have nothing else, and by no others', async () => {
    const { browser: withPassword } = await createSignedInBrowser(test);
    const refused = await withPassword.send('POST', '/api/account/proof/code', { body: { method: 'email' } });
    expect(refused.statusCode).toBe(400);
    const user = await createTestUser(test.database);
    const browser = createBrowser(test.app, [user.headers.cookie]);
    await ageProof(user.sessionId);
    expect((await security(browser)).proofMethods).toEqual(['email']);
    await browser.send('POST', '/api/account/proof/code', { body: { method: 'email' } });
    const code = await reader.mailedCode(user.email);
    await browser.send('POST', '/api/account/proof', { body: { method: 'email', value: code } });
    expect(await security(browser)).toMatchObject({ isProofFresh: true, isSessionVerified: false });
  });
});

describe('staff', () => {
  it('have their rights from the first code on, under another token: the old one is worth nothing', async () => {
    const { user, browser } = await createSignedInBrowser(test, { staffRole: 'admin' });
    expect((await sessionOf(browser)).user?.staffRole).toBeNull();
    expect(await security(browser)).toMatchObject({ isStaff: true, isSessionVerified: false });
    const { secret } = await enrolTotp(browser);
    expect((await sessionOf(browser)).user?.staffRole).toBe('admin');
    const old = createBrowser(test.app, [user.headers.cookie]);
    expect((await old.send('GET', '/api/account/sessions')).statusCode).toBe(401);

    // A session from before the factor was added has no staff rights until it passes the second step.
    const earlier = await createTestUser(test.database);
    await test.database.auth.db
      .updateTable('session')
      .set({ user_id: user.userId })
      .where('id', '=', earlier.sessionId)
      .execute();
    const second = createBrowser(test.app, [earlier.headers.cookie]);
    expect((await sessionOf(second)).user?.staffRole).toBeNull();
    await second.send('POST', '/api/account/proof', { body: { method: 'password', value: TEST_PASSWORD } });
    expect((await sessionOf(second)).user?.staffRole).toBeNull();
    await second.send('POST', '/api/account/proof', { body: { method: 'totp', value: totpCode(secret) } });
    expect((await sessionOf(second)).user?.staffRole).toBe('admin');
    const stale = createBrowser(test.app, [earlier.headers.cookie]);
    expect((await stale.send('GET', '/api/account/sessions')).statusCode).toBe(401);
  });
});
