import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../../db/tables.ts';
import { withTraceParent } from '../../db/trace-parent.ts';

export interface OwnResume {
  userId: string;
  resumeId: string;
}

export interface SaveRequest extends OwnResume {
  baseVersion: number;
  operationId: string;
  title: string;
  /** Serialized JSON. */
  documentText: string;
}

type SaveRow =
  | { outcome: 'saved' | 'repeated' | 'reused'; version: number; saved_at: Date }
  | { outcome: 'stale'; version: number; saved_at: Date; document: unknown };

const SAVE_PARAMETERS = 6;

const saveStatements = new Map<number, string>();

/** One statement per batch size, so that each is prepared once per connection. */
function saveStatement(count: number): string {
  const known = saveStatements.get(count);
  if (known !== undefined) return known;
  const calls = Array.from({ length: count }, (_, index) => {
    const parameters = Array.from(
      { length: SAVE_PARAMETERS },
      (_parameter, place) => `$${index * SAVE_PARAMETERS + place + 1}`,
    );
    return `select ${index} as place, outcome, version, saved_at, document from save_resume(${parameters.join(', ')})`;
  });
  const statement = calls.join(' union all ');
  saveStatements.set(count, statement);
  return statement;
}

/**
 * The hot path: one prepared statement, one round trip and one transaction for all saves. Null where the resume
 * does not exist. Ordered by resume id, because concurrent batches could deadlock otherwise.
 */
export async function saveResumes(pool: Pool, requests: readonly SaveRequest[]): Promise<(SaveRow | null)[]> {
  const ordered = requests
    .map((request, index) => ({ request, index }))
    .toSorted((a, b) =>
      a.request.resumeId < b.request.resumeId ? -1 : a.request.resumeId > b.request.resumeId ? 1 : 0,
    );
  const { rows } = await withTraceParent(pool, (client) =>
    client.query<SaveRow & { place: number }>({
      name: `save-resumes-${requests.length}`,
      text: saveStatement(requests.length),
      values: ordered.flatMap(({ request }) => [
        request.userId,
        request.resumeId,
        request.baseVersion,
        request.operationId,
        request.title,
        request.documentText,
      ]),
    }),
  );
  const results: (SaveRow | null)[] = requests.map(() => null);
  for (const { place, ...row } of rows) {
    const index = ordered[place]?.index;
    if (index !== undefined) results[index] = row;
  }
  return results;
}

export interface CreateRequest extends OwnResume {
  operationId: string;
  title: string;
  documentText: string;
  /** The plan's resume limit; null for unlimited. */
  limit: number | null;
  /** The base resume when this is a variant. */
  link: ResumeLink | null;
}

export interface ResumeLink {
  baseId: string;
  baseVersion: number;
  label: string;
  /** For a twin: the snapshot of its source. A variant reads its whole base. */
  twin?: { snapshotText: string };
  /** The job ad that it was tailored to. */
  ad?: string | null;
}

type CreateRow =
  | { outcome: 'created' | 'repeated'; resume_id: string; version: number; saved_at: Date }
  | { outcome: 'limit' };

export async function createResume(pool: Pool, { link, ...request }: CreateRequest): Promise<CreateRow> {
  const values = [
    request.userId,
    request.resumeId,
    request.operationId,
    request.title,
    request.documentText,
    request.limit,
  ];
  const { rows } = await withTraceParent(pool, (client) =>
    client.query<CreateRow>(
      link === null
        ? {
            name: 'create-resume',
            text: 'select outcome, resume_id, version, saved_at from create_resume($1, $2, $3, $4, $5, $6)',
            values,
          }
        : {
            name: 'create-linked-resume',
            text: 'select outcome, resume_id, version, saved_at from create_linked_resume($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
            values: [
              ...values,
              link.baseId,
              link.baseVersion,
              link.label,
              link.twin === undefined ? 'variant' : 'twin',
              link.twin?.snapshotText ?? null,
              link.ad ?? null,
            ],
          },
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('create_resume answered without a row');
  return row;
}

export const listResumes = (db: Kysely<DB>, userId: string, { isDeleted }: { isDeleted: boolean }) =>
  db
    .selectFrom('resume')
    .select(['id', 'title', 'version', 'created_at', 'updated_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

export const listOperations = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('resume')
    .select(['create_operation_id', 'deleted_at'])
    .where('user_id', '=', userId)
    .execute();

/** Includes the document, of the given version or the current one. */
export async function findResume(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  version: number | 'current',
) {
  const row = await db
    .selectFrom('resume')
    .innerJoin('resume_version', (join) =>
      join
        .onRef('resume_version.user_id', '=', 'resume.user_id')
        .onRef('resume_version.resume_id', '=', 'resume.id'),
    )
    .select(['resume_version.version', 'resume_version.saved_at', 'resume_version.document'])
    .where('resume.user_id', '=', userId)
    .where('resume.id', '=', resumeId)
    .where('resume.deleted_at', 'is', null)
    .where((where) =>
      version === 'current'
        ? where('resume_version.version', '=', where.ref('resume.version'))
        : where('resume_version.version', '=', version),
    )
    .executeTakeFirst();
  if (row === undefined || row.document === null) return null;
  return { ...row, document: row.document };
}

const VERSIONS_A_PAGE = 100;

export const listVersions = (
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  { before }: { before: number | null },
) =>
  db
    .selectFrom('resume_version')
    .select(['version', 'saved_at'])
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('document', 'is not', null)
    .$if(before !== null, (query) => query.where('version', '<', before))
    .orderBy('version', 'desc')
    .limit(VERSIONS_A_PAGE)
    .execute();

export type ResumeState = 'live' | 'deleted';

export async function findState(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
): Promise<ResumeState | null> {
  const row = await db
    .selectFrom('resume')
    .select('deleted_at')
    .where('user_id', '=', userId)
    .where('id', '=', resumeId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.deleted_at === null ? 'live' : 'deleted';
}

/** True if it was not already deleted. */
export async function markDeleted(
  trx: Transaction<DB>,
  { userId, resumeId }: OwnResume,
  deletedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('resume')
    .set({ deleted_at: deletedAt })
    .where('user_id', '=', userId)
    .where('id', '=', resumeId)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False at the limit; the count then stays unchanged. */
export async function countUp(trx: Transaction<DB>, userId: string, limit: number | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('resume_tally')
    .set((column) => ({ live_count: column('live_count', '+', 1) }))
    .where('user_id', '=', userId)
    .$if(limit !== null, (query) => query.where('live_count', '<', limit))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countDown(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .updateTable('resume_tally')
    .set((column) => ({ live_count: column('live_count', '-', 1) }))
    .where('user_id', '=', userId)
    .execute();
}
