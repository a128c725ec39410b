import { randomUUID } from 'node:crypto';
import type { ImportDetail, ImportReading, ImportSummary } from '@lauda/contract/resumes/imports';
import { MAX_FILE_NAME } from '@lauda/contract/resumes/imports';
import { IMPORT_STEPS, type ImportFault, type ImportStep } from '@lauda/domain/imports';
import { upgradeResume } from '@lauda/domain/resume/upgrade/upgrade';
import { fileKind } from '@lauda/importer';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';
import { importKey } from './import-key.ts';
import {
  deleteDeadImports,
  deleteImport,
  findImport,
  type ImportRow,
  insertImport,
  isAbandoned,
  listImports,
  markReading,
  type OwnImport,
} from './queries.ts';
import { readImport } from './read-import.job.ts';

export interface ImportServiceDeps {
  db: Kysely<DB>;
  storage: ObjectStorage;
  queue: Queue;
  /** Whether the plan allows one more resume. */
  hasRoom: (userId: string) => Promise<boolean>;
}

const UNIQUE_VIOLATION = '23505';

const isStep = (step: string | null): step is ImportStep =>
  (IMPORT_STEPS as readonly unknown[]).includes(step);

/** The job reports its last steps after the outcome is stored: a finished import shows no progress. */
const progressOf = (
  { step, percent }: ImportRow,
  isReading: boolean,
): Pick<ImportSummary, 'step' | 'percent'> =>
  isReading
    ? { step: isStep(step) ? step : 'uploading', percent: percent ?? 20 }
    : { step: 'finalizing', percent: 100 };

function summaryOf(row: ImportRow, now = Date.now()): ImportSummary {
  const isDead = (row.status === 'uploading' || row.status === 'reading') && isAbandoned(row.expires_at, now);
  const status = isDead ? 'failed' : row.status === 'uploading' ? 'reading' : row.status;
  return {
    id: row.id,
    fileName: row.file_name,
    status,
    ...progressOf(row, status === 'reading'),
    fault: isDead ? 'too-hard' : (row.fault as ImportFault | null),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** The user's file name without folders, invisible characters and excess length. */
function cleanName(header: string | undefined): string {
  let name = '';
  try {
    name = decodeURIComponent(header ?? '');
  } catch {
    // Badly encoded: the file then has no name.
  }
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .slice(0, MAX_FILE_NAME)
    .toWellFormed();
}

export type ImportService = ReturnType<typeof createImportService>;

export function createImportService({ db, storage, queue, hasRoom }: ImportServiceDeps) {
  const get = async (own: OwnImport) => {
    const row = await asUser(db, own.userId, (trx) => findImport(trx, own));
    if (row === null) throw new AppError('NOT_FOUND');
    return row;
  };

  return {
    /** Rejects unsupported file types before anything is stored. */
    start: async (userId: string, bytes: Uint8Array, nameHeader: string | undefined): Promise<string> => {
      if (bytes.length > 0 && fileKind(bytes) === null)
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send PDF, Word, LinkedIn’s archive or JSON Resume.');
      if (!(await hasRoom(userId))) throw new AppError('RESUME_LIMIT_REACHED');
      const own = { userId, importId: randomUUID() };
      try {
        await asUser(db, userId, async (trx) => {
          await deleteDeadImports(trx, userId);
          await insertImport(trx, { ...own, fileName: cleanName(nameHeader) });
        });
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION)
          throw new AppError('CONFLICT', 'Another file is being read.', { cause: error });
        throw error;
      }
      try {
        await storage.put(importKey(own), bytes, 'application/octet-stream');
        await asUser(db, userId, async (trx) => {
          const jobId = await queue.enqueue(trx, readImport, own, { userId });
          await markReading(trx, own, jobId);
        });
      } catch (error) {
        await asUser(db, userId, (trx) => deleteImport(trx, own));
        throw error;
      }
      return own.importId;
    },

    list: async (userId: string): Promise<ImportSummary[]> =>
      (await asUser(db, userId, (trx) => listImports(trx, userId))).map((row) => summaryOf(row)),

    get: async (own: OwnImport): Promise<ImportDetail> => {
      const row = await get(own);
      const summary = summaryOf(row);
      if (row.result === null) return { ...summary, reading: null };
      // Written by the job of this release or the previous one.
      const reading = row.result as unknown as ImportReading;
      const upgraded = upgradeResume(reading.resume, { language: 'en-US' });
      return upgraded.ok
        ? { ...summary, reading: { ...reading, resume: upgraded.resume } }
        : { ...summary, status: 'failed', fault: 'broken', reading: null };
    },

    getFile: async (own: OwnImport): Promise<Uint8Array> => {
      await get(own);
      const bytes = await storage.get(importKey(own));
      if (bytes === null) throw new AppError('NOT_FOUND');
      return bytes;
    },

    remove: async (own: OwnImport): Promise<void> => {
      if (!(await asUser(db, own.userId, (trx) => deleteImport(trx, own)))) throw new AppError('NOT_FOUND');
      // Best effort: the trigger has queued the key for deletion anyway.
      await storage.delete(importKey(own)).catch(() => undefined);
    },
  };
}
