import { type Route, routes } from '@lauda/contract';
import { staff, user } from '@lauda/contract/route';
import { can, STAFF_ROLES, type StaffRole, staffRole } from '@lauda/domain/permissions';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Authenticate, UserActor } from './platform/http/actor.ts';
import { createErrorReply } from './platform/http/answers/error-reply.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import { registerRequestLog } from './platform/http/request-log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createTestImpersonator, createTestUser, TEST_ORIGIN } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { createDoorman, listPolicyFaults, TEST_ACTORS } from './testing/policy-walk.ts';
import { createRecordedLog } from './testing/recorded-log.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const planted = (policy: Route['policy']): Route => ({
  method: 'POST',
  path: '/api/planted/:id',
  tag: 'test',
  summary: 'Only in this test.',
  policy,
  body: z.object({}),
  output: { kind: 'json', schema: z.object({}) },
});

/** The product's own request pipeline around routes that exist only in this test. */
function appWith(table: Record<string, Route>, authenticate: Authenticate) {
  const app = Fastify();
  const log = createRecordedLog();
  registerRequestLog(app, { log, metrics: createMetrics() });
  app.setErrorHandler(createErrorReply(log));
  registerRoutes(app, {
    routes: table,
    handlers: Object.fromEntries(Object.keys(table).map((name) => [name, () => ({})])),
    authenticate,
    checkLimit: () => Promise.resolve({ isAllowed: true, retryAfterSeconds: 0 }),
    isOverloaded: () => false,
    recordImpersonatedWrite: () => Promise.resolve(),
  });
  return app;
}

describe('every route of the contract', () => {
  it('of the staff area asks for a right, and each is walked with every role', () => {
    const paths = Object.values(routes as Record<string, Route>).filter(({ path }) =>
      path.startsWith('/api/admin'),
    );
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.filter(({ policy }) => policy.actor !== 'staff')).toEqual([]);
    const walked = new Set<string>(TEST_ACTORS.map(({ standsFor }) => standsFor));
    expect(STAFF_ROLES.filter((role) => !walked.has(role))).toEqual([]);
  });

  it('lets in whom its policy names and refuses all others before reading what they sent', async () => {
    expect(await listPolicyFaults({ ...test, routes })).toEqual([]);
  }, 120_000);

  it('that changes something refuses other sites, whoever is signed in', async () => {
    const call = createDoorman(test);
    const { headers } = await createTestUser(test.database, {
      staffRole: 'admin',
      isSecondFactorVerified: true,
    });
    const foreign = [
      { ...headers, origin: 'https://evil.example' },
      { ...headers, origin: 'null' },
      { ...headers, origin: TEST_ORIGIN, 'sec-fetch-site': 'cross-site' },
      { cookie: headers.cookie },
    ];
    const unsafe = Object.entries(routes).filter(([, { method }]) => method !== 'GET');
    expect(unsafe.length).toBeGreaterThan(0);
    for (const [name, route] of unsafe)
      for (const sent of foreign) expect([name, await call(route, sent)]).toEqual([name, 403]);
  });
});

/** Routes that APP-07 forbids during impersonation, and everything else that gives access to an account. */
const IN_PERSON = /^\/api\/(?:plan\/:userId\/sync|billing\/(?!webhook$)|subscription|account\/(?!sign-out$))/;

describe('somebody who is seen by staff', () => {
  it('[APP-07] keeps billing, password, ways in, sessions and account data to themselves', () => {
    const kept = Object.values(routes as Record<string, Route>).filter(({ path }) => IN_PERSON.test(path));
    expect(kept.length).toBeGreaterThan(30);
    expect(
      kept.filter(({ policy }) => policy.actor !== 'staff' && policy.impersonator !== 'refused'),
    ).toEqual([]);
  });

  it('[APP-07] is not seen by way of the two parameters alone: every route answers as without them', async () => {
    const { staff: admin, target } = await createTestImpersonator(test.database);
    const query = `?impersonate=${'x'.repeat(43)}&targetUser=${target.userId}`;
    const bruno = await createTestUser(test.database);
    const reads = Object.values(routes as Record<string, Route>).filter(
      ({ method, output }) => method === 'GET' && output.kind === 'json',
    );
    for (const headers of [{}, bruno.headers, admin.headers])
      for (const { path } of reads) {
        const url = path.replaceAll(/:\w+/g, target.userId);
        const read = async (address: string) => {
          const { statusCode, body } = await test.app.inject({ method: 'GET', url: address, headers });
          return [path, statusCode, body.replaceAll(/"requestId":"[^"]+"/g, '')];
        };
        if (path.includes('/users/:id') && headers === admin.headers) continue;
        expect(await read(url + query)).toEqual(await read(url));
      }
  });
});

const actorWith = (role: StaffRole | null): UserActor => ({
  kind: 'user',
  userId: 'x',
  sessionId: 'x',
  email: 'x@lauda.example',
  name: null,
  avatarUrl: null,
  isSecondFactorVerified: false,
  provedAt: new Date(),
  expiresAt: new Date(),
  staffRole: role,
  impersonation: null,
});

describe('a right', () => {
  const rights = [
    staff('users', 'view'),
    staff('users', 'edit'),
    staff('users', 'delete'),
    staff('subscriptions', 'view'),
    staff('subscriptions', 'edit'),
    staff('subscriptions', 'cancel'),
    staff('subscriptions', 'refund'),
    staff('content', 'view'),
    staff('content', 'edit'),
    staff('content', 'delete'),
    staff('analytics', 'view'),
    staff('analytics', 'export'),
    staff('system', 'view'),
    staff('system', 'edit'),
    staff('system', 'featureFlags'),
  ];

  it.each(rights)(
    '[ROLE-03] $act in $area is given by the server to the roles of the table',
    async (right) => {
      const app = appWith({ planted: planted(right) }, async ({ headers }) =>
        actorWith(staffRole(headers['x-role'])),
      );
      for (const role of [...STAFF_ROLES, null]) {
        const { statusCode } = await app.inject({
          method: 'POST',
          url: '/api/planted/1',
          headers: { 'x-role': role ?? '' },
          payload: {},
        });
        expect([role, statusCode]).toEqual([role, can(role, right.area, right.act as never) ? 200 : 404]);
      }
      await app.close();
    },
  );
});

describe('the walk over the routes', () => {
  const everybodyIsAdmin: Authenticate = async () => actorWith('admin');

  it('finds a door that is open to everybody', async () => {
    const table = { forUsers: planted(user) };
    const faults = await listPolicyFaults({
      app: appWith(table, everybodyIsAdmin),
      database: test.database,
      routes: table,
    });
    const statusOf = { visitor: 401, impersonator: 403, 'reading impersonator': 403 } as const;
    const refused = Object.entries(statusOf).flatMap(([kind, status]) =>
      TEST_ACTORS.filter(({ standsFor }) => standsFor === kind).map(({ name }) => ({ name, status })),
    );
    expect(faults).toEqual(refused.map(({ name, status }) => `forUsers, ${name}: 200 instead of ${status}`));
  });

  it('finds a right that is wider or narrower than declared', async () => {
    const declared = { forStaff: planted(staff('users', 'delete')) };
    const isOpen = await listPolicyFaults({
      app: appWith(declared, everybodyIsAdmin),
      database: test.database,
      routes: declared,
    });
    expect(isOpen).toContain('forStaff, user: 200 instead of 404');
    expect(isOpen).toContain('forStaff, support: 200 instead of 404');
    const isShut = await listPolicyFaults({
      app: appWith(declared, () => Promise.resolve({ kind: 'visitor' })),
      database: test.database,
      routes: declared,
    });
    expect(isShut).toContain('forStaff, admin: 401 instead of 200');
  });
});
