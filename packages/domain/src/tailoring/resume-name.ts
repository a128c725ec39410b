import { MAX_CHARACTERS } from '../resume/limits.ts';

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** A valid name for a copy: one visible line, no longer than a title may be. */
export const isResumeName = (name: string): boolean =>
  /[\p{L}\p{N}]/u.test(name) &&
  name.trim().length <= MAX_CHARACTERS.title &&
  !CONTROL.test(name) &&
  name.isWellFormed();
