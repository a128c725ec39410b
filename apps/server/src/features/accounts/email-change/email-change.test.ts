import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../platform/http/limits/rate-limit.ts';
import { createRedis } from '../../../platform/redis.ts';
import { createTestImpersonator, createTestUser, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp } from '../../../testing/app.ts';
import { createBrowser } from '../../../testing/sign-in/browser.ts';
import { createEmailChangeTest, type EmailChangeTest } from '../../../testing/sign-in/email-change.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { testSettings } from '../../../testing/settings.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import { findEmailChange, listFormerEmails } from './email-change.queries.ts';

const PASSWORD = 'a quiet river';
const DAY_MS = 24 * 60 * 60 * 1_000;
const soon = { timeout: 10_000, interval: 30 };

let test: EmailChangeTest;
beforeAll(async () => {
  test = await createEmailChangeTest();
});
afterAll(() => test.close());

const db = () => test.database.auth.db;
const newAddress = () => `${randomUUID()}@lauda.example`;
const newUser = (options: Parameters<typeof createTestUser>[1] = {}) =>
  createTestUser(test.database, { password: PASSWORD, ...options });
const emailOf = async ({ userId }: TestUser) =>
  (await db().selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
    .email;
const isSignedIn = async (user: TestUser) =>
  (await test.send('GET', 'session', user)).json<{ data: { user: object | null } }>().data.user !== null;
const signIn = (email: string, password = PASSWORD) =>
  test.send('POST', 'account/sign-in', null, { email, password });
const code = ({ body }: { body: string }) => (JSON.parse(body) as { error?: { code: string } }).error?.code;

describe('[ENT-13] asking for another address', () => {
  it('wants fresh proof, and is refused to staff who see the product as the person', async () => {
    const user = await newUser();
    await db()
      .updateTable('session')
      .set({ proved_at: new Date(Date.now() - 11 * 60_000) })
      .where('id', '=', user.sessionId)
      .execute();
    expect(code(await test.request(user, newAddress()))).toBe('PROOF_NEEDED');
    expect(await findEmailChange(db(), user.userId)).toBeNull();
    const impersonator = await createTestImpersonator(test.database);
    const seen = { ...impersonator.target, headers: impersonator.headers };
    expect(code(await test.request(seen, newAddress()))).toBe('IMPERSONATION_REFUSED');
    expect(code(await test.send('POST', 'account/email-change', null, { email: newAddress() }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('changes nothing before the link is followed; what waits is shown and can be cancelled', async () => {
    const [user, email] = [await newUser(), newAddress()];
    const answer = await test.request(user, email);
    expect(answer.json()).toMatchObject({ data: { email: user.email, pendingEmail: { email } } });
    const token = await test.linkTo(email);
    expect(await emailOf(user)).toBe(user.email);
    expect(code(await test.request(user, user.email.toUpperCase()))).toBe('EMAIL_UNCHANGED');
    const cancelled = await test.send('DELETE', 'account/email-change', user);
    expect(cancelled.json()).toMatchObject({ data: { pendingEmail: null } });
    expect(code(await test.confirm(token))).toBe('TOKEN_INVALID');
    expect(await emailOf(user)).toBe(user.email);
  });

  it('sends the link again, and both work until one is used; a link to another address then is dead', async () => {
    const [user, first, second] = [await newUser(), newAddress(), newAddress()];
    await test.request(user, first);
    const early = await test.linkTo(first);
    expect((await test.send('POST', 'account/email-change/resend', user)).statusCode).toBe(200);
    await test.linkTo(first, 2);
    await test.request(user, second);
    const late = await test.linkTo(second);
    expect(code(await test.confirm(early))).toBe('TOKEN_INVALID');
    expect((await test.confirm(late)).json()).toEqual({ data: { email: second } });
    expect(code(await test.confirm(late))).toBe('TOKEN_INVALID');
    expect(code(await test.send('POST', 'account/email-change/resend', user))).toBe('NOT_FOUND');
  });

  it('does not tell whether the address has an account; its holder is told, and gets no link', async () => {
    const [user, holder] = [await newUser(), await newUser()];
    const taken = await test.request(user, holder.email);
    const free = await test.request(await newUser(), newAddress());
    expect(taken.statusCode).toBe(free.statusCode);
    const shape = (answer: typeof taken) => Object.keys(answer.json<{ data: object }>().data);
    expect(shape(taken)).toEqual(shape(free));
    expect(taken.json()).toMatchObject({ data: { pendingEmail: { email: holder.email } } });
    const mail = await test.mailTo(holder.email);
    expect(mail).toContain('already belongs to your account');
    expect(mail).not.toContain('email-change');
    expect(mail).not.toContain(user.email);
  });

  it('is limited by account and by address', async () => {
    const log = createRecordedLog();
    const redis = createRedis({ url: testSettings.redisUrl, log, name: 'test-email-change' });
    const limited = await createTestApp({
      limits: createRateLimiter({ redis, log, keyPrefix: `${randomUUID()}:` }),
    });
    const ask = (user: TestUser, email: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/account/email-change',
        headers: user.headers,
        payload: { email },
      });
    try {
      const many = await createTestUser(limited.database);
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push((await ask(many, newAddress())).statusCode);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
      const wanted = newAddress();
      const others = [];
      for (let time = 0; time < 6; time += 1)
        others.push((await ask(await createTestUser(limited.database), wanted)).statusCode);
      expect(others).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      redis.disconnect();
      await limited.close();
    }
  });
});

describe('[ENT-13] the link to the new address', () => {
  it('works once, in any browser, keeps every session, and counts as confirmation', async () => {
    const [user, email] = [await newUser(), newAddress()];
    await test.request(user, email);
    const token = await test.linkTo(email);
    const stored = await db().selectFrom('one_time_token').select('identifier').execute();
    expect(stored.map(({ identifier }) => identifier)).toContain(`change-email:${hashToken(token)}`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.confirm(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => code(answer) === 'TOKEN_INVALID')).toHaveLength(4);
    expect((await test.send('GET', 'session', user)).json()).toMatchObject({ data: { user: { email } } });
    expect((await signIn(email)).statusCode).toBe(200);
    expect(code(await signIn(user.email))).toBe('CREDENTIALS_WRONG');
    expect(await listFormerEmails(db(), user.userId)).toMatchObject([{ email: user.email }]);
  });

  it('is dead after 24 hours', async () => {
    const [user, email] = [await newUser(), newAddress()];
    await test.request(user, email);
    const token = await test.linkTo(email);
    const expiresAt = (await findEmailChange(db(), user.userId))?.expiresAt.getTime() ?? 0;
    expect(expiresAt - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(DAY_MS);
    const over = { expires_at: new Date(Date.now() - 1) };
    await db().updateTable('email_change').set(over).where('user_id', '=', user.userId).execute();
    expect(code(await test.confirm(token))).toBe('TOKEN_INVALID');
    expect(await emailOf(user)).toBe(user.email);
  });

  it('is refused plainly when the address was taken meanwhile, and takes it from an account nobody confirmed', async () => {
    const [user, email] = [await newUser(), newAddress()];
    await test.request(user, email);
    const token = await test.linkTo(email);
    const squatter = await newUser({ email, isConfirmed: true });
    expect(code(await test.confirm(token))).toBe('EMAIL_TAKEN');
    expect(await isSignedIn(squatter)).toBe(true);
    expect(await emailOf(user)).toBe(user.email);
    await db()
      .updateTable('app_user')
      .set({ email_verified: false })
      .where('id', '=', squatter.userId)
      .execute();
    expect((await test.confirm(token)).statusCode).toBe(200);
    expect(await emailOf(user)).toBe(email);
    expect(await isSignedIn(squatter)).toBe(false);
  });

  it('ends the links and codes that the former address has got, and what it refused', async () => {
    const [user, email] = [await newUser(), newAddress()];
    await db()
      .insertInto('mail_refusal')
      .values({ user_id: user.userId, address_hash: Buffer.from('x'), status: '550 5.1.1' })
      .execute();
    const reset = await issueToken(db(), 'reset-password', user.userId);
    const browser = createBrowser(test.app);
    await browser.send('POST', '/api/account/sign-in-code', { body: { email: user.email } });
    const digits = /\b\d{6}\b/.exec(await test.mailTo(user.email))?.[0] ?? '';
    await test.change(user, email);
    const answer = await test.send('POST', 'account/reset-password', null, {
      token: reset,
      password: 'another river',
    });
    expect(code(answer)).toBe('TOKEN_INVALID');
    const byCode = await browser.send('POST', '/api/account/sign-in-code/verify', {
      body: { code: digits },
    });
    expect(digits).toMatch(/^\d{6}$/);
    expect(code(byCode)).toBe('CODE_INVALID');
    const refusals = await db()
      .selectFrom('mail_refusal')
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute();
    expect(refusals).toEqual([]);
  });

  it('leaves accounts elsewhere and mail preferences as they are, and staff find the new address', async () => {
    const [user, email] = [await newUser(), newAddress()];
    const elsewhere = { user_id: user.userId, provider_id: 'google', account_id: randomUUID() };
    await db().insertInto('connection').values(elsewhere).execute();
    await test.send('PUT', 'account/notifications', user, { kind: 'tips', isOn: true });
    await test.change(user, email);
    const connections = await db()
      .selectFrom('connection')
      .select('account_id')
      .where('user_id', '=', user.userId)
      .where('provider_id', '=', 'google')
      .execute();
    expect(connections).toEqual([{ account_id: elsewhere.account_id }]);
    const { data } = (await test.send('GET', 'account/notifications', user)).json<{ data: unknown }>();
    expect(JSON.stringify(data)).toContain('"kind":"tips","isOn":true');
    const staff = await newUser({ staffRole: 'admin', isSecondFactorVerified: true });
    const found = await test.send('GET', `admin/users?search=${email}`, staff);
    expect(found.json()).toMatchObject({ data: { users: [{ id: user.userId, email }] } });
  });

  it('tells the payment provider, also when it is down for a while', async () => {
    const [user, email] = [await newUser(), newAddress()];
    const customerId = await test.makeCustomer(user);
    test.stripe.breakDown(true);
    await test.change(user, email);
    await expect.poll(() => test.failedTells(user), { timeout: 20_000 }).toBeGreaterThan(0);
    expect(test.stripe.store.get('customer', customerId).email).toBe(user.email);
    test.stripe.breakDown(false);
    await test.retryTells(user);
    await expect
      .poll(() => test.stripe.store.get('customer', customerId).email, { timeout: 20_000 })
      .toBe(email);
    expect(test.stripe.events.at(-1)?.type).toBe('customer.updated');
  }, 60_000);
});

describe('[ENT-13] the way back', () => {
  it('puts the former address back, ends everything that was open, and asks for a new password', async () => {
    const [user, email] = [await newUser(), newAddress()];
    const customerId = await test.makeCustomer(user);
    await test.change(user, email);
    const mail = await test.mailTo(user.email);
    expect(mail).toContain(email);
    expect(mail).toContain('7 days');
    const back = await test.wayBackOf(user.email);
    await test.request(user, newAddress());
    // A mail scanner that opens the link changes nothing.
    const page = await test.app.inject(`/auth/callback?type=email-restore&token=${back}`);
    expect(page.statusCode).toBeLessThan(500);
    expect(await emailOf(user)).toBe(email);

    const restored = await test.restore(back);
    expect(restored.json()).toMatchObject({ data: { email: user.email } });
    expect(await emailOf(user)).toBe(user.email);
    expect(await isSignedIn(user)).toBe(false);
    expect(await findEmailChange(db(), user.userId)).toBeNull();
    expect(code(await signIn(user.email))).toBe('CREDENTIALS_WRONG');
    expect(await test.mailTo(email, 2)).toContain(`is now ${user.email}`);
    const { resetToken } = restored.json<{ data: { resetToken: string } }>().data;
    const chosen = await test.send('POST', 'account/reset-password', null, {
      token: resetToken,
      password: 'another river',
    });
    expect(chosen.statusCode).toBe(200);
    expect((await signIn(user.email, 'another river')).statusCode).toBe(200);
    expect(code(await test.restore(back))).toBe('TOKEN_INVALID');
    await expect.poll(() => test.stripe.store.get('customer', customerId).email, soon).toBe(user.email);
  });

  it('takes away what a stranger added since the day before, and nothing older', async () => {
    const [user, email] = [await newUser(), newAddress()];
    const own = { user_id: user.userId };
    const old = new Date(Date.now() - 2 * DAY_MS);
    const passkey = (name: string) => ({
      ...own,
      credential_id: randomUUID(),
      public_key: 'k',
      friendly_name: name,
    });
    await db()
      .insertInto('passkey')
      .values([{ ...passkey('mine'), created_at: old }, passkey('theirs')])
      .execute();
    await db()
      .insertInto('second_factor')
      .values({ ...own, kind: 'totp', friendly_name: 'theirs', secret: 'x', confirmed_at: new Date() })
      .execute();
    await db()
      .insertInto('connection')
      .values([
        { ...own, provider_id: 'google', account_id: randomUUID(), created_at: old },
        { ...own, provider_id: 'linkedin', account_id: randomUUID() },
      ])
      .execute();
    await test.change(user, email);
    await test.restore(await test.wayBackOf(user.email));
    const rows = async (table: 'passkey' | 'second_factor', column: 'friendly_name') =>
      (await db().selectFrom(table).select(column).where('user_id', '=', user.userId).execute()).map(
        ({ friendly_name }) => friendly_name,
      );
    expect(await rows('passkey', 'friendly_name')).toEqual(['mine']);
    expect(await rows('second_factor', 'friendly_name')).toEqual([]);
    const left = await db()
      .selectFrom('connection')
      .select('provider_id')
      .where('user_id', '=', user.userId)
      .execute();
    expect(left).toEqual([{ provider_id: 'google' }]);
  });

  it('is the earliest holder’s, however often the address is changed afterwards', async () => {
    const [user, second, third] = [await newUser(), newAddress(), newAddress()];
    await test.change(user, second);
    const first = await test.wayBackOf(user.email);
    await test.change(user, third);
    const later = await test.wayBackOf(second);
    // The attacker uses their own restore link first; the owner's link stays valid.
    const own = await test.restore(later);
    expect(own.json()).toMatchObject({ data: { email: second } });
    expect((await test.restore(first)).json()).toMatchObject({ data: { email: user.email } });
    expect(await listFormerEmails(db(), user.userId)).toEqual([]);
  });

  it('of later addresses is dead once the earliest was taken', async () => {
    const [user, second, third] = [await newUser(), newAddress(), newAddress()];
    await test.change(user, second);
    const first = await test.wayBackOf(user.email);
    await test.change(user, third);
    const later = await test.wayBackOf(second);
    expect((await test.restore(first)).statusCode).toBe(200);
    expect(code(await test.restore(later))).toBe('TOKEN_INVALID');
    expect(await emailOf(user)).toBe(user.email);
  });

  it('is not given to an address in between when the account returns to an earlier one', async () => {
    const [user, second] = [await newUser(), newAddress()];
    await test.change(user, second);
    await test.change(user, user.email);
    expect(await listFormerEmails(db(), user.userId)).toEqual([]);
    expect(await test.mailTo(second, 2)).not.toContain('email-restore');
  });

  it('is closed after seven days', async () => {
    const [user, email] = [await newUser(), newAddress()];
    await test.change(user, email);
    const back = await test.wayBackOf(user.email);
    const row = await db()
      .selectFrom('former_email')
      .select('expires_at')
      .where('user_id', '=', user.userId)
      .executeTakeFirstOrThrow();
    expect(Math.round((row.expires_at.getTime() - Date.now()) / DAY_MS)).toBe(7);
    await db()
      .updateTable('former_email')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', user.userId)
      .execute();
    expect(code(await test.restore(back))).toBe('TOKEN_INVALID');
    expect(await emailOf(user)).toBe(email);
  });

  it('is refused while the address has a confirmed account, and works once that is gone', async () => {
    const [user, email] = [await newUser(), newAddress()];
    await test.change(user, email);
    const back = await test.wayBackOf(user.email);
    const anew = await newUser({ email: user.email });
    expect(code(await test.restore(back))).toBe('EMAIL_TAKEN');
    expect(await isSignedIn(user)).toBe(true);
    await db().deleteFrom('app_user').where('id', '=', anew.userId).execute();
    expect((await test.restore(back)).statusCode).toBe(200);
  });

  it('has a bound: after five changes in a week no sixth begins', async () => {
    const user = await newUser();
    for (let time = 0; time < 5; time += 1)
      await db()
        .insertInto('former_email')
        .values({ user_id: user.userId, email: newAddress(), expires_at: new Date(Date.now() + DAY_MS) })
        .execute();
    expect(code(await test.request(user, newAddress()))).toBe('RATE_LIMITED');
  });
});
