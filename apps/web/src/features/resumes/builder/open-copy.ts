import { fromOwnJson } from '@lauda/domain/resume/json-resume';
import type { Resume } from '@lauda/domain/resume/resume';

/** Far above the largest resume. */
const LIMIT_BYTES = 5 * 2 ** 20;

/** Lets the person choose a file. Call it from a click: browsers open the dialog only then. */
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

/** A resume that was downloaded as JSON, or null if the file holds none. */
export async function readCopy(file: File, language: Resume['language']): Promise<Resume | null> {
  if (file.size > LIMIT_BYTES) return null;
  try {
    return fromOwnJson(JSON.parse(await file.text()), { language });
  } catch {
    return null;
  }
}
