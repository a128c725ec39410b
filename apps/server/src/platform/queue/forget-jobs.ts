import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { QUEUE_SCHEMA } from './schema.ts';

interface Forgotten {
  /** Text that a job must contain to be deleted; applies to dead letters and finished jobs too. */
  subject: string;
  /** Later jobs are kept. */
  before?: Date;
}

/** Runs as lauda_system; returns the number of deleted jobs. */
export async function forgetJobs(db: Kysely<DB>, { subject, before }: Forgotten): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.id(QUEUE_SCHEMA, 'job')}
    where created_on <= coalesce(${before ?? null}::timestamptz, 'infinity')
      and strpos(lower(data::text || coalesce(output::text, '')), lower(${subject})) > 0`.execute(db);
  return Number(numAffectedRows);
}
