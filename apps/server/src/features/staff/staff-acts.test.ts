import { type Route, routes, routeUrl } from '@lauda/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { createSignedInBrowser, enrolTotp, TEST_PASSWORD } from '../../testing/sign-in/second-factors.ts';
import { giveFactor, REASON_QUERY, staffClient, TEST_REASON } from '../../testing/clients/staff.ts';

let test: TestApp;
let staff: ReturnType<typeof staffClient>;
beforeAll(async () => {
  test = await createTestApp();
  staff = staffClient(test);
});
afterAll(() => test.close());

const db = () => test.database.auth.db;
const ageProof = ({ sessionId }: TestUser) =>
  db()
    .updateTable('session')
    .set({ proved_at: sql<Date>`now() - interval '11 minutes'` })
    .where('id', '=', sessionId)
    .execute();
const accessLogOf = async ({ headers }: TestUser) =>
  (await test.app.inject({ method: 'GET', url: '/api/account/access-log', headers })).json<{
    data: object[];
  }>().data;
const sessionOf = async (headers: Record<string, string>) =>
  (await test.app.inject({ method: 'GET', url: '/api/session', headers })).json<{
    data: { user: { staffRole: string | null } | null };
  }>().data;

describe('acts that change or reveal', () => {
  const guarded = Object.entries(routes as Record<string, Route>).filter(([, { needsProof }]) => needsProof);

  it('are roles, deletion, refund, impersonation and reading a resume', () => {
    expect(guarded.map(([name]) => name).toSorted()).toEqual([
      'bulkDeleteUsers',
      'deleteUser',
      'getImpersonateUrl',
      'getUserResume',
      'grantRole',
      'refundPayment',
      'revokeRole',
    ]);
  });

  it.each(guarded)(
    '[ADM-12] %s asks for proof from the last ten minutes, and for a reason',
    async (_name, route) => {
      const boss = await staff.staffOf('admin');
      const id = crypto.randomUUID();
      const call = () =>
        test.app.inject({
          method: route.method,
          url: routeUrl(route, { params: { id, resumeId: id } }),
          headers: boss.headers,
          ...(route.body && { payload: { userId: id, userIds: [id], grantedRole: 'support' } }),
        });
      expect((await call()).json()).toMatchObject({
        error: { code: 'VALIDATION_FAILED', message: expect.stringContaining('reason') },
      });
      await ageProof(boss);
      expect((await call()).json()).toMatchObject({ error: { code: 'PROOF_NEEDED' } });
    },
  );

  it('[ADM-12] a resume that staff read stands in its owner’s access log, with the reason', async () => {
    const [writer, ana] = [await staff.staffOf('content_manager'), await createTestUser(test.database)];
    const { id } = await resumeClient(test.app, ana).made();
    await staff.call(writer, 'GET', `/users/${ana.userId}/resumes/${id}${REASON_QUERY}`);
    expect(await accessLogOf(ana)).toEqual([
      {
        id: expect.any(String),
        kind: 'resume',
        role: 'content_manager',
        reason: TEST_REASON,
        canEdit: false,
        startedAt: expect.any(String),
        endedAt: expect.any(String),
      },
    ]);
    expect(await accessLogOf(await createTestUser(test.database))).toEqual([]);
    expect(await staff.actsOn(ana.userId)).toMatchObject([
      { act: 'resumeViewed', details: { resumeId: id, reason: TEST_REASON } },
    ]);
  });
});

describe('a staff role', () => {
  const grant = (boss: TestUser, to: TestUser) =>
    staff.call(boss, 'PUT', `/users/${to.userId}/role`, { grantedRole: 'support', reason: TEST_REASON });

  it('[ADM-11] is granted only to an account with a second factor', async () => {
    const [boss, ana] = [await staff.staffOf('admin'), await createTestUser(test.database)];
    expect(await staff.codeOf(grant(boss, ana))).toBe('SECOND_FACTOR_MISSING');
    await giveFactor(test.database, ana);
    expect((await grant(boss, ana)).statusCode).toBe(200);
    expect(await staff.actsOn(ana.userId)).toMatchObject([
      { act: 'roleGranted', details: { reason: TEST_REASON } },
    ]);
  });

  it('[ADM-11] goes with the last factor, in the same session too', async () => {
    await staff.staffOf('admin');
    const { user, browser } = await createSignedInBrowser(test, { staffRole: 'support' });
    const { id } = await enrolTotp(browser);
    const headers = () => ({
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    expect((await sessionOf(headers())).user?.staffRole).toBe('support');
    expect((await browser.send('DELETE', `/api/account/second-factors/${id}`)).statusCode).toBe(200);
    expect((await sessionOf(headers())).user?.staffRole).toBeNull();
    // A factor enrolled afterwards by somebody with the password does not restore the role.
    await enrolTotp(browser);
    expect((await sessionOf(headers())).user?.staffRole).toBeNull();
    expect(await staff.actsOn(user.userId)).toMatchObject([{ act: 'roleRevoked', actor_id: user.userId }]);
  });

  it('[ADM-11] of the last administrator keeps its last factor', async () => {
    await db().deleteFrom('staff_role').execute();
    const { browser } = await createSignedInBrowser(test, { staffRole: 'admin' });
    const { id } = await enrolTotp(browser);
    const refused = await browser.send('DELETE', `/api/account/second-factors/${id}`);
    expect(refused.json()).toMatchObject({ error: { code: 'LAST_ADMIN' } });
    const left = await db().selectFrom('second_factor').select('id').where('id', '=', id).execute();
    expect(left).toHaveLength(1);
  });
});

describe('an address that an administrator confirms', () => {
  it('[ADM-02] voids the password that was set before, and mails its owner a link', async () => {
    const boss = await staff.staffOf('admin');
    const ana = await createTestUser(test.database, { isConfirmed: false, password: TEST_PASSWORD });
    const updated = await staff.call(boss, 'PUT', `/users/${ana.userId}`, { isConfirmed: true });
    expect(updated.statusCode).toBe(200);
    const signIn = await test.app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      headers: { origin: ana.headers.origin },
      payload: { email: ana.email, password: TEST_PASSWORD },
    });
    expect(signIn.json()).toMatchObject({ error: { code: 'CREDENTIALS_WRONG' } });
    const { rows } = await sql`
      select 1 from pgboss.job where name = 'send-account-mail' and data #>> '{payload,email}' = ${ana.email}
        and data #>> '{payload,purpose}' = 'reset-password'`.execute(test.database.systemDb);
    expect(rows).toHaveLength(1);
  });

  it('leaves the password of one that was confirmed before', async () => {
    const boss = await staff.staffOf('admin');
    const ana = await createTestUser(test.database, { password: TEST_PASSWORD });
    await staff.call(boss, 'PUT', `/users/${ana.userId}`, { isConfirmed: true, firstName: 'Bia' });
    const rows = await db().selectFrom('connection').select('id').where('user_id', '=', ana.userId).execute();
    expect(rows).toHaveLength(1);
  });
});
