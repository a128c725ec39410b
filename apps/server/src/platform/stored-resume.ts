import type { Resume } from '@lauda/domain/resume/resume';
import { upgradeResume } from '@lauda/domain/resume/upgrade/upgrade';

/**
 * Reads a document stored by any release and upgrades it to the current form. `name` identifies it in the error if
 * it cannot be read.
 */
export function readStoredResume(document: unknown, name: string): Resume {
  const read = upgradeResume(document, { language: 'en-US' });
  if (!read.ok) throw new Error(`The stored resume ${name} cannot be read: ${read.reason}`);
  return read.resume;
}
