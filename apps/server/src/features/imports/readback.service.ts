import type { StoredResume } from '@lauda/contract';
import { TEMPLATES } from '@lauda/documents/server';
import type { Resume } from '@lauda/domain/resume/resume';
import { createImportRunner } from '@lauda/importer/server';
import { AppError } from '../../errors.ts';
import type { TextChecks } from '../../platform/text-checks/text-checks.ts';
import { type DocumentService, userCaller } from '../documents/service.ts';

interface OwnResume {
  userId: string;
  resumeId: string;
}

export interface ReadbackServiceDeps {
  getResume: (own: OwnResume, version: 'current') => Promise<StoredResume>;
  photoOf: (userId: string, resume: Resume) => Promise<Uint8Array | null>;
  documents: Pick<DocumentService, 'pdf' | 'docx'>;
  checks: Pick<TextChecks, 'compareFiles'>;
}

const MOST_WAITING = 20;

export type ReadbackService = ReturnType<typeof createReadbackService>;

/** Reads our own exports back like any uploaded file: in a separate process, by the same reader. */
export function createReadbackService({ getResume, photoOf, documents, checks }: ReadbackServiceDeps) {
  const runner = createImportRunner({ timeLimitMs: 20_000 });
  let waiting = 0;

  return {
    close: () => runner.close(),

    readBack: async (own: OwnResume) => {
      const { resume } = await getResume(own, 'current');
      if (waiting >= MOST_WAITING) throw new AppError('UNAVAILABLE', null, { retryAfterSeconds: 5 });
      waiting += 1;
      try {
        const photo = await photoOf(own.userId, resume);
        const caller = userCaller(own.userId);
        const [pdf, docx] = await Promise.all([
          documents.pdf(resume, photo, caller).then((bytes) => runner.run(bytes)),
          documents.docx(resume, photo, caller).then((bytes) => runner.run(bytes)),
        ]);
        return {
          ...(await checks.compareFiles(own.userId, { resume, pdf, docx })),
          isSplit: TEMPLATES[resume.templateId].side !== null,
        };
      } finally {
        waiting -= 1;
      }
    },
  };
}
