import { canEditUserField, STAFF_ROLES, USER_FIELDS } from '@lauda/domain/permissions';
import type { UserDetails } from '@lauda/contract/staff/staff';
import { isPaid, SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from '@lauda/domain/entitlement';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { giveFactor, REASON_QUERY, TEST_REASON } from '../../testing/clients/staff.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const staffOf = (staffRole: string) =>
  createTestUser(test.database, { staffRole, isSecondFactorVerified: true });
const call = (
  { headers }: TestUser,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) => test.app.inject({ method, url: `/api/admin${path}`, headers, ...(payload && { payload }) });
const dataOf = async <T>(answer: ReturnType<typeof call>) => (await answer).json<{ data: T }>().data;
const codeOf = async (answer: ReturnType<typeof call>) =>
  (await answer).json<{ error?: { code: string } }>().error?.code;

interface UserList {
  users: { id: string; email: string }[];
  page: number;
  limit: number;
  total: number;
}

describe('the users', () => {
  it('[ADM-02] are listed fifty to a page, the newest first, and found by any part of address or name', async () => {
    const boss = await staffOf('admin');
    await test.database.auth.db
      .insertInto('app_user')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          email: `person-${index}@lauda.example`,
          name: index === 7 ? '100%_Zoë Ávila' : `Person ${index}`,
          created_at: new Date(Date.now() - (index + 60) * 1_000),
        })),
      )
      .execute();
    const list = (query: string) => dataOf<UserList>(call(boss, 'GET', `/users${query}`));
    const first = await list('');
    expect(first).toMatchObject({ page: 1, limit: 50, total: 61 });
    expect(first.users).toHaveLength(50);
    expect((await list('?page=2')).users).toHaveLength(11);
    expect((await list('?limit=1&page=2')).users).toMatchObject([{ email: 'person-0@lauda.example' }]);
    for (const search of ['ZOË ÁV', 'person-7@', '100%_', '%_z'])
      expect((await list(`?search=${encodeURIComponent(search)}`)).users).toMatchObject([
        { email: 'person-7@lauda.example' },
      ]);
    expect((await list('?search=nobody')).total).toBe(0);
    for (const bad of ['?page=0', '?limit=1000', '?page=-1'])
      expect((await call(boss, 'GET', `/users${bad}`)).statusCode).toBe(400);
  });

  it('[ADM-02] are shown one by one, without anything that lets people in', async () => {
    const support = await staffOf('support');
    const target = await createTestUser(test.database, { password: 'a quiet river' });
    const answer = await call(support, 'GET', `/users/${target.userId}`);
    expect(answer.json()).toMatchObject({
      data: { email: target.email, hasPassword: true, hasSecondFactor: false, sessionCount: 1 },
    });
    expect(answer.body).not.toMatch(/argon2|token|hash/);
    expect((await call(support, 'GET', `/users/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });

  it('are filtered by role, plan and confirmation', async () => {
    const boss = await staffOf('admin');
    const support = await staffOf('Support');
    const pro = await createTestUser(test.database);
    const unconfirmed = await createTestUser(test.database, { isConfirmed: false });
    await test.database.systemDb
      .insertInto('subscription')
      .values({ user_id: pro.userId, subscription_type: 'proLifetime', status: 'active' })
      .execute();
    const list = async (query: string) => {
      const { users, total } = await dataOf<UserList>(call(boss, 'GET', `/users?${query}`));
      expect(total).toBe(users.length);
      return users.map(({ id }) => id).toSorted();
    };
    const ids = (...users: TestUser[]) => users.map(({ userId }) => userId).toSorted();
    expect(await list('role=support')).toEqual(ids(support));
    expect(await list('role=none')).toEqual(ids(pro, unconfirmed));
    expect(await list('plan=pro')).toEqual(ids(pro));
    expect(await list('plan=free')).toEqual(ids(boss, support, unconfirmed));
    expect(await list('confirmed=no')).toEqual(ids(unconfirmed));
    expect(await list('confirmed=yes&role=none')).toEqual(ids(pro));
    expect(await list(`plan=pro&search=${unconfirmed.email}`)).toEqual([]);
    expect((await call(boss, 'GET', '/users?role=owner')).statusCode).toBe(400);
  });

  it('are pro in the list exactly when their subscription gives access', async () => {
    const boss = await staffOf('admin');
    const now = new Date();
    const times = [null, new Date(now.getTime() - 60_000), new Date(now.getTime() + 600_000)];
    const terms = SUBSCRIPTION_TYPES.flatMap((subscriptionType) =>
      SUBSCRIPTION_STATUSES.flatMap((status) =>
        times.flatMap((validUntil) =>
          [null, now].map((canReactivateUntil) => ({
            subscriptionType,
            status,
            validUntil,
            canReactivateUntil,
          })),
        ),
      ),
    );
    const rows = await test.database.auth.db
      .insertInto('app_user')
      .values(terms.map((_, index) => ({ email: `terms-${index}@lauda.example`, name: 'Terms' })))
      .returning(['id', 'email'])
      .execute();
    const termsOf = (email: string) => terms[Number(/\d+/.exec(email)?.[0])];
    await test.database.systemDb
      .insertInto('subscription')
      .values(
        rows.map(({ id, email }) => ({
          user_id: id,
          subscription_type: termsOf(email)?.subscriptionType ?? 'free',
          status: termsOf(email)?.status ?? 'ended',
          valid_until: termsOf(email)?.validUntil ?? null,
          can_reactivate_until: termsOf(email)?.canReactivateUntil ?? null,
        })),
      )
      .execute();
    const { users } = await dataOf<UserList>(call(boss, 'GET', '/users?plan=pro&limit=100&search=terms-'));
    const paid = terms.flatMap((subscription, index) =>
      isPaid({ subscription, now }) ? [`terms-${index}@lauda.example`] : [],
    );
    expect(users.map(({ email }) => email).toSorted()).toEqual(paid.toSorted());
    expect(paid.length).toBeGreaterThan(5);
  });
});

describe('deleting users', () => {
  const isThere = async ({ userId }: TestUser, boss: TestUser) =>
    (await call(boss, 'GET', `/users/${userId}`)).statusCode === 200;

  it('[ADM-02] is for administrators, takes the user out at once, and is written down', async () => {
    const boss = await staffOf('admin');
    const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
    for (const other of [await staffOf('support'), await staffOf('content_manager'), bruno])
      expect((await call(other, 'DELETE', `/users/${ana.userId}${REASON_QUERY}`)).statusCode).toBe(404);
    expect(await isThere(ana, boss)).toBe(true);
    expect((await call(boss, 'DELETE', `/users/${ana.userId}${REASON_QUERY}`)).statusCode).toBe(200);
    expect(await isThere(ana, boss)).toBe(false);
    expect(await isThere(bruno, boss)).toBe(true);
    const { users } = await dataOf<UserList>(call(boss, 'GET', '/users'));
    expect(users.map(({ id }) => id)).not.toContain(ana.userId);
    const session = await test.app.inject({ method: 'GET', url: '/api/session', headers: ana.headers });
    expect(session.json()).toMatchObject({ data: { user: null } });
    const entries = await test.database.auth.db
      .selectFrom('audit_entry')
      .select(['act', 'actor_id'])
      .where('target_id', '=', ana.userId)
      .where('act', '=', 'userDeleted')
      .execute();
    expect(entries).toEqual([{ act: 'userDeleted', actor_id: boss.userId }]);
    expect(await codeOf(call(boss, 'DELETE', `/users/${ana.userId}${REASON_QUERY}`))).toBe('NOT_FOUND');
  });

  it('[ADM-03] of several deletes all of them, or nobody when one of staff is among them', async () => {
    const [boss, colleague] = [await staffOf('admin'), await staffOf('support')];
    const [ana, bruno, carla] = await Promise.all([1, 2, 3].map(() => createTestUser(test.database)));
    if (!ana || !bruno || !carla) throw new Error('three are needed');
    const bulk = (by: TestUser, ...users: TestUser[]) =>
      call(by, 'POST', '/users/bulk-delete', {
        userIds: users.map(({ userId }) => userId),
        reason: TEST_REASON,
      });
    for (const staff of [colleague, boss]) {
      expect(await codeOf(bulk(boss, ana, staff))).toBe('TARGET_IS_STAFF');
      expect(await codeOf(call(boss, 'DELETE', `/users/${staff.userId}${REASON_QUERY}`))).toBe(
        'TARGET_IS_STAFF',
      );
    }
    expect(await isThere(ana, boss)).toBe(true);
    expect((await bulk(colleague, ana)).statusCode).toBe(404);
    const gone = { ...ana, userId: crypto.randomUUID() };
    expect(await dataOf(bulk(boss, ana, bruno, gone))).toEqual({ count: 2 });
    expect(await Promise.all([ana, bruno, carla].map((user) => isThere(user, boss)))).toEqual([
      false,
      false,
      true,
    ]);
    for (const userIds of [[], ['x'], Array.from({ length: 101 }, () => crypto.randomUUID())])
      expect(
        (await call(boss, 'POST', '/users/bulk-delete', { userIds, reason: TEST_REASON })).statusCode,
      ).toBe(400);
  });
});

describe('changing a user', () => {
  const CHANGES = { firstName: 'Bia', lastName: 'Reis', locale: 'pt-BR', isConfirmed: true } as const;

  it.each(USER_FIELDS.flatMap((field) => STAFF_ROLES.map((role) => ({ field, role }))))(
    '[ADM-02] $field is for $role as the list says',
    async ({ field, role }) => {
      const staff = await staffOf(role);
      const target = await createTestUser(test.database, { isConfirmed: false });
      const colleague = await createTestUser(test.database, { staffRole: 'support', isConfirmed: false });
      for (const [{ userId }, staffRole] of [
        [target, null],
        [colleague, 'support'],
      ] as const) {
        const answer = await call(staff, 'PUT', `/users/${userId}`, { [field]: CHANGES[field] });
        const isAllowed = canEditUserField(role, field, { staffRole });
        const refusal = role === 'content_manager' ? 404 : 403;
        expect([staffRole, answer.statusCode]).toEqual([staffRole, isAllowed ? 200 : refusal]);
        const boss = await staffOf('admin');
        const { [field]: stored } = await dataOf<UserDetails>(call(boss, 'GET', `/users/${userId}`));
        expect(stored === CHANGES[field]).toBe(isAllowed);
      }
    },
  );

  it('[ADM-02] takes no other field, and changes nothing when one is not allowed', async () => {
    const support = await staffOf('support');
    const target = await createTestUser(test.database, { isConfirmed: false });
    for (const field of ['email', 'role', 'staffRole', 'password', 'id', 'plan', 'image', 'createdAt'])
      expect((await call(support, 'PUT', `/users/${target.userId}`, { [field]: 'x' })).statusCode).toBe(400);
    const mixed = { firstName: 'Bia', isConfirmed: true };
    expect(await codeOf(call(support, 'PUT', `/users/${target.userId}`, mixed))).toBe('FORBIDDEN');
    expect(await dataOf<UserDetails>(call(support, 'GET', `/users/${target.userId}`))).toMatchObject({
      name: 'Ana Lima',
      isConfirmed: false,
    });
  });

  it('[ADM-04] a link for a new password goes to the user, and staff never see it', async () => {
    const support = await staffOf('support');
    const target = await createTestUser(test.database);
    const answer = await call(support, 'POST', `/users/${target.userId}/reset-password`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: {} }]);
    const jobs = await sql<{ name: string; data: object }>`
      select name, data from pgboss.job where name = 'send-account-mail'`.execute(test.database.systemDb);
    expect(JSON.stringify(jobs.rows)).toContain(target.email);
    expect(JSON.stringify(jobs.rows)).toContain('reset-password');
    const writer = await staffOf('content_manager');
    expect((await call(writer, 'POST', `/users/${target.userId}/reset-password`)).statusCode).toBe(404);
  });
});

describe("a user's resumes and profile", () => {
  it('[ADM-05] are read by staff, each under its own user only', async () => {
    const writer = await staffOf('content_manager');
    const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
    const { id } = await resumeClient(test.app, ana).made();
    const list = await dataOf<{ id: string }[]>(call(writer, 'GET', `/users/${ana.userId}/resumes`));
    expect(list.map((resume) => resume.id)).toEqual([id]);
    expect(
      await dataOf(call(writer, 'GET', `/users/${ana.userId}/resumes/${id}${REASON_QUERY}`)),
    ).toMatchObject({ id });
    expect(
      (await call(writer, 'GET', `/users/${bruno.userId}/resumes/${id}${REASON_QUERY}`)).statusCode,
    ).toBe(404);
    expect(await dataOf(call(writer, 'GET', `/users/${ana.userId}/profile`))).toMatchObject({
      userId: ana.userId,
      aiUsageCount: 0,
    });
    expect((await call(writer, 'GET', `/users/${crypto.randomUUID()}/resumes`)).statusCode).toBe(404);
  });
});

describe('permissions', () => {
  it('[ADM-06] are the role and its rights; an act is allowed or not', async () => {
    const support = await staffOf('support');
    const ana = await createTestUser(test.database);
    expect(await dataOf(call(support, 'GET', `/permissions/${ana.userId}`))).toEqual({
      role: null,
      rights: [],
    });
    const own = await dataOf<{ role: string; rights: object[] }>(
      call(support, 'GET', `/permissions/${support.userId}`),
    );
    expect(own.role).toBe('support');
    expect(own.rights).toContainEqual({ area: 'users', act: 'edit' });
    expect(own.rights).not.toContainEqual({ area: 'users', act: 'delete' });
    const check = (area: string, act: string) =>
      dataOf<{ isAllowed: boolean }>(call(support, 'POST', '/permissions/check', { area, act }));
    expect(await check('users', 'edit')).toEqual({ isAllowed: true });
    expect(await check('users', 'delete')).toEqual({ isAllowed: false });
    expect(await check('users', 'constructor')).toEqual({ isAllowed: false });
  });
});

describe('roles', () => {
  const roleOf = async ({ userId }: TestUser) => {
    const row = await test.database.auth.db
      .selectFrom('staff_role')
      .select('role')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.role ?? null;
  };
  const grant = (by: TestUser, to: TestUser, grantedRole: string) =>
    call(by, 'PUT', `/users/${to.userId}/role`, { grantedRole, reason: TEST_REASON });
  const revoke = (by: TestUser, from: TestUser) =>
    call(by, 'DELETE', `/users/${from.userId}/role${REASON_QUERY}`);

  it('[ADM-11] are granted, changed and revoked by administrators, and sessions end with it', async () => {
    const boss = await staffOf('admin');
    const ana = await createTestUser(test.database);
    await giveFactor(test.database, ana);
    expect((await grant(boss, ana, 'support')).statusCode).toBe(200);
    expect(await roleOf(ana)).toBe('support');
    const session = await test.app.inject({ method: 'GET', url: '/api/session', headers: ana.headers });
    expect(session.json()).toMatchObject({ data: { user: null } });
    await grant(boss, ana, 'content_manager');
    expect(await roleOf(ana)).toBe('content_manager');
    await revoke(boss, ana);
    expect(await roleOf(ana)).toBeNull();
    for (const other of [await staffOf('support'), await staffOf('content_manager')]) {
      expect((await grant(other, ana, 'admin')).statusCode).toBe(404);
      expect((await revoke(other, boss)).statusCode).toBe(404);
    }
    const unconfirmed = await createTestUser(test.database, { isConfirmed: false });
    expect(await codeOf(grant(boss, unconfirmed, 'support'))).toBe('EMAIL_UNCONFIRMED');
    expect(await codeOf(grant(boss, { ...ana, userId: crypto.randomUUID() }, 'support'))).toBe('NOT_FOUND');
  });

  it('[ADM-11] of the last administrator stay', async () => {
    const boss = await staffOf('Admin');
    expect(await codeOf(revoke(boss, boss))).toBe('LAST_ADMIN');
    expect(await codeOf(grant(boss, boss, 'support'))).toBe('LAST_ADMIN');
    expect(await roleOf(boss)).toBe('Admin');
  });

  it('[ADM-11] leave one administrator, whoever takes whose role at once', async () => {
    for (let round = 0; round < 20; round++) {
      const { db } = test.database.auth;
      await db.deleteFrom('staff_role').execute();
      const admins = await Promise.all([1, 2, 3].map(() => staffOf('admin')));
      for (const admin of admins) await giveFactor(test.database, admin);
      await Promise.all(
        admins.flatMap((by) =>
          admins.map((of) => (round % 2 === 0 ? revoke(by, of) : grant(by, of, 'support'))),
        ),
      );
      const left = await db.selectFrom('staff_role').select('role').where('role', '=', 'admin').execute();
      expect(left).toHaveLength(1);
    }
  }, 60_000);
});
