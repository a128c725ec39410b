import { type RawBuilder, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from './db/as-user.ts';
import { createDatabase } from './db/client.ts';
import type { DB } from './db/tables.ts';
import { EXPIRED_ROWS } from './features/accounts/queries.ts';
import { PURGE_APPLICATIONS } from './features/applications/queries.ts';
import { FORGET_USES } from './features/ai/queries.ts';
import { dropOldEvents } from './features/billing/queries.ts';
import { PURGE_LETTERS } from './features/cover-letters/queries.ts';
import { REMOVED_KEYS } from './features/photos/queries.ts';
import {
  dropOldVersions,
  purgeDeletedResumes,
  THINNING_RULES,
  thinVersions,
} from './features/resumes/retention.queries.ts';
import { PAST_VIEWERS } from './features/sharing/queries.ts';
import { deleteOldEvents, deleteOldProgress } from './platform/live-events/prune-live-events.run.ts';
import { createTestUser } from './testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function explain(trx: Transaction<DB>, statement: RawBuilder<unknown>): Promise<PlanNode[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (analyze, costs off, timing off, format json) ${statement}`.execute(trx);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('no plan');
  return nodesOf(plan);
}

/** Rows that a plan read from a table, including rows it filtered out. */
const rowsRead = (nodes: readonly PlanNode[], table: string): number =>
  nodes
    .filter((node) => node['Relation Name'] === table && node['Node Type'].includes('Scan'))
    .reduce(
      (sum, node) =>
        sum +
        (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0)) *
          node['Actual Loops'],
      0,
    );

/** VACUUM also summarizes block-range indexes, as autovacuum does. */
async function analyze(tables: string): Promise<void> {
  const owner = createDatabase({ url: database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`vacuum analyze ${sql.raw(tables)}`.execute(owner.db);
  await owner.close();
}

describe('[OPS-08] retention', () => {
  it('reads of resumes that nobody opens nothing at all', async () => {
    const { userId } = await createTestUser(database);
    await asUser(database.db, userId, async (trx) => {
      // 3,000 idle resumes, and one with three old versions.
      await sql`
        with made as (
          insert into resume (user_id, version, title, create_operation_id, updated_at, versions_due_at)
          select ${userId}, case when n = 0 then 4 else 1 end, 'x', gen_random_uuid(), now() - interval '60 days',
                 case when n = 0 then now() - interval '30 days' end
          from generate_series(0, 3000) n returning id, version
        )
        insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
        select ${userId}, id, v, gen_random_uuid(), now() - interval '60 days', '{}'
        from made, generate_series(1, made.version) v`.execute(trx);
    });
    await analyze('resume, resume_version');
    const nodes = await database.systemDb.transaction().execute((trx) => explain(trx, dropOldVersions));
    expect(rowsRead(nodes, 'resume')).toBeLessThan(5);
    expect(rowsRead(nodes, 'resume_version')).toBeLessThan(15);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from resume_version`.execute(database.systemDb);
    expect(rows).toEqual([{ count: 3_001 }]);
  });

  it.each([
    ...EXPIRED_ROWS.map((statement) => ['auth', statement] as const),
    ...PAST_VIEWERS.slice(1).map((statement) => ['system', statement] as const),
    ...[
      deleteOldEvents,
      deleteOldProgress,
      dropOldEvents,
      dropOldVersions,
      FORGET_USES,
      PURGE_APPLICATIONS,
      PURGE_LETTERS,
      purgeDeletedResumes,
    ].map((statement) => ['system', statement] as const),
  ])('finds what is over by an index (%#)', async (role, statement) => {
    const db = role === 'auth' ? database.auth.db : database.systemDb;
    const nodes = await db.transaction().execute(async (trx) => {
      // The tables are small here. With these plan types disabled, the plan shows whether a suitable index exists.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
      return explain(trx, statement);
    });
    // A sort means that the index does not provide the order, so all rows are read first.
    expect(nodes.filter((node) => ['Seq Scan', 'Sort'].includes(node['Node Type']))).toEqual([]);
  });

  it('looks a removed photo up by its key, not among all photos', async () => {
    const { userId } = await createTestUser(database);
    await asUser(database.db, userId, (trx) =>
      sql`insert into photo (user_id, id, source_hash)
          select ${userId}, gen_random_uuid(), '\\x00' from generate_series(1, 3000)`.execute(trx),
    );
    await database.systemDb
      .deleteFrom('photo')
      .where('id', 'in', (eb) => eb.selectFrom('photo').select('id').limit(3))
      .execute();
    await analyze('photo');
    const nodes = await database.systemDb.transaction().execute((trx) => explain(trx, REMOVED_KEYS));
    expect(rowsRead(nodes, 'photo')).toBeLessThan(5);
  });

  it('thins a settled table by reading what has come of age, and reads none of it twice', async () => {
    const { userId } = await createTestUser(database);
    await asUser(database.db, userId, async (trx) => {
      // 40,000 saves of one month in random order, as they are stored once the space of deleted rows is reused.
      await sql`
        with made as (
          insert into resume (user_id, version, title, create_operation_id)
          select ${userId}, 40, 'x', gen_random_uuid() from generate_series(1, 1000) returning id
        )
        insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
        select ${userId}, id, v, gen_random_uuid(), now() - interval '3 hours' - interval '17 hours' * (40 - v), '{}'
        from made, generate_series(1, 40) v order by random()`.execute(trx);
      // Ten saves that have become due for thinning, within two minutes.
      await sql`
        with made as (
          insert into resume (user_id, version, title, create_operation_id)
          select ${userId}, 10, 'due', gen_random_uuid() returning id
        )
        insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
        select ${userId}, id, v, gen_random_uuid(),
               date_bin('10 minutes', now() - interval '75 minutes', 'epoch') + interval '10 seconds' * v, '{}'
        from made, generate_series(1, 10) v`.execute(trx);
    });
    await sql`insert into thinning (span, thinned_until)
              values ('10 minutes', now() - interval '2 hours')`.execute(database.systemDb);
    await analyze('resume_version');
    const [rule] = THINNING_RULES;
    if (!rule) throw new Error('no rule');
    const thin = () => database.systemDb.transaction().execute((trx) => explain(trx, thinVersions(rule)));
    // Reads the ten saves, the one after each of them, and the nine that are emptied.
    expect(rowsRead(await thin(), 'resume_version')).toBeLessThan(40);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from resume_version where document is null`.execute(database.systemDb);
    expect(rows).toEqual([{ count: 9 }]);
    expect(rowsRead(await thin(), 'resume_version')).toBe(0);
  });

  it('reads old live events alone, wherever they lie', async () => {
    const { userId } = await createTestUser(database);
    await asUser(database.db, userId, (trx) =>
      sql`insert into live_event (user_id, payload, created_at)
          select ${userId}, '{}', now() - case when n > 30000 then interval '25 hours' else interval '23 hours' * (1 - n / 30000.0) end
          from generate_series(1, 40000) n`.execute(trx),
    );
    await analyze('live_event');
    const nodes = await database.systemDb.transaction().execute((trx) => explain(trx, deleteOldEvents));
    expect(rowsRead(nodes, 'live_event')).toBeLessThan(2_500);
  });
});
