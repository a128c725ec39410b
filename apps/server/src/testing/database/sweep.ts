import { sql } from 'kysely';
import { createDatabase } from '../../db/client.ts';
import type { TestDatabase } from '../database.ts';

/**
 * The tables, including the queue's, that contain one of these texts in any row: `schema.table` and the row count.
 */
export async function sweepTables(
  { ownerUrl }: Pick<TestDatabase, 'ownerUrl'>,
  texts: readonly string[],
): Promise<Record<string, number>> {
  const owner = createDatabase({ url: ownerUrl, maxConnections: 1, applicationName: 'test-sweep' });
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`.execute(owner.db);
  const found = await owner.db.transaction().execute(async (trx) => {
    // The owner is subject to row-level security too; here, and only here, it must see everything.
    const unbound = tables.map(({ name }) => `alter table ${name} no force row level security;`);
    await sql.raw(`do $$ begin ${unbound.join(' ')} end $$`).execute(trx);
    const counts = tables.map(
      ({ name }) => sql`
        select ${sql.lit(name)} as name, count(*)::int as count from ${sql.raw(name)} as swept
        where exists (
          select from unnest(${texts}::text[]) as given where strpos(lower(swept::text), lower(given)) > 0)`,
    );
    const { rows } = await sql<{ name: string; count: number }>`
      select * from (${sql.join(counts, sql` union all `)}) as counted where count > 0`.execute(trx);
    const bound = tables.map(({ name }) => `alter table ${name} force row level security;`);
    await sql.raw(`do $$ begin ${bound.join(' ')} end $$`).execute(trx);
    return rows;
  });
  await owner.close();
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
}
