import type { Preview } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { resumeApi } from '../../../lib/api/resume-api.ts';

/** Pages compiled by the server; the server stores nothing. */
export async function askServer(resume: Resume, signal?: AbortSignal): Promise<Preview> {
  if (!navigator.onLine) throw new Error('offline');
  return resumeApi.previewDocument({ body: { resume } }, { signal });
}
