import { routes } from '@lauda/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestUser, passSecondFactor, TEST_ORIGIN, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { testResume } from '../../../testing/clients/resumes.ts';
import { beginSignIn, createSignedInBrowser, enrolTotp } from '../../../testing/sign-in/second-factors.ts';
import { issuePendingSignUp } from '../sign-up/pending-sign-up.queries.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const ADMIN_EMAIL = 'boss@lauda.example';
const CLAIMS = {
  role: 'admin',
  staffRole: 'admin',
  staff_role: 'admin',
  isAdmin: true,
  email_verified: true,
  emailVerified: true,
  is_second_factor_verified: true,
  plan: 'pro',
  user_metadata: { role: 'admin' },
};

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ env: { ADMIN_EMAIL } });
});
afterEach(() => test.close());

const roleOf = async ({ headers }: Pick<TestUser, 'headers'>) => {
  const answer = await test.app.inject({ method: 'GET', url: '/api/session', headers });
  return answer.json<{ data: { user: { staffRole: string | null } | null } }>().data.user?.staffRole;
};
const staff = () => test.database.auth.db.selectFrom('staff_role').select(['user_id', 'role']).execute();
const confirm = async ({ userId }: TestUser) => {
  const { db } = test.database.auth;
  const token = await issueToken(db, 'confirm-email', userId);
  const browserToken = await issuePendingSignUp(db, userId);
  return test.app.inject({
    method: 'POST',
    url: '/api/account/confirm-email',
    headers: { origin: TEST_ORIGIN, cookie: `__Host-lauda_sign_up=${browserToken}` },
    payload: { token },
  });
};

describe('staff roles', () => {
  it('[ROLE-01] are recognised in any case', async () => {
    for (const [stored, role] of [
      ['Admin', 'admin'],
      ['SUPPORT', 'support'],
      ['content_Manager', 'content_manager'],
    ] as const) {
      const user = await createTestUser(test.database, { staffRole: stored, isSecondFactorVerified: true });
      expect(await roleOf(user)).toBe(role);
    }
    expect(await roleOf(await createTestUser(test.database))).toBeNull();
    await expect(createTestUser(test.database, { staffRole: 'owner' })).rejects.toThrow('check constraint');
  });

  it('[ROLE-01] are not in force when they cannot be looked up', async () => {
    const { headers } = await createTestUser(test.database, {
      staffRole: 'admin',
      isSecondFactorVerified: true,
    });
    await test.database.auth.close();
    const answer = await test.app.inject({ method: 'GET', url: '/api/session', headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('admin');
  });

  it('are in force only in a session that passed a second factor', async () => {
    const user = await createTestUser(test.database, { staffRole: 'admin' });
    expect(await roleOf(user)).toBeNull();
    await passSecondFactor(test.database, user.sessionId);
    expect(await roleOf(user)).toBe('admin');
  });
});

describe('the first administrator', () => {
  it('[ROLE-02] is the named address, once it is confirmed and not before', async () => {
    const boss = await createTestUser(test.database, {
      email: ADMIN_EMAIL.toUpperCase(),
      isConfirmed: false,
    });
    const other = await createTestUser(test.database, { isConfirmed: false });
    await confirm(other);
    await ensureFirstAdmin(test.database.auth.db, { adminEmail: ADMIN_EMAIL, log: createRecordedLog() });
    expect(await staff()).toEqual([]);
    expect((await confirm(boss)).statusCode).toBe(200);
    expect(await staff()).toEqual([{ user_id: boss.userId, role: 'admin' }]);
  });

  it('[ROLE-02] is made once: who has the address later gets nothing while there is an administrator', async () => {
    const present = await createTestUser(test.database, { staffRole: 'ADMIN' });
    const boss = await createTestUser(test.database, { email: ADMIN_EMAIL, isConfirmed: false });
    await confirm(boss);
    expect(await staff()).toEqual([{ user_id: present.userId, role: 'ADMIN' }]);
  });

  it('[ROLE-02] is found at the start, by several processes at once, when the address was confirmed before', async () => {
    const boss = await createTestUser(test.database, { email: ADMIN_EMAIL });
    const log = createRecordedLog();
    const starts = [1, 2, 3].map(() =>
      ensureFirstAdmin(test.database.auth.db, { adminEmail: ADMIN_EMAIL, log }),
    );
    await Promise.all(starts);
    expect(await staff()).toEqual([{ user_id: boss.userId, role: 'admin' }]);
    expect(log.lines.map(({ event }) => event)).toEqual(['first-admin.granted']);
  });

  it('has no rights until a second factor is enrolled, and is told that one is needed', async () => {
    const { browser } = await createSignedInBrowser(test, { email: ADMIN_EMAIL });
    await ensureFirstAdmin(test.database.auth.db, { adminEmail: ADMIN_EMAIL, log: createRecordedLog() });
    expect(await staff()).toHaveLength(1);
    const seen = async () => ({
      role: (await browser.send('GET', '/api/session')).json<{
        data: { user: { staffRole: string | null } };
      }>().data.user.staffRole,
      flags: (await browser.send('GET', '/api/admin/flags')).statusCode,
      security: (await browser.send('GET', '/api/account/security')).json<{ data: object }>().data,
    });
    expect(await seen()).toMatchObject({
      role: null,
      flags: 404,
      security: { isStaff: true, isSessionVerified: false },
    });
    await enrolTotp(browser);
    expect(await seen()).toMatchObject({
      role: 'admin',
      flags: 200,
      security: { isStaff: true, isSessionVerified: true },
    });
    // The password alone starts a sign-in but creates no session.
    const { browser: other } = await beginSignIn(test, ADMIN_EMAIL);
    expect((await other.send('GET', '/api/admin/flags')).statusCode).toBe(401);
  });

  it('[ROLE-02] is nobody when no address is named', async () => {
    await createTestUser(test.database, { email: 'admin@lauda.example' });
    await ensureFirstAdmin(test.database.auth.db, { adminEmail: undefined, log: createRecordedLog() });
    expect(await staff()).toEqual([]);
  });
});

describe('what a client writes', () => {
  const unsafe = Object.entries(routes).filter(([, { method }]) => method !== 'GET');
  // A file body has no fields.
  const withBody = unsafe.flatMap(([name, route]) =>
    'body' in route && !('bodyTypes' in route) ? [{ name, body: route.body }] : [],
  );

  it.each(withBody)('[ROLE-02] into $name has no place for a role', ({ name, body }) => {
    for (const [claim, value] of Object.entries(CLAIMS)) {
      // The domain validates a resume and reports only the first fault, so everything else must be valid.
      const isResume = name === 'saveResume';
      const parsed = z.safeParse(body, { ...(isResume ? testResume() : {}), [claim]: value });
      const refusal = isResume
        ? { message: 'unknown-field', path: [claim] }
        : { code: 'unrecognized_keys', keys: [claim] };
      expect(parsed.error?.issues).toContainEqual(expect.objectContaining(refusal));
    }
  });

  it('[ROLE-02] grants nothing, sent to every route that changes something', async () => {
    const body = {
      email: 'claimant@lauda.example',
      password: 'a quiet river',
      first_name: 'Ana',
      last_name: 'Lima',
      language: 'en-US',
      preferred_domain: '',
    };
    for (const [, { method, path }] of unsafe) {
      const user = await createTestUser(test.database);
      await test.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, user.userId),
        headers: { ...user.headers, origin: TEST_ORIGIN },
        payload: { ...body, ...CLAIMS },
      });
      await passSecondFactor(test.database, user.sessionId);
      expect((await roleOf(user)) ?? null).toBeNull();
    }
    expect(await staff()).toEqual([]);
    const claimant = test.database.auth.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'claimant@lauda.example');
    expect(await claimant.execute()).toEqual([]);
  });
});
