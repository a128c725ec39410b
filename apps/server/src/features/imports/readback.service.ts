import type { StoredResume } from '@lauda/contract';
import { documentData, TEMPLATES } from '@lauda/documents/server';
import type { Resume } from '@lauda/domain/resume/resume';
import { compareReadback, mixedAcross, type Readback } from '@lauda/importer/readback';
import { createImportRunner } from '@lauda/importer/server';
import { AppError } from '../../errors.ts';
import { type DocumentService, userCaller } from '../documents/service.ts';

interface OwnResume {
  userId: string;
  resumeId: string;
}

export interface ReadbackServiceDeps {
  getResume: (own: OwnResume, version: 'current') => Promise<StoredResume>;
  photoOf: (userId: string, resume: Resume) => Promise<Uint8Array | null>;
  documents: Pick<DocumentService, 'pdf' | 'docx'>;
}

const MOST_WAITING = 20;

export type ReadbackService = ReturnType<typeof createReadbackService>;

/** Our own documents, read as strangers' are: in a process of their own, by the same reader. */
export function createReadbackService({ getResume, photoOf, documents }: ReadbackServiceDeps) {
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
        const files = await Promise.all([
          documents.pdf(resume, photo, userCaller(own.userId)),
          documents.docx(resume, photo),
        ]);
        const [pdf, docx] = await Promise.all(files.map((bytes) => runner.run(bytes)));
        const printed = documentData(resume);
        const compared = (read: typeof pdf): Readback =>
          compareReadback(
            printed,
            read?.ok
              ? documentData(
                  { ...read.resume, language: resume.language, showSkillLevels: true },
                  { keepsUnfinished: true },
                )
              : null,
          );
        return {
          pdf: compared(pdf),
          docx: compared(docx),
          across: mixedAcross(printed, pdf?.ok ? pdf.lines : []),
          isSplit: TEMPLATES[resume.templateId].style === 'split-panel',
        };
      } finally {
        waiting -= 1;
      }
    },
  };
}
