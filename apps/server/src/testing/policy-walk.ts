import { randomUUID } from 'node:crypto';
import type { Route } from '@lauda/contract';
import { can, STAFF_ROLES, type StaffRole } from '@lauda/domain/permissions';
import type { FastifyInstance } from 'fastify';
import { createTestImpersonator, createTestUser, TEST_ORIGIN } from './accounts.ts';
import type { TestDatabase } from './database.ts';

type Headers = Record<string, string>;

interface TestActor {
  name: string;
  /** What the policies should treat this caller as. */
  standsFor: 'visitor' | 'user' | StaffRole | 'impersonator' | 'reading impersonator';
  /** Created for every call: some routes end the session they are called with. */
  headers: (database: TestDatabase) => Promise<Headers>;
}

const HOUR_MS = 60 * 60 * 1_000;

/** Every kind of caller, from a stranger with a made-up token to the administrator. */
export const TEST_ACTORS: readonly TestActor[] = [
  { name: 'visitor', standsFor: 'visitor', headers: async () => ({}) },
  {
    name: 'garbage cookie',
    standsFor: 'visitor',
    headers: async () => ({ cookie: '__Host-lauda_session=garbage.c2lnbmF0dXJl' }),
  },
  {
    name: 'garbage bearer',
    standsFor: 'visitor',
    headers: async () => ({ authorization: 'Bearer garbage.c2lnbmF0dXJl' }),
  },
  {
    name: 'expired session',
    standsFor: 'visitor',
    headers: async (database) =>
      (await createTestUser(database, { expiresAt: new Date(Date.now() - HOUR_MS) })).headers,
  },
  { name: 'user', standsFor: 'user', headers: async (database) => (await createTestUser(database)).headers },
  {
    name: 'user by bearer',
    standsFor: 'user',
    headers: async (database) => ({ ...(await createTestUser(database)).bearer }),
  },
  {
    name: 'admin without second factor',
    standsFor: 'user',
    headers: async (database) => (await createTestUser(database, { staffRole: 'admin' })).headers,
  },
  ...STAFF_ROLES.map((role) => ({
    name: role,
    standsFor: role,
    headers: async (database: TestDatabase) =>
      (await createTestUser(database, { staffRole: role, isSecondFactorVerified: true })).headers,
  })),
  {
    name: 'admin as somebody else',
    standsFor: 'impersonator',
    headers: async (database) => (await createTestImpersonator(database)).headers,
  },
  {
    name: 'content manager as somebody else',
    standsFor: 'reading impersonator',
    headers: async (database) => (await createTestImpersonator(database, 'content_manager')).headers,
  },
];

/** 200 means that the caller is admitted, whatever the handler returns. */
function expectedStatus(
  { policy, method }: Pick<Route, 'policy' | 'method'>,
  actor: TestActor['standsFor'],
): 200 | 401 | 403 | 404 {
  if (actor === 'impersonator' || actor === 'reading impersonator') {
    if (policy.actor === 'staff') return 404;
    const isReadOnly = actor === 'reading impersonator' && policy.actor === 'user' && method !== 'GET';
    return policy.impersonator === 'allowed' && !isReadOnly ? 200 : 403;
  }
  if (policy.actor === 'anyone') return 200;
  if (actor === 'visitor') return 401;
  if (policy.actor === 'user') return 200;
  const isStaff = actor !== 'user' && can(actor, policy.area, policy.act as never);
  return isStaff ? 200 : 404;
}

export interface PolicyWalk {
  app: FastifyInstance;
  database: TestDatabase;
  routes: Readonly<Record<string, Route>>;
}

/** Calls routes and records which callers were admitted. Create it before the app is ready. */
export function createDoorman({ app }: Pick<PolicyWalk, 'app'>) {
  const letIn = new Set<string>();
  app.addHook('preParsing', (request, _reply, payload, done) => {
    letIn.add(request.id);
    done(null, payload);
  });
  return async ({ method, path }: Route, headers: Headers): Promise<number> => {
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await app.inject({
      method,
      url: path.replaceAll(/:\w+/g, () => randomUUID()),
      headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      // Invalid JSON: a refused caller must be refused before the body is parsed.
      ...(hasBody ? { payload: '{' } : {}),
      // An event stream would never end.
      payloadAsStream: true,
    });
    answer.stream().destroy();
    return letIn.has(String(answer.headers['x-request-id'])) ? 200 : answer.statusCode;
  };
}

/** Calls every route as every actor and lists where the response contradicts the declared policy. */
export async function listPolicyFaults({ app, database, routes }: PolicyWalk): Promise<string[]> {
  const call = createDoorman({ app });
  const faults: string[] = [];
  for (const [name, route] of Object.entries(routes))
    for (const actor of TEST_ACTORS) {
      const status = await call(route, { origin: TEST_ORIGIN, ...(await actor.headers(database)) });
      const expected = expectedStatus(route, actor.standsFor);
      if (status !== expected) faults.push(`${name}, ${actor.name}: ${status} instead of ${expected}`);
    }
  return faults;
}
