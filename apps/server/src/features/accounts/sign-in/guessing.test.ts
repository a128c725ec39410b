import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../platform/http/limits/rate-limit.ts';
import { createRedis } from '../../../platform/redis.ts';
import { createTestUser, TEST_ORIGIN } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { testSettings } from '../../../testing/settings.ts';

const PASSWORD = 'a quiet river';
const GUESSER = '198.51.100.7';
const OWNER = '203.0.113.9';

let test: TestApp;
const log = createRecordedLog();
const redis = createRedis({ url: testSettings.redisUrl, log, name: 'limits' });
const limiter = createRateLimiter({ redis, keyPrefix: `test:${randomUUID()}:`, log });

beforeAll(async () => {
  await new Promise((resolve) => redis.once('ready', resolve));
  test = await createTestApp({
    limits: {
      ...limiter,
      // Disables the routes' per-client limits, which would hide the per-account limits.
      check: (name, subject, limit) =>
        /^(password|mail)-/.test(name)
          ? limiter.check(name, subject, limit)
          : Promise.resolve({ isAllowed: true, retryAfterSeconds: 0 }),
    },
  });
});
afterAll(async () => {
  await test.close();
  redis.disconnect();
});

const post = (path: string, payload: object, remoteAddress = OWNER, headers: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/account/${path}`,
    headers: { origin: TEST_ORIGIN, ...headers },
    remoteAddress,
    payload,
  });
const signIn = (email: string, password: string, remoteAddress: string) =>
  post('sign-in', { email, password }, remoteAddress);
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

describe('guessing passwords', () => {
  it('[AUTH-11] locks out the guesser after ten, also at once, and not the owner on another client', async () => {
    const { email } = await createTestUser(test.database, { password: PASSWORD });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(email, `wrong ${index}`, GUESSER)),
    );
    for (const status of [401, 429])
      expect(statuses(guesses).filter((given) => given === status)).toHaveLength(10);
    const refused = await signIn(email, PASSWORD, GUESSER);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await signIn(email, PASSWORD, OWNER)).statusCode).toBe(200);
  });

  it('[AUTH-11] is limited for a client, however many accounts it tries', async () => {
    const limited = await createTestApp({ limits: limiter });
    const answers = [];
    for (let index = 0; index < 21; index++)
      answers.push(
        await limited.app.inject({
          method: 'POST',
          url: '/api/account/sign-in',
          remoteAddress: GUESSER,
          payload: { email: `user-${index}@lauda.example`, password: 'wrong one' },
        }),
      );
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(20);
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined();
    await limited.close();
  });

  it('counts a whole IPv6 network as one guesser', async () => {
    const { email } = await createTestUser(test.database, { password: PASSWORD });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signIn(email, 'wrong one', `2001:db8::${index + 1}`)),
    );
    expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(2);
    expect((await signIn(email, PASSWORD, '2001:db8:0:1::1')).statusCode).toBe(200);
  });

  it('counts an unknown address as it counts a known one', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => signIn('nobody@lauda.example', 'wrong one', GUESSER)),
    );
    expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(2);
  });

  it('does not count people who know their password', async () => {
    const { email } = await createTestUser(test.database, { password: PASSWORD });
    for (let time = 0; time < 12; time++) expect((await signIn(email, PASSWORD, OWNER)).statusCode).toBe(200);
  });

  it('is limited in a session too', async () => {
    const { headers } = await createTestUser(test.database, { password: PASSWORD });
    const body = { currentPassword: 'wrong one', newPassword: 'a new river' };
    const guesses = await Promise.all(
      Array.from({ length: 11 }, () => post('change-password', body, GUESSER, headers)),
    );
    expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(1);
  });

  it('is counted in memory when Redis is gone, and people get in', async () => {
    const gone = createRedis({ url: 'redis://127.0.0.1:1', log, name: 'gone' });
    const open = await createTestApp({
      limits: createRateLimiter({ redis: gone, keyPrefix: 'test:', log }),
    });
    const { email } = await createTestUser(open.database, { password: PASSWORD });
    const answer = await open.app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      payload: { email, password: PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    const guess = (index: number) =>
      open.app.inject({
        method: 'POST',
        url: '/api/account/sign-in',
        payload: { email, password: `wrong ${index}` },
      });
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
    expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(2);
    expect(log.lines.map(({ event }) => event)).toContain('limits.local');
    await open.close();
    gone.disconnect();
  });
});

describe('mails to one address', () => {
  it('[AUTH-03] are limited by address and network, so that strangers do not silence its owner', async () => {
    const person = {
      password: PASSWORD,
      first_name: 'Ana',
      last_name: 'Lima',
      language: 'en-US',
      preferred_domain: '',
    };
    const email = 'bombed@lauda.example';
    const clients = Array.from({ length: 7 }, () => GUESSER);
    const signUps = await Promise.all(clients.map((ip) => post('sign-up', { email, ...person }, ip)));
    expect(statuses(signUps).filter((status) => status === 429)).toHaveLength(2);
    const refused = signUps.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await post('sign-up', { email, ...person }, OWNER)).statusCode).toBe(200);
    const resets = await Promise.all(clients.map((ip) => post('request-password-reset', { email }, ip)));
    expect(new Set(statuses(resets))).toEqual(new Set([200]));
  });

  it('[AUTH-08] bring the owner a code, whoever else asks for some', async () => {
    const { email } = await createTestUser(test.database);
    const sent = async () => {
      const { rows } = await sql`
        select 1 from pgboss.job where name = 'send-code' and data::text like ${`%${email}%`}`.execute(
        test.database.systemDb,
      );
      return rows.length;
    };
    for (let time = 0; time < 8; time++) await post('sign-in-code', { email }, GUESSER);
    expect(await sent()).toBe(5);
    await post('sign-in-code', { email }, OWNER);
    expect(await sent()).toBe(6);
  });
});

describe('sign-ups from one client', () => {
  it('[AUTH-03] are enough for a classroom, and limited', async () => {
    const limited = await createTestApp({ limits: limiter });
    const answers = [];
    for (let index = 0; index < 31; index++)
      answers.push(
        await limited.app.inject({
          method: 'POST',
          url: '/api/account/sign-up',
          remoteAddress: '198.51.100.99',
          payload: {
            email: `asked-${index}@lauda.example`,
            password: PASSWORD,
            first_name: 'Ana',
            last_name: 'Lima',
            language: 'pt-BR',
            preferred_domain: '',
          },
        }),
      );
    await limited.close();
    expect(statuses(answers)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('the time of an answer', () => {
  /** Alternates between the two cases, so that a busy machine slows both alike. */
  async function timesOf(cases: readonly [() => Promise<unknown>, () => Promise<unknown>]) {
    const times: [number[], number[]] = [[], []];
    for (let sample = 0; sample < testSettings.timingSamples; sample++)
      for (const [index, run] of cases.entries()) {
        const startedAt = performance.now();
        await run();
        times[index]?.push(performance.now() - startedAt);
      }
    return times;
  }

  /** The share of comparisons in which the first case took longer: one half if they are indistinguishable. */
  function overlap([first, second]: readonly [number[], number[]]): number {
    const longer = first.flatMap((time) =>
      second.map((other) => (time > other ? 1 : time === other ? 0.5 : 0)),
    );
    return longer.reduce((sum: number, value) => sum + value, 0) / longer.length;
  }

  /** Four standard deviations of the difference between equal cases: 0.26 for 40 samples, 0.12 for 200. */
  const chance = (samples: number): number => (4 * Math.sqrt((2 * samples + 1) / 12)) / samples;
  const bias = (times: readonly [number[], number[]]): number => Math.abs(overlap(times) - 0.5);

  it('that differs by a tenth is told apart', () => {
    const times = Array.from({ length: testSettings.timingSamples }, (_, index) => 60 + (index % 10));
    expect(bias([times, times])).toBe(0);
    expect(bias([times, times.map((time) => time * 1.1)])).toBeGreaterThan(chance(times.length));
  });

  it('[AUTH-03] is the same for an unknown address as for a wrong password', async () => {
    const timed = await createTestApp();
    const known = await createTestUser(timed.database, { password: PASSWORD });
    const attempt = (email: string) => () =>
      timed.app.inject({
        method: 'POST',
        url: '/api/account/sign-in',
        payload: { email, password: 'wrong one' },
      });
    await attempt(known.email)();
    const times = await timesOf([attempt(known.email), attempt('unknown@lauda.example')]);
    // The argon2id check takes most of the time; without it neither case would take this long.
    expect(Math.min(...times.flat())).toBeGreaterThan(5);
    expect(bias(times)).toBeLessThan(chance(testSettings.timingSamples));
    await timed.close();
  }, 120_000);

  it('[AUTH-03] is the same for a reset of an account that exists as for one that does not', async () => {
    const timed = await createTestApp();
    const { email } = await createTestUser(timed.database);
    const attempt = (email: string) => () =>
      timed.app.inject({ method: 'POST', url: '/api/account/request-password-reset', payload: { email } });
    await attempt(email)();
    await attempt('unknown@lauda.example')();
    const times = await timesOf([attempt(email), attempt('unknown@lauda.example')]);
    expect(bias(times)).toBeLessThan(chance(testSettings.timingSamples));
    await timed.close();
  }, 120_000);
});
