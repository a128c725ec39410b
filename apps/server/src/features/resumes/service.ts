import { randomUUID } from 'node:crypto';
import type { StoredResume } from '@lauda/contract';
import { MAX_RESUME_BYTES } from '@lauda/domain/resume/limits';
import type { Resume } from '@lauda/domain/resume/resume';
import { resumeTitle } from '@lauda/domain/resume/title';
import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import { asUser } from '../../db/as-user.ts';
import { inSharedBatches } from '../../db/batches.ts';
import { repeatable } from '../../db/outage.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { readStoredResume } from '../../platform/stored-resume.ts';
import {
  countDown,
  countUp,
  createResume,
  findResume,
  findState,
  listOperations,
  listResumes,
  listVersions,
  markDeleted,
  type OwnResume,
  type ResumeLink,
  saveResumes,
} from './queries.ts';

export interface ResumeServiceDeps {
  db: Kysely<DB>;
  /** The pool behind `db`, for prepared statements. */
  pool: Pool;
  /** The plan's resume limit; null for unlimited. */
  resumeLimitOf: (userId: string) => Promise<number | null>;
  /** Called with the number of saves that share a commit. */
  onSaveBatch?: (size: number) => void;
}

export interface Save extends OwnResume {
  baseVersion: number;
  operationId: string;
  title: string;
  /** The validated document in its original text. */
  documentText: string;
}

/**
 * A commit costs the same for one save as for many, so a parallel batch starts only when the running one is stuck
 * or the waiting saves exceed the batch size.
 */
const SAVE_BATCHES = { lanes: 4, size: 32, patienceMs: 50, maxWaiting: 2_000 };

const UNIQUE_VIOLATION = '23505';

/** Reusing an operation id for another request is a client error; nothing was written. */
async function refuseReusedOperation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new AppError('OPERATION_REUSED', null, { cause: error });
    throw error;
  }
}

function present(id: string, version: number, savedAt: Date, document: unknown): StoredResume {
  return { id, version, updatedAt: savedAt.toISOString(), resume: readStoredResume(document, id) };
}

/** A user's current resumes, most recently changed first. For jobs, which do not save them. */
export const listCurrentResumes = (db: Kysely<DB>, userId: string, limit: number): Promise<Resume[]> =>
  asUser(db, userId, async (trx) => {
    const resumes: Resume[] = [];
    for (const { id } of (await listResumes(trx, userId, { isDeleted: false })).slice(0, limit)) {
      const row = await findResume(trx, { userId, resumeId: id }, 'current');
      if (row !== null) resumes.push(readStoredResume(row.document, id));
    }
    return resumes;
  });

export type ResumeService = ReturnType<typeof createResumeService>;

export function createResumeService({ db, pool, resumeLimitOf, onSaveBatch }: ResumeServiceDeps) {
  const saveSoon = inSharedBatches({
    ...SAVE_BATCHES,
    ...(onSaveBatch && { onBatch: onSaveBatch }),
    // Idempotent: a known operation id gets the same answer as the first time.
    run: (requests: readonly Save[]) => repeatable(() => saveResumes(pool, requests)),
  });
  const save = async (request: Save) => {
    const row = await refuseReusedOperation(saveSoon(request));
    if (row === null) throw new AppError('NOT_FOUND');
    if (row.outcome === 'reused') throw new AppError('OPERATION_REUSED');
    if (row.outcome === 'stale')
      throw new AppError('RESUME_STALE', null, {
        data: present(request.resumeId, row.version, row.saved_at, row.document),
      });
    return { id: request.resumeId, version: row.version, updatedAt: row.saved_at.toISOString() };
  };

  const get = async (own: OwnResume, version: number | 'current'): Promise<StoredResume> => {
    const row = await repeatable(() => asUser(db, own.userId, (trx) => findResume(trx, own, version)));
    if (row === null) throw new AppError('NOT_FOUND');
    return present(own.resumeId, row.version, row.saved_at, row.document);
  };

  const tellChanged = (trx: Transaction<DB>, { userId, resumeId }: OwnResume) =>
    publishEvent(trx, { userId }, { type: 'resume.changed', resumeId, version: null });

  return {
    waitingSaves: () => saveSoon.waitingCount(),
    save,
    get,

    create: async (request: {
      userId: string;
      operationId: string;
      resume: Resume;
      /** Created together with the resume, or not at all. */
      link?: ResumeLink;
    }) => {
      const documentText = JSON.stringify(request.resume);
      if (Buffer.byteLength(documentText) > MAX_RESUME_BYTES) throw new AppError('PAYLOAD_TOO_LARGE');
      const created = {
        userId: request.userId,
        resumeId: randomUUID(),
        operationId: request.operationId,
        title: resumeTitle(request.resume),
        documentText,
        limit: await resumeLimitOf(request.userId),
        link: request.link ?? null,
      };
      const row = await refuseReusedOperation(repeatable(() => createResume(pool, created)));
      if (row.outcome === 'limit') throw new AppError('RESUME_LIMIT_REACHED');
      return { id: row.resume_id, version: row.version, updatedAt: row.saved_at.toISOString() };
    },

    /** Checks the plan limit before expensive work; an operation that has already created its resume is allowed. */
    requireRoom: async ({ userId, operationId }: { userId: string; operationId: string }): Promise<void> => {
      const limit = await resumeLimitOf(userId);
      if (limit === null) return;
      const made = await asUser(db, userId, (trx) => listOperations(trx, userId));
      const live = made.filter(({ deleted_at }) => deleted_at === null);
      if (live.length >= limit && !made.some((one) => one.create_operation_id === operationId))
        throw new AppError('RESUME_LIMIT_REACHED');
    },

    list: async (userId: string, options: { isDeleted: boolean }) => {
      const rows = await repeatable(() => asUser(db, userId, (trx) => listResumes(trx, userId, options)));
      return rows.map(({ id, title, version, created_at, updated_at, deleted_at }) => ({
        id,
        title,
        version,
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
        deletedAt: deleted_at?.toISOString() ?? null,
      }));
    },

    /** Idempotent: the response of the first delete may have been lost. */
    remove: (own: OwnResume): Promise<void> =>
      asUser(db, own.userId, async (trx) => {
        const isChanged = await markDeleted(trx, own, new Date());
        if (!isChanged) {
          if ((await findState(trx, own)) === null) throw new AppError('NOT_FOUND');
          return;
        }
        await countDown(trx, own.userId);
        await tellChanged(trx, own);
      }),

    undelete: async (own: OwnResume): Promise<void> => {
      const limit = await resumeLimitOf(own.userId);
      await asUser(db, own.userId, async (trx) => {
        const isChanged = await markDeleted(trx, own, null);
        if (!isChanged) {
          if ((await findState(trx, own)) === null) throw new AppError('NOT_FOUND');
          return;
        }
        // Throwing rolls back the restore.
        if (!(await countUp(trx, own.userId, limit))) throw new AppError('RESUME_LIMIT_REACHED');
        await tellChanged(trx, own);
      });
    },

    listVersions: async (own: OwnResume, before: number | null) => {
      const rows = await asUser(db, own.userId, async (trx) => {
        if ((await findState(trx, own)) !== 'live') throw new AppError('NOT_FOUND');
        return listVersions(trx, own, { before });
      });
      return rows.map(({ version, saved_at }) => ({ version, savedAt: saved_at.toISOString() }));
    },

    /** The old version becomes the newest one, so versions in between are kept. */
    restoreVersion: async (
      request: OwnResume & { version: number; baseVersion: number; operationId: string },
    ): Promise<StoredResume> => {
      const { resume } = await get(request, request.version);
      const saved = await save({
        ...request,
        title: resumeTitle(resume),
        documentText: JSON.stringify(resume),
      });
      return { ...saved, resume };
    },
  };
}
