import type { ExportFormat } from '@lauda/contract/resumes/documents';
import { documentRoutes } from '@lauda/contract/resumes/documents';
import { routeUrl } from '@lauda/contract/client';
import { documentText } from '@lauda/documents/browser';
import { exportFileName } from '@lauda/domain/resume/export-file-name';
import { toJsonResume } from '@lauda/domain/resume/json-resume/json-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { resumeTitle } from '@lauda/domain/resume/title';
import { fileTimeout } from '../../../lib/api/call-limits.ts';

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

export type ExportFailure = 'offline' | 'unsaved' | 'pro' | 'busy' | 'failed';

export class ExportError extends Error {
  override readonly name = 'ExportError';
  readonly reason: ExportFailure;

  constructor(reason: ExportFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Plain text and JSON are made here from what is on the screen, without a server or a plan. */
export function localFile(resume: Resume, format: 'txt' | 'json'): ExportedFile {
  const content =
    format === 'txt'
      ? new Blob([documentText(resume)], { type: 'text/plain;charset=utf-8' })
      : new Blob([JSON.stringify(toJsonResume(resume), null, 2)], { type: 'application/json' });
  return { name: exportFileName(resumeTitle(resume), format), content };
}

const REASONS: Readonly<Record<number, ExportFailure>> = { 402: 'pro', 403: 'pro', 429: 'busy', 503: 'busy' };

/** Made by the server from the saved version. */
export async function serverFile(
  resumeId: string,
  format: ExportFormat,
  send: typeof fetch = fetch,
): Promise<ExportedFile> {
  if (!navigator.onLine) throw new ExportError('offline');
  const url = routeUrl(documentRoutes.exportResume, { params: { id: resumeId, format } });
  const answer = await send(url, { credentials: 'same-origin', ...fileTimeout() }).catch(() => {
    throw new ExportError('offline');
  });
  if (!answer.ok) throw new ExportError(REASONS[answer.status] ?? 'failed');
  const name = fileNameIn(answer.headers.get('content-disposition')) ?? exportFileName('', format);
  return { name, content: await answer.blob() };
}

/** RFC 6266: the UTF-8 name takes precedence over the plain one. */
export function fileNameIn(header: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Invalid encoding: use the plain name below.
    }
  }
  return /filename="([^"]*)"/i.exec(header ?? '')?.[1] ?? null;
}
