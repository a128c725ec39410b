import { fromOwnJson } from '@lauda/domain/resume/json-resume/json-resume';
import type { Resume } from '@lauda/domain/resume/resume';

/** Far more than the largest resume needs. */
const LIMIT_BYTES = 5 * 2 ** 20;

/** Opens the file dialog. Call it from a click handler: browsers require a user gesture. */
export function chooseCopy(onChosen: (file: File) => Promise<void>): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void onChosen(file);
  });
  input.click();
}

/** Reads a resume that was downloaded as JSON; null if the file contains none. */
export async function readCopy(file: File, language: Resume['language']): Promise<Resume | null> {
  if (file.size > LIMIT_BYTES) return null;
  try {
    return fromOwnJson(JSON.parse(await file.text()), { language });
  } catch {
    return null;
  }
}
