import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob, type JobContext } from '../../platform/queue/define-job.ts';

interface Deps {
  systemDb: Kysely<DB>;
}

export const CRASH_JOB_TABLES = sql`
  create table crash_run (job_id uuid, attempt int);
  create table crash_effect (job_id uuid primary key);
  grant select, insert on crash_run, crash_effect to lauda_system;`;

/** The first run takes effect and then hangs: the worst moment for its worker to be killed. */
async function run(_payload: object, { deps, jobId, attempt }: JobContext<Deps>): Promise<void> {
  await sql`insert into crash_effect values (${jobId}) on conflict do nothing`.execute(deps.systemDb);
  await sql`insert into crash_run values (${jobId}, ${attempt})`.execute(deps.systemDb);
  if (attempt === 1) await delay(60_000);
}

export const crashJob = defineJob({
  name: 'crash-test',
  payload: z.object({}),
  handler: async () => ({ run }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  timeoutSeconds: 120,
  concurrency: 1,
});
