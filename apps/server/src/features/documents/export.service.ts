import type { StoredResume } from '@lauda/contract';
import { EXPORT_TYPES, type ExportFormat, isProFormat } from '@lauda/contract/resumes/documents';
import { pagePicture } from '@lauda/documents/server';
import type { Resume } from '@lauda/domain/resume/resume';
import { exportFileName } from '@lauda/domain/resume/export-file-name';
import { resumeTitle } from '@lauda/domain/resume/title';
import { AppError } from '../../errors.ts';
import type { FileAnswer } from '../../platform/http/handlers.ts';
import { type DocumentService, userCaller } from './service.ts';
import { createThumbnailCache, type Thumbnail } from './thumbnails.ts';

interface OwnResume {
  userId: string;
  resumeId: string;
}

export interface ExportServiceDeps {
  documents: DocumentService;
  getResume: (own: OwnResume, version: 'current') => Promise<StoredResume>;
  hasProAccess: (userId: string) => Promise<boolean>;
  /** The photo that the user uploaded with this id, or null. */
  findPhoto: (userId: string, photoId: string) => Promise<Uint8Array | null>;
}

export interface ExportedFile extends FileAnswer {
  readonly fileName: string;
}

export type ExportService = ReturnType<typeof createExportService>;

/** Exports of a user's stored resumes. */
export function createExportService({ documents, getResume, hasProAccess, findPhoto }: ExportServiceDeps) {
  const photoOf = async (userId: string, { personalInfo }: Resume): Promise<Uint8Array | null> =>
    personalInfo.photo === undefined ? null : findPhoto(userId, personalInfo.photo);

  const bodies: Readonly<
    Record<ExportFormat, (resume: Resume, userId: string) => Promise<Uint8Array> | string>
  > = {
    pdf: async (resume, userId) => documents.pdf(resume, await photoOf(userId, resume), userCaller(userId)),
    docx: async (resume, userId) => documents.docx(resume, await photoOf(userId, resume), userCaller(userId)),
    txt: (resume) => documents.text(resume),
    json: (resume) => documents.jsonResume(resume),
  };

  const thumbnailOf = createThumbnailCache(async ({ userId, resume }: { userId: string; resume: Resume }) => {
    const photo = await photoOf(userId, resume);
    return {
      svg: pagePicture(await documents.preview(resume, photo, userCaller(userId)), 0),
      // The save that references a photo may arrive before the upload.
      isComplete: photo !== null || resume.personalInfo.photo === undefined,
    };
  });

  const exportDocument = async (
    userId: string,
    resume: Resume,
    format: ExportFormat,
  ): Promise<ExportedFile> => {
    if (isProFormat(format) && !(await hasProAccess(userId))) throw new AppError('PLAN_REQUIRED');
    return {
      body: await bodies[format](resume, userId),
      contentType: EXPORT_TYPES[format],
      fileName: exportFileName(resumeTitle(resume), format),
    };
  };

  return {
    photoOf,

    exportResume: async (own: OwnResume, format: ExportFormat): Promise<ExportedFile> => {
      // A resume of another user gives NOT_FOUND, whatever the plan.
      const { resume } = await getResume(own, 'current');
      return exportDocument(own.userId, resume, format);
    },

    exportDocument,
    /** First page of a resume that is stored elsewhere; the name changes with its content. */
    firstPage: (userId: string, name: string, resume: Resume): Promise<Thumbnail> =>
      thumbnailOf(`${userId}:${name}`, { userId, resume }),

    /** The current first page, with the version it shows. */
    thumbnail: async (own: OwnResume): Promise<Thumbnail & { version: number }> => {
      const { version, resume } = await getResume(own, 'current');
      return {
        version,
        ...(await thumbnailOf(`${own.resumeId}:${version}`, { userId: own.userId, resume })),
      };
    },
  };
}
