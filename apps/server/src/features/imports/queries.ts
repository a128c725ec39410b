import type { ImportFault } from '@lauda/domain/imports';
import { type Kysely, sql } from 'kysely';
import { BATCH_ROWS, runInBatches } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';

export interface OwnImport {
  userId: string;
  importId: string;
}

const KEPT_MINUTES = 24 * 60;
/** Nothing takes longer: after this the worker is considered dead. */
const DEAD_AFTER_MINUTES = 10;

/** With so little of its day left, the worker that read it is considered dead. */
export const isAbandoned = (expiresAt: Date, now: number): boolean =>
  expiresAt.getTime() < now + (KEPT_MINUTES - DEAD_AFTER_MINUTES) * 60_000;

export async function insertImport(
  db: Kysely<DB>,
  { userId, importId, fileName }: OwnImport & { fileName: string },
): Promise<void> {
  await db
    .insertInto('import')
    .values({ user_id: userId, id: importId, status: 'uploading', file_name: fileName })
    .execute();
}

/** An import that died must not block a new attempt. */
export async function deleteDeadImports(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .deleteFrom('import')
    .where('user_id', '=', userId)
    .where('status', 'in', ['uploading', 'reading'])
    .where('expires_at', '<', sql<Date>`now() + make_interval(mins => ${KEPT_MINUTES - DEAD_AFTER_MINUTES})`)
    .execute();
}

/** False when it was deleted meanwhile. */
export async function markReading(
  db: Kysely<DB>,
  { userId, importId }: OwnImport,
  jobId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import')
    .set({ status: 'reading', job_id: jobId })
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .where('status', '=', 'uploading')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const withProgress = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('import')
    .leftJoin('job_progress', (join) =>
      join
        .onRef('job_progress.user_id', '=', 'import.user_id')
        .onRef('job_progress.job_id', '=', 'import.job_id'),
    )
    .where('import.user_id', '=', userId)
    .where('import.expires_at', '>', sql<Date>`now()`)
    .select([
      'import.id',
      'import.status',
      'import.fault',
      'import.file_name',
      'import.created_at',
      'import.expires_at',
      'job_progress.step',
      'job_progress.percent',
    ]);

export type ImportRow = Awaited<ReturnType<typeof listImports>>[number];

export const listImports = (db: Kysely<DB>, userId: string) =>
  withProgress(db, userId).orderBy('import.created_at', 'desc').execute();

export const findImport = async (db: Kysely<DB>, { userId, importId }: OwnImport) =>
  (await withProgress(db, userId)
    .where('import.id', '=', importId)
    .select('import.result')
    .executeTakeFirst()) ?? null;

export async function deleteImport(db: Kysely<DB>, { userId, importId }: OwnImport): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import')
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const isBeingRead = async (systemDb: Kysely<DB>, { userId, importId }: OwnImport): Promise<boolean> =>
  (await systemDb
    .selectFrom('import')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .where('status', '=', 'reading')
    .executeTakeFirst()) !== undefined;

export type ReadOutcome = { fault: ImportFault } | { result: string };

/** Stores the outcome once: a second run of the job finds it done. */
export async function storeOutcome(
  systemDb: Kysely<DB>,
  { userId, importId }: OwnImport,
  outcome: ReadOutcome,
): Promise<void> {
  await systemDb
    .updateTable('import')
    .set('result' in outcome ? { status: 'ready', ...outcome } : { status: 'failed', ...outcome })
    .where('user_id', '=', userId)
    .where('id', '=', importId)
    .where('status', '=', 'reading')
    .execute();
}

/** Deletes imports that were not used within a day; returns their number. */
export const endExpiredImports = (systemDb: Kysely<DB>, signal: AbortSignal): Promise<number> =>
  runInBatches(
    systemDb,
    sql`delete from import where (user_id, id) in (
      select user_id, id from import where expires_at <= now() order by expires_at limit ${BATCH_ROWS})`,
    signal,
  );
