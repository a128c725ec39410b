import type { LetterFormat, LetterSummary, StoredLetter } from '@lauda/contract/applications/cover-letters';
import { EXPORT_TYPES, isProFormat } from '@lauda/contract/resumes/documents';
import { type CoverLetter, MAX_LETTERS, missingOf } from '@lauda/domain/cover-letter/letter';
import { letterDocument } from '@lauda/domain/cover-letter/letter-document';
import { letterSchema } from '@lauda/domain/cover-letter/letter-schema';
import { openClaims } from '@lauda/domain/cover-letter/open-claims';
import { letterFileName } from '@lauda/domain/cover-letter/scaffold';
import { exportFileName } from '@lauda/domain/resume/export-file-name';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { type DocumentService, userCaller } from '../documents/service.ts';
import type { ResumeService } from '../resumes/service.ts';
import {
  findLetter,
  insertLetter,
  listLetters,
  markDeleted,
  type OwnLetter,
  updateLetter,
} from './queries.ts';

export interface CoverLetterServiceDeps {
  db: Kysely<DB>;
  /** Whether the cover letter feature flag is on. */
  isOpen: () => Promise<boolean>;
  resumes: Pick<ResumeService, 'get'>;
  documents: Pick<DocumentService, 'pdf' | 'docx' | 'text'>;
  hasProAccess: (userId: string) => Promise<boolean>;
}

export type CoverLetterService = ReturnType<typeof createCoverLetterService>;

export function createCoverLetterService({
  db,
  isOpen,
  resumes,
  documents,
  hasProAccess,
}: CoverLetterServiceDeps) {
  /** While the feature is off every call gives NOT_FOUND, even for existing cover letters. */
  const requireOpen = async (): Promise<void> => {
    if (!(await isOpen())) throw new AppError('NOT_FOUND');
  };

  /** The resume that a cover letter is based on; null when it is deleted, which the cover letter survives. */
  const findResume = async (userId: string, resumeId: string | null): Promise<Resume | null> => {
    if (resumeId === null) return null;
    try {
      return (await resumes.get({ userId, resumeId }, 'current')).resume;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  };

  const get = async (own: OwnLetter): Promise<StoredLetter> => {
    const row = await asUser(db, own.userId, (trx) => findLetter(trx, own));
    if (row === null) throw new AppError('NOT_FOUND');
    return {
      id: own.letterId,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
      letter: letterSchema.parse(row.document),
    };
  };

  const bodies: Readonly<
    Record<LetterFormat, (document: Resume, userId: string) => Promise<Uint8Array> | string>
  > = {
    pdf: (document, userId) => documents.pdf(document, null, userCaller(userId)),
    docx: (document, userId) => documents.docx(document, null, userCaller(userId)),
    txt: (document) => documents.text(document),
  };

  return {
    requireOpen,
    findResume,

    list: async (userId: string): Promise<LetterSummary[]> => {
      await requireOpen();
      const rows = await asUser(db, userId, (trx) => listLetters(trx, userId));
      return rows.map(({ id, company, position, version, updated_at }) => ({
        id,
        company,
        position,
        version,
        updatedAt: updated_at.toISOString(),
      }));
    },

    get: async (own: OwnLetter): Promise<StoredLetter> => {
      await requireOpen();
      return get(own);
    },

    /** Base version 0 creates it. The plan is not checked: a limit would keep users from saving their own text. */
    save: async (own: OwnLetter, baseVersion: number, letter: CoverLetter) => {
      await requireOpen();
      if (missingOf(letter).length > 0)
        throw new AppError('VALIDATION_FAILED', `body: lacks ${missingOf(letter).join(', ')}`);
      const { company, position } = letter;
      const row = { ...own, company, position, document: JSON.stringify(letter) };
      const saved = await asUser(db, own.userId, (trx) =>
        baseVersion === 0 ? insertLetter(trx, row, MAX_LETTERS) : updateLetter(trx, row, baseVersion),
      );
      if (saved === 'full') throw new AppError('LETTER_LIMIT_REACHED');
      // A conflict returns the stored cover letter; a missing one gives NOT_FOUND.
      if (saved === null) throw new AppError('LETTER_STALE', null, { data: await get(own) });
      return { version: saved.version, updatedAt: saved.updated_at.toISOString() };
    },

    setDeleted: async (own: OwnLetter, isDeleted: boolean): Promise<void> => {
      await requireOpen();
      const deletedAt = isDeleted ? new Date() : null;
      if (!(await asUser(db, own.userId, (trx) => markDeleted(trx, own, deletedAt))))
        throw new AppError('NOT_FOUND');
    },

    exportLetter: async (own: OwnLetter, format: LetterFormat) => {
      await requireOpen();
      const { letter } = await get(own);
      if (isProFormat(format) && !(await hasProAccess(own.userId))) throw new AppError('PLAN_REQUIRED');
      if (openClaims(letter).length > 0) throw new AppError('CLAIMS_OPEN');
      const resume = await findResume(own.userId, letter.resumeId);
      return {
        body: await bodies[format](letterDocument(letter, resume), own.userId),
        contentType: EXPORT_TYPES[format],
        fileName: exportFileName(letterFileName(letter), format),
      };
    },
  };
}
