import { createAdReader } from '@lauda/job-ad';
import { type StandInSites, startStandInSites } from '@lauda/job-ad/testing/stand-in-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestImpersonator, createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';

let sites: StandInSites;
let test: TestApp;
const metrics = createMetrics();
beforeAll(async () => {
  sites = await startStandInSites({ 'inside.evil.com': [['10.0.0.5']] });
  const adReader = createAdReader({ userAgent: 'Lauda test', fetchChild: sites.fetchChild, maxWaiting: 1 });
  test = await createTestApp({ adReader, metrics });
});
afterAll(async () => {
  await test.close();
  await sites.close();
});

const SLOW_TEST_MS = 60_000;

async function ask(address: unknown, user?: { headers: Partial<TestUser['headers']> }, app = test.app) {
  const { headers } = user ?? (await createTestUser(test.database));
  const answer = await app.inject({ method: 'POST', url: '/api/job-ad', headers, payload: { address } });
  const { data, error } = answer.json<{ data?: object; error?: { code: string; data?: object } }>();
  return { status: answer.statusCode, data, code: error?.code, failure: error?.data };
}

describe('a job ad by its address', () => {
  it.each([
    ['https://padariaestrela.gupy.io/jobs/7712345', 'gupy', 'Padaria Estrela', '• Node.js e PostgreSQL'],
    ['https://hospitalsaolucas.com.br/vagas/12', 'main-text', 'Hospital São Lucas', 'Coren ativo'],
    ['https://careers.trailhead.com/jobs/backend', 'schema-org', 'Trailhead GmbH', '• Write Go services'],
    ['https://jobs.lever.co/northwind/9d2f', 'lever', 'Northwind Clinics', '• Two years of bedside care'],
  ])(
    'is read: %s',
    async (address, source, company, line) => {
      const { status, data } = await ask(` ${address} `);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        source,
        company,
        address,
        isCut: false,
        text: expect.stringContaining(line),
      });
    },
    SLOW_TEST_MS,
  );

  it.each([
    ['http://127.0.0.1/', 'unreachable'],
    ['http://inside.evil.com/', 'unreachable'],
    ['http://evil.com/to?target=http://169.254.169.254/', 'unreachable'],
    ['http://evil.com/bomb-gzip', 'too-large'],
    ['https://careers.trailhead.com/missing', 'gone'],
    ['https://careers.trailhead.com/empty', 'unreadable'],
    ['file:///etc/passwd', 'address'],
    ['Senior Engineer', 'address'],
  ])(
    'is not read, and says why: %s is %s',
    async (address, reason) => {
      expect(await ask(address)).toEqual({
        status: 422,
        data: undefined,
        code: 'JOB_AD_FAILED',
        failure: { reason },
      });
      expect(sites.canary.connections()).toBe(0);
    },
    SLOW_TEST_MS,
  );

  it.each(['', '   ', 7, null, `https://a.com/${'a'.repeat(2_000)}`])(
    'is refused before anything starts: %s',
    async (address) => {
      expect(await ask(address)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );

  it('is for people who are signed in, and not for staff who look on', async () => {
    expect(await ask('https://a.com/', { headers: {} })).toMatchObject({ status: 401 });
    expect(await ask('https://a.com/', await createTestImpersonator(test.database))).toMatchObject({
      status: 403,
    });
  });

  it(
    'is read one at a time for a person, and few at a time for all',
    async () => {
      const [ana, rui, lea, zoe] = await Promise.all([1, 2, 3, 4].map(() => createTestUser(test.database)));
      // Two ads are being fetched and one request waits.
      const slow = [ana, rui, lea].map((user) => ask('http://evil.com/silent', user));
      await expect
        .poll(() => sites.sites.requests.filter(({ path }) => path === '/silent').length, { timeout: 10_000 })
        .toBe(2);
      expect(await ask('https://thecopperpot.com/cook', ana)).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
      });
      expect(await ask('https://thecopperpot.com/cook', zoe)).toMatchObject({
        status: 503,
        code: 'UNAVAILABLE',
      });
      expect((await Promise.all(slow)).map(({ failure }) => failure)).toEqual(
        slow.map(() => ({ reason: 'too-slow' })),
      );
      expect(await ask('https://thecopperpot.com/cook', ana)).toMatchObject({ status: 200 });
    },
    SLOW_TEST_MS,
  );

  it(
    'leaves its address in no log and no figure',
    async () => {
      await ask('https://careers.trailhead.com/jobs/backend?token=canary-secret');
      await ask('https://careers.trailhead.com/missing?token=canary-secret');
      const written = JSON.stringify(test.logLines()) + (await metrics.registry.metrics());
      expect(written).not.toMatch(/canary-secret|trailhead/);
      expect(written).toContain('lauda_job_ads_total{outcome="gone"}');
      expect(test.logLines()).toContainEqual(
        expect.objectContaining({ event: 'job-ad.failed', reason: 'gone' }),
      );
    },
    SLOW_TEST_MS,
  );
});

it('is off where the operator switched it off', async () => {
  const off = await createTestApp({ adReader: null });
  const user = await createTestUser(off.database);
  expect(await ask('https://thecopperpot.com/cook', user, off.app)).toMatchObject({
    status: 503,
    code: 'JOB_AD_OFF',
  });
  const site = await off.app.inject({ method: 'GET', url: '/api/site' });
  expect(site.json()).toMatchObject({ data: { isJobAdOn: false } });
  await off.close();
});
