import type { Resume } from '@lauda/domain/resume/resume';
import { upgradeResume } from '@lauda/domain/resume/upgrade';

/** A document as it was stored, by whatever release, in the form of today. `name` says which it was when it cannot be read. */
export function readStoredResume(document: unknown, name: string): Resume {
  const read = upgradeResume(document, { language: 'en-US' });
  if (!read.ok) throw new Error(`The stored resume ${name} cannot be read: ${read.reason}`);
  return read.resume;
}
