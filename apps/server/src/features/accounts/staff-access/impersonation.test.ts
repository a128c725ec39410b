import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser, TEST_ORIGIN, TEST_KEYRING, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createBrowser, type TestBrowser } from '../../../testing/sign-in/browser.ts';
import { subscribe } from '../../../testing/billing/plans.ts';
import { EXPIRED_ROWS } from '../queries.ts';
import { createSessionCookie } from '../sessions/session-cookie.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const REASON = 'The person wrote that a resume is missing.';

async function staffBrowser(staffRole = 'admin') {
  const staff = await createTestUser(test.database, { staffRole, isSecondFactorVerified: true });
  return { staff, browser: createBrowser(test.app, [staff.headers.cookie]) };
}

/** The same user in a second session. */
async function otherBrowserOf({ userId }: TestUser): Promise<TestBrowser> {
  const token = createToken();
  await test.database.auth.db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + 60_000),
      is_second_factor_verified: true,
    })
    .execute();
  const cookie = createSessionCookie({ origin: TEST_ORIGIN, keyring: TEST_KEYRING }).write(token, 60);
  return createBrowser(test.app, [cookie]);
}

const mint = (browser: TestBrowser, { userId }: Pick<TestUser, 'userId'>, query = '', headers = {}) =>
  browser.send(
    'GET',
    `/api/admin/users/${userId}/impersonate-url?type=resumes&reason=${encodeURIComponent(REASON)}${query}`,
    { headers },
  );
async function mintedToken(browser: TestBrowser, target: TestUser): Promise<string> {
  const { data } = (await mint(browser, target)).json<{ data: { url: string } }>();
  return new URL(data.url).searchParams.get('impersonate') ?? '';
}
const exchange = (browser: TestBrowser, token: string, targetUser: string) =>
  browser.send('POST', '/api/impersonation', { body: { token, targetUser } });
async function begin(browser: TestBrowser, target: TestUser): Promise<void> {
  const answer = await exchange(browser, await mintedToken(browser, target), target.userId);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
interface SessionAnswer {
  user: { id: string; staffRole: string | null } | null;
  expiresAt: string;
  impersonation: object | null;
}
const sessionOf = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/session')).json<{ data: SessionAnswer }>().data;
const age = (seconds: number) =>
  sql`update impersonation set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(
    test.database.auth.db,
  );

describe('the address that shows the product as somebody', () => {
  it('[ADM-10] carries a token for a minute, which is stored as a hash and logged nowhere', async () => {
    const { browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    const answer = await mint(browser, target);
    const { url, expiresAt } = answer.json<{ data: { url: string; expiresAt: string } }>().data;
    const address = new URL(url);
    expect(address.origin + address.pathname).toBe(`${TEST_ORIGIN}/resumes`);
    expect(address.searchParams.get('targetUser')).toBe(target.userId);
    const lifeSeconds = (new Date(expiresAt).getTime() - Date.now()) / 1_000;
    expect(lifeSeconds).toBeGreaterThan(50);
    expect(lifeSeconds).toBeLessThanOrEqual(60);
    const token = address.searchParams.get('impersonate') ?? '';
    await exchange(browser, token, target.userId);
    const { auth } = test.database;
    const stored = JSON.stringify([
      await auth.db.selectFrom('impersonation').selectAll().execute(),
      await auth.db.selectFrom('audit_entry').selectAll().execute(),
      test.logLines(),
      [...browser.jar.values()],
    ]);
    expect(stored).not.toContain(token);
    expect(stored).toContain('impersonationMinted');
  });

  it('[ADM-10] leads to the screen that was asked for', async () => {
    const { browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    const resumeId = crypto.randomUUID();
    const pathOf = async (query: string) => {
      const url = `/api/admin/users/${target.userId}/impersonate-url?reason=${encodeURIComponent(REASON)}${query}`;
      const { data } = (await browser.send('GET', url)).json<{ data: { url: string } }>();
      const { pathname, searchParams } = new URL(data.url);
      return [pathname, searchParams.get('resume')];
    };
    expect(await pathOf('&type=account')).toEqual(['/account-settings', null]);
    expect(await pathOf(`&type=resume&resumeId=${resumeId}`)).toEqual(['/builder', resumeId]);
  });

  it('[ADM-10] is not made without a reason, for staff, for nobody, or from another site', async () => {
    const { browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    const colleague = await createTestUser(test.database, { staffRole: 'Content_Manager' });
    for (const reason of ['', 'short', '          ']) {
      const url = `/api/admin/users/${target.userId}/impersonate-url?type=resumes&reason=${reason}`;
      expect((await browser.send('GET', url)).statusCode).toBe(400);
    }
    expect((await mint(browser, colleague)).json()).toMatchObject({ error: { code: 'TARGET_IS_STAFF' } });
    expect((await mint(browser, { userId: crypto.randomUUID() })).statusCode).toBe(404);
    const foreign = await mint(browser, target, '', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.json()).toMatchObject({ error: { code: 'CROSS_SITE_REQUEST' } });
    expect(await test.database.auth.db.selectFrom('impersonation').selectAll().execute()).toEqual([]);
  });
});

describe('a token', () => {
  it('[APP-07] shows the product as its target, once', async () => {
    const { staff, browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    const token = await mintedToken(browser, target);
    const answers = await Promise.all([1, 2, 3].map(() => exchange(browser, token, target.userId)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await sessionOf(browser)).toMatchObject({
      user: { id: target.userId, staffRole: null },
      impersonation: { staffEmail: staff.email, canEdit: true },
    });
  });

  it('[APP-07] is ignored for another target, by another session, after a minute, or made up', async () => {
    const { staff, browser } = await staffBrowser();
    const [target, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    const { browser: colleague } = await staffBrowser();
    const own = await otherBrowserOf(staff);
    const ordinary = createBrowser(test.app, [other.headers.cookie]);
    const visitor = createBrowser(test.app);
    const token = await mintedToken(browser, target);
    expect((await exchange(browser, token, other.userId)).statusCode).toBe(400);
    expect((await exchange(colleague, token, target.userId)).statusCode).toBe(400);
    expect((await exchange(own, token, target.userId)).statusCode).toBe(400);
    expect((await exchange(ordinary, token, target.userId)).statusCode).toBe(404);
    expect((await exchange(visitor, token, target.userId)).statusCode).toBe(401);
    expect((await exchange(browser, 'x'.repeat(43), target.userId)).statusCode).toBe(400);
    await age(61);
    expect((await exchange(browser, token, target.userId)).statusCode).toBe(400);
    expect((await sessionOf(browser)).user?.id).toBe(staff.userId);
    const { auth } = test.database;
    expect(await auth.db.selectFrom('access_entry').selectAll().execute()).toEqual([]);
  });

  it('[APP-07] is of no use once its target is staff', async () => {
    const { staff, browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    const { db } = test.database.auth;
    const token = await mintedToken(browser, target);
    await db.insertInto('staff_role').values({ user_id: target.userId, role: 'support' }).execute();
    expect((await exchange(browser, token, target.userId)).statusCode).toBe(400);
    await db.deleteFrom('staff_role').where('user_id', '=', target.userId).execute();
    await begin(browser, target);
    expect((await sessionOf(browser)).user?.id).toBe(target.userId);
    await db.insertInto('staff_role').values({ user_id: target.userId, role: 'support' }).execute();
    expect((await sessionOf(browser)).user?.id).toBe(staff.userId);
  });
});

describe('seeing the product as somebody', () => {
  it('[APP-07] ends with Stop, in the session that was kept', async () => {
    const { staff, browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    await begin(browser, target);
    const { jar } = browser;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await browser.send('DELETE', '/api/impersonation')).statusCode).toBe(200);
    expect(await sessionOf(browser)).toMatchObject({
      user: { id: staff.userId, staffRole: 'admin' },
      impersonation: null,
    });
    const withOldCookie = await test.app.inject({ method: 'GET', url: '/api/session', headers: { cookie } });
    expect(withOldCookie.json()).toMatchObject({ data: { user: { id: staff.userId } } });
    const acts = await test.database.auth.db.selectFrom('audit_entry').select('act').orderBy('seq').execute();
    expect(acts.map(({ act }) => act)).toEqual([
      'impersonationMinted',
      'impersonationStarted',
      'impersonationStopped',
    ]);
  });

  it('[APP-07] lasts an hour at most, and no longer than role and session of the staff member', async () => {
    const { staff, browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    const { db } = test.database.auth;
    await begin(browser, target);
    const { expiresAt } = await sessionOf(browser);
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(60 * 60 * 1_000);
    await age(3_601);
    expect((await sessionOf(browser)).user?.id).toBe(staff.userId);

    await begin(browser, target);
    await db.deleteFrom('staff_role').where('user_id', '=', staff.userId).execute();
    expect((await sessionOf(browser)).user?.id).toBe(staff.userId);
    await db.insertInto('staff_role').values({ user_id: staff.userId, role: 'admin' }).execute();

    await begin(browser, target);
    await db.deleteFrom('session').where('id', '=', staff.sessionId).execute();
    expect((await sessionOf(browser)).user).toBeNull();
  });

  it('[APP-07] is for reading only, unless the role may edit users', async () => {
    for (const [role, status] of [
      ['admin', 200],
      ['support', 200],
      ['content_manager', 403],
    ] as const) {
      const { browser } = await staffBrowser(role);
      const target = await createTestUser(test.database);
      await begin(browser, target);
      expect((await browser.send('GET', `/api/resume/all/${target.userId}`)).statusCode).toBe(200);
      const made = await browser.send('POST', `/api/resume/create/${target.userId}`, {
        body: { locale: 'en-US' },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect([role, made.statusCode]).toEqual([role, status]);
    }
  });

  it('[APP-07] is not nested, and says nothing of billing', async () => {
    const { browser } = await staffBrowser();
    const [target, other] = [await createTestUser(test.database), await createTestUser(test.database)];
    await begin(browser, target);
    expect((await mint(browser, other)).statusCode).toBe(404);
    expect((await exchange(browser, 'x'.repeat(43), other.userId)).statusCode).toBe(404);
    const sync = await browser.send('POST', `/api/plan/${target.userId}/sync`);
    expect(sync.json()).toMatchObject({ error: { code: 'IMPERSONATION_REFUSED' } });
    const planBy = async (reader: TestBrowser) =>
      (await reader.send('GET', `/api/plan/${target.userId}`)).json<{
        data: { billingInfo: object | null };
      }>().data;
    await subscribe(test.database, target, {});
    await test.database.systemDb
      .insertInto('billing_info')
      .values({ user_id: target.userId, customer_id: 'cus_1', name: 'Ana Lima', email: target.email })
      .execute();
    expect((await planBy(browser)).billingInfo).toBeNull();
    const own = createBrowser(test.app, [target.headers.cookie]);
    expect((await planBy(own)).billingInfo).toMatchObject({ name: 'Ana Lima' });
  });

  it('[APP-07] is told to the person by mail, and in their access log, which is theirs alone', async () => {
    const { browser } = await staffBrowser('support');
    const target = await createTestUser(test.database);
    await begin(browser, target);
    await browser.send('DELETE', '/api/impersonation');
    const logOf = async ({ headers }: TestUser) =>
      (await test.app.inject({ method: 'GET', url: '/api/account/access-log', headers })).json<{
        data: object[];
      }>().data;
    expect(await logOf(target)).toEqual([
      {
        id: expect.any(String),
        kind: 'impersonation',
        role: 'support',
        reason: REASON,
        canEdit: true,
        startedAt: expect.any(String),
        endedAt: expect.any(String),
      },
    ]);
    expect(await logOf(await createTestUser(test.database))).toEqual([]);
    const mails = await test.database.systemDb
      .selectFrom('pgboss.job' as never)
      .select(['name', 'data'] as never)
      .execute();
    expect(JSON.stringify(mails)).toContain(REASON);
    expect(JSON.stringify(mails)).toContain(target.email);
  });

  it('[APP-07] has an end in the access log, however it ended', async () => {
    const { db } = test.database.auth;
    const endOf = async (target: TestUser) => {
      const [entry] = await db
        .selectFrom('access_entry')
        .select(['started_at', 'ended_at'])
        .where('user_id', '=', target.userId)
        .execute();
      return entry?.ended_at ?? null;
    };
    const [expired, cut] = [await createTestUser(test.database), await createTestUser(test.database)];
    const first = await staffBrowser();
    await begin(first.browser, expired);
    expect(await endOf(expired)).toBeNull();
    await age(3_601);
    for (const statement of EXPIRED_ROWS) await statement.execute(db);
    expect((await endOf(expired))?.getTime()).toBeLessThanOrEqual(Date.now());
    const second = await staffBrowser();
    await begin(second.browser, cut);
    await second.browser.send('POST', '/api/account/sign-out');
    expect(await endOf(cut)).toBeInstanceOf(Date);
  });

  it('logs out the member of staff, and not whom they saw', async () => {
    const { browser } = await staffBrowser();
    const target = await createTestUser(test.database);
    await begin(browser, target);
    await browser.send('POST', '/api/account/sign-out');
    expect((await sessionOf(browser)).user).toBeNull();
    const own = createBrowser(test.app, [target.headers.cookie]);
    expect((await sessionOf(own)).user?.id).toBe(target.userId);
    expect(browser.jar.size).toBe(0);
  });
});
