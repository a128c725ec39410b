import type { DeadJob, Health, Stats } from '@lauda/contract/staff/operations';
import { STAFF_ROLES } from '@lauda/domain/permissions';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addDeadJob } from '../../testing/queue/dead-jobs.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { staffClient } from '../../testing/clients/staff.ts';
import { createAnalyticsService } from '../analytics/service.ts';
import { run as recordFigures } from './record-figures.run.ts';
import { createOperationsService } from './service.ts';

let test: TestApp;
let staff: ReturnType<typeof staffClient>;
let answers: Record<'redis' | 'mail', () => Promise<void>>;
beforeEach(async () => {
  answers = { redis: () => Promise.resolve(), mail: () => Promise.resolve() };
  test = await createTestApp({ probes: { redis: () => answers.redis(), mail: () => answers.mail() } });
  staff = staffClient(test);
});
afterEach(() => test.close());

const today = () => new Date().toISOString().slice(0, 10);
const DAY_MS = 24 * 60 * 60 * 1_000;

describe('figures', () => {
  it('hold one connection of a role at a time: share pages and webhooks need the others', async () => {
    const system = createDatabase({
      url: test.database.systemUrl,
      maxConnections: 5,
      applicationName: 'test',
    });
    const auth = createDatabase({ url: test.database.authUrl, maxConnections: 5, applicationName: 'test' });
    const operations = createOperationsService({
      authDb: auth.db,
      systemDb: system.db,
      analytics: createAnalyticsService({
        systemDb: system.db,
        listSignedUp: () => Promise.resolve({ header: [], rows: [] }),
      }),
      probes: {
        redis: () => Promise.resolve(),
        storage: () => Promise.resolve(),
        mail: () => Promise.resolve(),
      },
      monthlyTokens: 1,
      missingSettings: [],
    });
    await operations.getStats();
    await operations.getHealth();
    expect([system.pool.totalCount, auth.pool.totalCount]).toEqual([1, 1]);
    await system.close();
    await auth.close();
  });

  it('[ADM-01] count people, what they do and how fast it is, and name nobody', async () => {
    const support = await staff.staffOf('support');
    const pro = await createTestUser(test.database);
    const old = await createTestUser(test.database, { isConfirmed: false });
    const { db } = test.database.auth;
    await test.database.systemDb
      .insertInto('subscription')
      .values({ user_id: pro.userId, subscription_type: 'proLifetime', status: 'active' })
      .execute();
    await db
      .updateTable('app_user')
      .set({ created_at: new Date(Date.now() - 40 * DAY_MS) })
      .where('id', '=', old.userId)
      .execute();
    await db
      .updateTable('session')
      .set({ updated_at: new Date(Date.now() - 9 * DAY_MS) })
      .where('user_id', '=', old.userId)
      .execute();
    const events = [
      { name: 'resume_downloaded', properties: { format: 'pdf' } },
      { name: 'resume_downloaded', properties: { format: 'txt' } },
      ...[1_000, 2_000, 3_000, 4_000, 5_000].map((value) => ({
        name: 'web_vital',
        properties: { metric: 'LCP', rating: 'good', place: 'app' },
        value,
      })),
    ];
    await test.app.inject({ method: 'POST', url: '/api/events', payload: { events } });

    await sql`
      insert into ai_use (user_id, purpose, allowance, state, tokens, expires_at)
      select ${pro.userId}, 'suggestion', 'pro', state, 900, now() from unnest(array['settled', 'settled', 'released']) state`.execute(
      test.database.systemDb,
    );
    await sql`insert into ai_month (month, tokens) values (date_trunc('month', now())::date, 2700)`.execute(
      test.database.systemDb,
    );

    const answer = await staff.call(support, 'GET', '/stats');
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: Stats }>();
    expect(data.users).toEqual({ total: 3, confirmed: 2, pro: 1, activeInWeek: 2, activeInMonth: 3 });
    expect(data.signUps).toHaveLength(30);
    expect(data.signUps.at(-1)).toEqual({ day: today(), count: 2 });
    expect(data.exports.at(-1)).toEqual({ day: today(), count: 2 });
    expect(data.ai).toMatchObject({ tokensThisMonth: 2_700, monthlyTokens: 1_000_000_000 });
    expect(data.ai.answers.at(-1)).toEqual({ day: today(), count: 2 });
    expect(data.activeUsers).toEqual([{ day: today(), count: 2 }]);
    expect(data.vitals).toEqual([{ metric: 'LCP', p75: 4_000, count: 5, rating: 'needs-improvement' }]);
    expect(answer.body).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  it('of former days are kept, for sessions of those days are gone', async () => {
    const admin = await staff.staffOf('admin');
    const { db } = test.database.auth;
    await sql`insert into figure_day (day, name, value)
      values (current_date - 3, 'activeUsers', 41), (current_date - 60, 'activeUsers', 7)`.execute(db);
    const job = { deps: { authDb: db }, log: createRecordedLog() } as never;
    await recordFigures({}, job);
    await createTestUser(test.database);
    await recordFigures({}, job);
    const kept = await sql<{ value: string }>`select value from figure_day order by day`.execute(db);
    expect(kept.rows.map(({ value }) => Number(value))).toEqual([7, 41, 2]);
    const { activeUsers } = await staff.dataOf<Stats>(staff.call(admin, 'GET', '/stats'));
    expect(activeUsers.map(({ count }) => count)).toEqual([41, 2]);
  });

  it('are for every role, health for those who see the system', async () => {
    for (const role of STAFF_ROLES) {
      const member = await staff.staffOf(role);
      expect((await staff.call(member, 'GET', '/stats')).statusCode).toBe(200);
      expect((await staff.call(member, 'GET', '/health')).statusCode).toBe(
        role === 'content_manager' ? 404 : 200,
      );
    }
  });
});

describe('health', () => {
  const ask = async () => {
    const admin = await staff.staffOf('admin');
    return staff.dataOf<Health>(staff.call(admin, 'GET', '/health'));
  };
  const downOf = ({ parts }: Health) => parts.filter(({ isUp }) => !isUp).map(({ part }) => part);

  it('[ADM-01] tells what answers; no worker runs here, and one that did would have looked by now', async () => {
    const health = await ask();
    expect(health.parts.map(({ part }) => part)).toEqual(['database', 'redis', 'storage', 'mail', 'worker']);
    expect(downOf(health)).toEqual(['worker']);
    expect(health.queues.find(({ name }) => name === 'send-mail')).toMatchObject({ waiting: 0, dead: 0 });
  });

  it('[ADM-01] tells what fails, and does not wait for what hangs', async () => {
    await sql`update pgboss.queue set monitor_on = now()`.execute(test.database.systemDb);
    answers.redis = () => Promise.reject(new Error('refused'));
    answers.mail = () => new Promise(() => undefined);
    const startedAt = performance.now();
    expect(downOf(await ask())).toEqual(['redis', 'mail']);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('jobs that have failed for good', () => {
  interface DeadList {
    jobs: DeadJob[];
    total: number;
  }
  const waiting = async (name: string) => {
    const { rows } = await sql<{ data: object }>`
      select data from pgboss.job where name = ${name} and state = 'created'`.execute(test.database.systemDb);
    return rows.map(({ data }) => data);
  };

  it('are listed without what they were about, and go back into their queue once', async () => {
    const [admin, support] = [await staff.staffOf('admin'), await staff.staffOf('support')];
    const person = await createTestUser(test.database);
    const dead = await addDeadJob(test.database, {
      userId: person.userId,
      error: `550 ${person.email} is unknown`,
    });
    const answer = await staff.call(support, 'GET', '/jobs');
    expect(answer.json<{ data: DeadList }>().data).toMatchObject({
      total: 1,
      jobs: [{ ...dead, attempts: 13, error: '550 …@… is unknown' }],
    });
    expect(answer.body).not.toContain('cus_1');
    expect((await staff.call(support, 'POST', `/jobs/${dead.name}/${dead.id}/retry`)).statusCode).toBe(404);

    expect((await staff.call(admin, 'POST', `/jobs/${dead.name}/${dead.id}/retry`)).statusCode).toBe(200);
    expect(await waiting('sync-billing')).toEqual([
      { payload: { customerId: 'cus_1' }, userId: person.userId },
    ]);
    expect(await waiting('sync-billing.dead')).toEqual([]);
    expect(await staff.actsOn(person.userId)).toMatchObject([
      { act: 'jobRetried', actor_id: admin.userId, details: { job: 'sync-billing', id: dead.id } },
    ]);
    expect((await staff.call(admin, 'POST', `/jobs/${dead.name}/${dead.id}/retry`)).statusCode).toBe(404);
    expect(await waiting('sync-billing')).toHaveLength(1);
  });

  it('stay when nobody can run them any more', async () => {
    const admin = await staff.staffOf('admin');
    const { id } = await addDeadJob(test.database, { payload: { other: 1 } });
    expect(await staff.codeOf(staff.call(admin, 'POST', `/jobs/sync-billing/${id}/retry`))).toBe('CONFLICT');
    expect(await waiting('sync-billing.dead')).toHaveLength(1);
    expect((await staff.call(admin, 'POST', `/jobs/no-such-job/${id}/retry`)).statusCode).toBe(404);
    expect(await staff.actsOn(null)).toEqual([]);
  });
});
