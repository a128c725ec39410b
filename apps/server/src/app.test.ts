import { routes } from '@lauda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('describes every route of the contract as OpenAPI 3.1', async () => {
    const document = (await get('/api/openapi.json')).json<{
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
    const answer = await get('/api/docs');
    for (const { path } of Object.values(routes)) expect(answer.body).toContain(path);
    expect(answer.headers['content-security-policy']).toMatch(/style-src 'sha256-[^']+'/);
    expect(answer.body).not.toContain('<script');
  });
});
