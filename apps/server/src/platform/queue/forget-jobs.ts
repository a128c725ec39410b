import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { QUEUE_SCHEMA } from './schema.ts';

interface Forgotten {
  /** What a job must name to go; dead letters and jobs that are done too. */
  subject: string;
  /** Later ones stay. */
  before?: Date;
}

/** As lauda_system; how many there were. */
export async function forgetJobs(db: Kysely<DB>, { subject, before }: Forgotten): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.id(QUEUE_SCHEMA, 'job')}
    where created_on <= coalesce(${before ?? null}::timestamptz, 'infinity')
      and strpos(lower(data::text || coalesce(output::text, '')), lower(${subject})) > 0`.execute(db);
  return Number(numAffectedRows);
}
