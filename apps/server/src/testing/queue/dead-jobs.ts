import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deadLetterQueue } from '../../platform/queue/define-job.ts';
import type { TestDatabase } from '../database.ts';

interface DeadJob {
  name?: string;
  payload?: object;
  userId?: string | null;
  error?: string;
}

/** Inserts a job that failed permanently, as the queue leaves it. */
export async function addDeadJob(
  { systemDb }: Pick<TestDatabase, 'systemDb'>,
  {
    name = 'sync-billing',
    payload = { customerId: 'cus_1' },
    userId = null,
    error = 'no answer',
  }: DeadJob = {},
): Promise<{ name: string; id: string }> {
  const id = randomUUID();
  await sql`
    insert into pgboss.job (id, name, data, source_name, source_id, source_retry_count, source_output)
    values (${id}, ${deadLetterQueue(name)}, ${JSON.stringify({ payload, userId })}, ${name}, ${randomUUID()}, 12,
            ${JSON.stringify({ message: error })})`.execute(systemDb);
  return { name, id };
}
