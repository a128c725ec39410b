import { EXPORT_TYPES } from '@lauda/contract/resumes/documents';
import { exportFileName } from '@lauda/domain/resume/export-file-name';
import { readImageHeader } from '@lauda/domain/image-header';
import type { Resume } from '@lauda/domain/resume/resume';
import { resumeTitle } from '@lauda/domain/resume/title';
import { type ExportedFile, ExportError } from './export-file.ts';
import { dropLocalEngine, readyLocalEngine, startLocalEngine } from '../engine/local-engine.ts';

export type DeviceFormat = 'pdf' | 'docx';

/** A slow phone needs seconds for its first page; after this time no result will come. */
const TIME_LIMIT_MS = 60_000;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ExportError('failed')), TIME_LIMIT_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

async function pdfOf(resume: Resume, photo: Uint8Array | undefined): Promise<Uint8Array> {
  try {
    const engine = readyLocalEngine() ?? (await startLocalEngine());
    if (engine === null) throw new ExportError('offline');
    return await inTime(engine.pdf({ resume, photo }));
  } catch (error) {
    // A missing file may be available the next time.
    if (readyLocalEngine() === null) dropLocalEngine();
    throw error;
  }
}

async function wordOf(resume: Resume, photo: Uint8Array | undefined): Promise<Uint8Array> {
  const { documentDocx } = await import('@lauda/documents/browser/word');
  const size = photo && readImageHeader(photo);
  return documentDocx(resume, { photo: photo && size ? { bytes: photo, ...size } : undefined });
}

/**
 * The server's file, made on this device: identical bytes for PDF, the same code for Word. Only for users whose last
 * known plan includes it, which the caller checks.
 */
export async function deviceFile(
  resume: Resume,
  format: DeviceFormat,
  readPhoto: () => Promise<Uint8Array | null>,
): Promise<ExportedFile> {
  const photo = resume.personalInfo.photo === undefined ? undefined : await readPhoto();
  // Without its photo the file would differ from the server's.
  if (photo === null) throw new ExportError('offline');
  const bytes = format === 'pdf' ? await pdfOf(resume, photo) : await wordOf(resume, photo);
  return {
    name: exportFileName(resumeTitle(resume), format),
    content: new Blob([new Uint8Array(bytes)], { type: EXPORT_TYPES[format] }),
  };
}
