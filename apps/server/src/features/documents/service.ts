import { type Caller, DocumentError, documentText, type ServerDocumentEngine } from '@lauda/documents/server';
import { toJsonResume } from '@lauda/domain/resume/json-resume/json-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { AppError } from '../../errors.ts';
import { readImageHeader } from '@lauda/domain/image-header';
import type { Log } from '../../platform/log.ts';
import { inSpan } from '../../platform/tracing/tracing.ts';

export interface DocumentServiceDeps {
  pool: ServerDocumentEngine;
  log: Log;
}

const RETRY_AFTER_SECONDS = 2;

/** A signed-in user: their documents are rendered one at a time, and before those of visitors. */
export const userCaller = (userId: string): Caller => ({ kind: 'user', client: userId });

export type DocumentService = ReturnType<typeof createDocumentService>;

/** A resume in every export format. A photo is passed as image bytes. */
export function createDocumentService({ pool, log }: DocumentServiceDeps) {
  /** Converts engine failures into errors for callers. */
  const told = async <T>(kind: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await inSpan(`document ${kind}`, {}, work);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      const { reason } = error;
      if (reason === 'busy' || reason === 'closed')
        throw new AppError('UNAVAILABLE', null, {
          cause: error,
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      // Log without the message: a compiler error may quote the user's text.
      log.error('document.failed', { reason });
      throw new AppError('DOCUMENT_FAILED', null, { cause: error });
    }
  };

  return {
    preview: (resume: Resume, photo: Uint8Array | null, caller: Caller) =>
      told('preview', () => pool.preview(resume, { photo: photo ?? undefined, caller })),
    pdf: (resume: Resume, photo: Uint8Array | null, caller: Caller): Promise<Uint8Array> =>
      told('pdf', () => pool.pdf(resume, { photo: photo ?? undefined, caller })),
    docx: (resume: Resume, photo: Uint8Array | null, caller: Caller): Promise<Uint8Array> => {
      const size = photo && readImageHeader(photo);
      return told('docx', () =>
        pool.docx(resume, { caller, photo: photo && size ? { bytes: photo, ...size } : undefined }),
      );
    },
    text: (resume: Resume): string => documentText(resume),
    jsonResume: (resume: Resume): string => `${JSON.stringify(toJsonResume(resume), null, 2)}\n`,
  };
}
