import { type Route, routes } from '@lauda/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestImpersonator, createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { giveFactor, REASON_QUERY, TEST_REASON } from '../../testing/clients/staff.ts';
import { OPERATOR, recordAct } from './service.ts';
import { verifyAuditChain } from './verify.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const admin = () => createTestUser(test.database, { staffRole: 'admin', isSecondFactorVerified: true });
const record = (details: Record<string, string> = {}) =>
  test.database.systemDb
    .transaction()
    .execute((trx) => recordAct(trx, OPERATOR, { act: 'flagSwitched', details }));
const verify = () => verifyAuditChain(test.database.systemDb);
const entries = () => test.database.systemDb.selectFrom('audit_entry').selectAll().orderBy('seq').execute();

/** Requires the owner role's password and disabling the guards first. */
async function tamper(statement: string): Promise<void> {
  const owner = createDatabase({
    url: test.database.ownerUrl,
    maxConnections: 1,
    applicationName: 'test-tamper',
  });
  await sql`alter table audit_entry no force row level security`.execute(owner.db);
  await sql`alter table audit_entry disable trigger all`.execute(owner.db);
  await sql.raw(statement).execute(owner.db);
  await owner.close();
}

const MAILING = { kind: 'tips', subjectEn: 'One', bodyEn: 'One.', subjectPt: 'Um', bodyPt: 'Um.' };

describe('the audit log', () => {
  it('[ADM-12] only grows, for every role of the product and for the owner of its tables', async () => {
    await record();
    const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
    await sql`alter table audit_entry no force row level security`.execute(owner.db);
    for (const change of [
      sql`update audit_entry set act = 'nothing'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
    ]) {
      for (const db of [test.database.db, test.database.systemDb, test.database.auth.db])
        await expect(change.execute(db)).rejects.toThrow('permission denied');
      await expect(change.execute(owner.db)).rejects.toThrow('only grows');
    }
    await owner.close();
    for (const db of [test.database.db, test.database.systemDb, test.database.auth.db])
      await expect(sql`update audit_head set seq = 0`.execute(db)).rejects.toThrow('permission denied');
    await expect(test.database.db.selectFrom('audit_entry').selectAll().execute()).rejects.toThrow(
      'permission denied',
    );
  });

  it('[ADM-12] is one chain, also when many write at once, and one that was rolled back leaves no gap', async () => {
    const failing = test.database.auth.db.transaction().execute(async (trx) => {
      await recordAct(trx, OPERATOR, { act: 'userEdited' });
      throw new Error('no');
    });
    await Promise.allSettled([
      failing,
      ...Array.from({ length: 40 }, (_, index) => record({ n: String(index) })),
    ]);
    const rows = await entries();
    expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(await verify()).toMatchObject({ rows: 40, broken: [], head: rows.at(-1)?.hash });
  });

  it('[ADM-12] takes number, time and hashes from nobody', async () => {
    await sql`
      insert into audit_entry (seq, at, actor_role, act, previous_hash, hash)
      values (99, '2001-01-01', 'operator', 'flagSwitched', 'a', 'b')`.execute(test.database.systemDb);
    const [row] = await entries();
    expect(Number(row?.seq)).toBe(1);
    expect(Date.now() - (row?.at.getTime() ?? 0)).toBeLessThan(60_000);
    expect(await verify()).toMatchObject({ rows: 1, broken: [] });
  });

  it.each([
    ['altered', `update audit_entry set details = '{"name": "other"}' where seq = 2`, [2]],
    ['altered in time', `update audit_entry set at = at - interval '1 hour' where seq = 3`, [3]],
    ['removed', `delete from audit_entry where seq = 2`, [3]],
    ['removed at the end', `delete from audit_entry where seq = 4`, [4]],
    [
      'exchanged',
      `update audit_entry a set details = b.details, hash = b.hash from audit_entry b
       where (a.seq, b.seq) in ((2, 3), (3, 2))`,
      [2, 3, 4],
    ],
  ])('[ADM-12] shows that an entry was %s', async (_what, statement, broken) => {
    for (const n of ['1', '2', '3', '4']) await record({ n });
    expect((await verify()).broken).toEqual([]);
    await tamper(statement);
    expect((await verify()).broken).toEqual(broken);
  });
});

describe('what staff do', () => {
  const staffRoutes = Object.entries(routes as Record<string, Route>).filter(
    ([, { policy }]) => policy.actor === 'staff',
  );
  /** Reading lists and one's own rights concerns no other user. */
  const UNRECORDED = new Set([
    // Contains no user data.
    'listMailings',
    'listUsers',
    'listAuditEntries',
    'listFlags',
    'checkPermission',
    'getStats',
    'getHealth',
    'listDeadJobs',
    'getAnalytics',
    'listSubscriptions',
  ]);
  /** These need a token, a payment or a failed job first; the tests of their features cover them. */
  const ELSEWHERE = new Set([
    'startImpersonation',
    'refundPayment',
    'updateSubscription',
    'cancelUserSubscription',
    'retryDeadJob',
  ]);
  const bodiesFor = ({ userId }: TestUser): Readonly<Record<string, object>> => ({
    updateUser: { firstName: 'Bia' },
    bulkDeleteUsers: { userIds: [userId], reason: TEST_REASON },
    grantRole: { grantedRole: 'support', reason: TEST_REASON },
    setFlag: { isOn: true },
    createMailing: MAILING,
    saveMailing: MAILING,
    scheduleMailing: { sendAt: new Date().toISOString() },
  });
  /** Acts without a target user. */
  const WITHOUT_TARGET = new Set([
    'setFlag',
    'exportAnalytics',
    'createMailing',
    'saveMailing',
    'deleteMailing',
    'testMailing',
    'scheduleMailing',
    'unscheduleMailing',
  ]);
  const QUERIES: Readonly<Record<string, string>> = {
    exportAnalytics: '?report=users',
    getImpersonateUrl: `${REASON_QUERY}&type=resumes`,
    getUserResume: REASON_QUERY,
    deleteUser: REASON_QUERY,
    revokeRole: REASON_QUERY,
  };

  async function fill(name: string, target: TestUser): Promise<Record<string, string>> {
    const { id: resumeId } = await resumeClient(test.app, target).made();
    if (name === 'grantRole') await giveFactor(test.database, target);
    if (name === 'revokeRole')
      await test.database.auth.db
        .insertInto('staff_role')
        .values({ user_id: target.userId, role: 'support' })
        .execute();
    const mailing = name.endsWith('Mailing')
      ? await test.database.systemDb
          .insertInto('mailing')
          .values({
            kind: 'tips',
            subject_en: 'One',
            body_en: 'One.',
            subject_pt: 'Um',
            body_pt: 'Um.',
            ...(name === 'unscheduleMailing' && { status: 'scheduled', send_at: new Date() }),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      : null;
    return {
      id: mailing?.id ?? target.userId,
      userId: target.userId,
      resumeId,
      name: 'coverLetter',
    };
  }

  it.each(staffRoutes.filter(([name]) => !UNRECORDED.has(name) && !ELSEWHERE.has(name)))(
    '[ADM-12] by %s is written down: who, what, on whom, when, from where',
    async (name, { method, path }) => {
      const [boss, target] = [await admin(), await createTestUser(test.database)];
      const params = await fill(name, target);
      const body = bodiesFor(target)[name];
      const answer = await test.app.inject({
        method,
        url: path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '') + (QUERIES[name] ?? ''),
        headers: { ...boss.headers, 'user-agent': 'A browser' },
        ...(body && { payload: body }),
      });
      expect(answer.statusCode).toBe(200);
      const rows = await entries();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        actor_id: boss.userId,
        actor_role: 'admin',
        target_id: WITHOUT_TARGET.has(name) ? null : target.userId,
        ip_address: '127.0.0.1',
        user_agent: 'A browser',
        request_id: answer.headers['x-request-id'],
      });
    },
  );

  it('[ADM-12] in somebody else’s name is written down as theirs, before it happens', async () => {
    const { staff, target, headers } = await createTestImpersonator(test.database);
    const made = await resumeClient(test.app, { ...target, headers }).made();
    expect(await entries()).toMatchObject([
      {
        actor_id: staff.userId,
        target_id: target.userId,
        act: 'impersonationWrote',
        details: { route: 'createResume' },
      },
    ]);
    expect(made.id).toBeDefined();
  });

  it('[ADM-12] to read about one user is one entry, however many calls their page makes', async () => {
    const [boss, target] = [await admin(), await createTestUser(test.database)];
    const read = (path: string) =>
      test.app.inject({ method: 'GET', url: `/api/admin/${path}`, headers: boss.headers });
    const user = `users/${target.userId}`;
    const page = [user, `${user}/profile`, `${user}/resumes`, `permissions/${target.userId}`];
    const answers = await Promise.all([...page, ...page].map(read));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await entries()).toMatchObject([{ act: 'userViewed', target_id: target.userId }]);
    // Another target and another staff member each make a separate reading.
    await read(`users/${boss.userId}`);
    expect(await entries()).toHaveLength(2);
  });

  it('[ADM-12] is shown to admin and support, filtered by act, person and day', async () => {
    const [boss, support, target] = [
      await admin(),
      await createTestUser(test.database, { staffRole: 'support', isSecondFactorVerified: true }),
      await createTestUser(test.database),
    ];
    const get = (url: string, { headers }: TestUser) => test.app.inject({ method: 'GET', url, headers });
    await get(`/api/admin/users/${target.userId}`, support);
    await get(`/api/admin/users/${target.userId}/profile`, boss);
    const today = new Date().toISOString().slice(0, 10);
    const list = async (query: string, reader: TestUser = support) => {
      const answer = await get(`/api/admin/audit${query}`, reader);
      return answer.json<{ data: { entries: { act: string; actor: { email: string } }[]; total: number } }>()
        .data;
    };
    expect((await list('')).entries.map(({ act }) => act)).toEqual(['userViewed', 'userViewed']);
    expect((await list('?act=userViewed', boss)).entries).toMatchObject([
      { actor: { email: boss.email } },
      { actor: { email: support.email } },
    ]);
    expect((await list(`?person=${boss.email.toUpperCase()}`)).total).toBe(1);
    expect((await list(`?person=${target.userId}`)).total).toBe(2);
    expect((await list('?person=nobody@lauda.example')).total).toBe(0);
    expect((await list(`?from=${today}&to=${today}`)).total).toBe(2);
    expect((await list('?to=2020-01-01')).total).toBe(0);
    expect((await list('?limit=1&page=2')).entries.map(({ act }) => act)).toEqual(['userViewed']);
    for (const bad of ['?limit=0', '?limit=101', '?page=x', '?act=nothing', '?from=yesterday'])
      expect([bad, (await get(`/api/admin/audit${bad}`, boss)).statusCode]).toEqual([bad, 400]);
    const writer = await createTestUser(test.database, {
      staffRole: 'content_manager',
      isSecondFactorVerified: true,
    });
    expect((await get('/api/admin/audit', writer)).statusCode).toBe(404);
  });
});
