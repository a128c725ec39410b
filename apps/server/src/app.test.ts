import { routes } from '@lauda/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './db/client.ts';
import { OPERATOR } from './features/audit/service.ts';
import { setFlag } from './features/flags/service.ts';
import { createTestUser, TEST_ORIGIN, type TestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let test: TestApp;
let ana: TestUser;

beforeAll(async () => {
  test = await createTestApp();
  ana = await createTestUser(test.database);
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

describe('the API', () => {
  it('tells visitors and users who they are', async () => {
    expect((await get('/api/session')).json()).toEqual({
      data: { user: null, expiresAt: null, isSecondFactorVerified: false, impersonation: null },
    });
    expect((await get('/api/session', ana.headers)).json()).toMatchObject({
      data: { user: { id: ana.userId, staffRole: null } },
    });
  });

  it('tells where to get help and which features are on, a switched one at once', async () => {
    const site = {
      supportEmail: 'help@lauda.example',
      socialProviders: [],
      isPhoneOn: true,
      isAiOn: false,
      isJobAdOn: true,
      isSelling: true,
      flags: { coverLetter: false },
    };
    expect((await get('/api/site')).json()).toEqual({ data: site });
    await setFlag(test.database.systemDb, OPERATOR, { name: 'coverLetter', isOn: true });
    expect((await get('/api/site')).json()).toEqual({ data: { ...site, flags: { coverLetter: true } } });
  });

  it('answers for what is not there in the shape of all errors, with the request id', async () => {
    const answer = await get('/api/nothing');
    expect(answer.statusCode).toBe(404);
    const { error } = answer.json<{ error: { code: string; requestId: string } }>();
    expect(error.code).toBe('NOT_FOUND');
    expect(answer.headers['x-request-id']).toBe(error.requestId);
  });

  it('survives malformed addresses', async () => {
    const answer = await get('/api/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  });

  it('sends security headers with every answer, errors included', async () => {
    for (const url of ['/api/session', '/api/nothing']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
        'strict-transport-security': expect.stringContaining('max-age='),
      });
    }
  });

  it('refuses changes that another site asks for', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.json()).toMatchObject({ error: { code: 'CROSS_SITE_REQUEST' } });
  });

  it('logs requests under their pattern, without query, token or body', async () => {
    await get('/api/session?token=canary-secret', {
      cookie: `s=canary-secret; ${ana.headers.cookie}`,
    });
    const lines = test.logLines();
    expect(lines.at(-1)).toMatchObject({
      event: 'request',
      route: '/api/session',
      method: 'GET',
      status: 200,
      userId: ana.userId,
    });
    await get('/api/session', { authorization: 'Bearer canary-secret' });
    expect(JSON.stringify(test.logLines())).not.toContain('canary');
  });

  it('describes calls of staff to staff alone', async () => {
    const boss = await createTestUser(test.database, { staffRole: 'support', isSecondFactorVerified: true });
    for (const path of ['/api/openapi.json', '/api/docs']) {
      expect((await get(path)).body).not.toContain('/api/admin/');
      expect((await get(path, ana.headers)).body).not.toContain('/api/admin/');
      expect((await get(path, boss.headers)).body).toContain('/api/admin/');
    }
  });

  it('refuses bodies that are not JSON', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ email: 'ana@lauda.example', password: 'a quiet river' }),
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  it('says where holes are told of, as RFC 9116 wants it', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain('Contact: mailto:help@lauda.example\n');
    expect(answer.body).toContain(`Canonical: ${TEST_ORIGIN}/.well-known/security.txt\n`);
    const expires = new Date(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '').getTime();
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1_000);
  });

  it('asks for HSTS preloading only where it is set', async () => {
    const header = ({ headers }: { headers: Record<string, unknown> }) =>
      headers['strict-transport-security'];
    expect(header(await get('/api/session'))).toBe('max-age=63072000; includeSubDomains');
    const preloaded = await createTestApp({ env: { HSTS_PRELOAD: 'true' } });
    expect(header(await preloaded.app.inject('/api/session'))).toMatch(/; preload$/);
    await preloaded.close();
  });

  it('describes every route of the contract as OpenAPI 3.1', async () => {
    const boss = await createTestUser(test.database, { staffRole: 'support', isSecondFactorVerified: true });
    const document = (await get('/api/openapi.json', boss.headers)).json<{
      openapi: string;
      servers: unknown;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: TEST_ORIGIN }]);
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(described.toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('shows the contract as a page whose own style is all its policy admits', async () => {
    const boss = await createTestUser(test.database, { staffRole: 'support', isSecondFactorVerified: true });
    const answer = await get('/api/docs', boss.headers);
    for (const { path } of Object.values(routes)) expect(answer.body).toContain(path);
    expect(answer.headers['content-security-policy']).toMatch(/style-src 'sha256-[^']+'/);
    expect(answer.body).not.toContain('<script');
  });
});

describe('a database that does not answer', () => {
  it('is answered with 503 and when to try again, whatever ran out of time', async () => {
    const busy = createDatabase({
      url: test.database.appUrl,
      maxConnections: 1,
      applicationName: 'test',
      statementTimeoutSeconds: 0.3,
    });
    const limited = await createTestApp({ db: busy.db, pool: busy.pool });
    const site = () => limited.app.inject({ method: 'GET', url: '/api/site' });
    const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });

    const tooLong = await owner.db.transaction().execute(async (trx) => {
      await sql`lock table feature_flag in access exclusive mode`.execute(trx);
      return site();
    });
    const held = await busy.pool.connect();
    const noConnection = await site();
    held.release();
    const ended = await owner.db.transaction().execute(async (trx) => {
      await sql`lock table feature_flag in access exclusive mode`.execute(trx);
      const answer = site();
      await sql`select pg_sleep(0.1)`.execute(trx);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = 'lauda_app'`
        .execute(test.database.db)
        .catch(() => undefined);
      return answer;
    });

    for (const answer of [tooLong, noConnection, ended]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await owner.close();
    await limited.close();
    await busy.close();
  }, 20_000);
});
