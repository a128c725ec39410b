import { MAX_CHARACTERS, MAX_ITEMS } from '../resume/limits.ts';
import { replaceText } from '../proposals/replace-text.ts';
import type { Resume } from '../resume/resume.ts';
import { parseResume } from '../resume/schema.ts';
import { passagesOf } from './passages.ts';
import type { SkillLevels } from './skill-lines.ts';

export interface PassageChange {
  readonly path: string;
  /** The text when the user decided. */
  readonly before: string;
  readonly after: string;
  /** Levels of newly added skills, by name; optional. */
  readonly levels: SkillLevels;
}

export type ChangeRefusal = 'unknown-place' | 'named-twice' | 'changed-since' | 'not-allowed';

export type Tailored =
  | { readonly ok: true; readonly resume: Resume }
  | { readonly ok: false; readonly reason: ChangeRefusal; readonly path: string };

/** A longer text would be cut silently. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_CHARACTERS.richText || text.split('\n').length > MAX_ITEMS.blocks;

/**
 * Returns a resume with some passages reworded; the given one is not modified. Only passages of `passagesOf` can be
 * changed, and only if their text is still the one the user decided on.
 */
export function applyChanges(resume: Resume, changes: readonly PassageChange[]): Tailored {
  const passages = new Map(passagesOf(resume).map((passage) => [passage.path, passage]));
  const seen = new Set<string>();
  let tailored = resume;
  for (const change of changes) {
    const { path } = change;
    const passage = passages.get(path);
    if (passage === undefined) return { ok: false, reason: 'unknown-place', path };
    if (seen.has(path)) return { ok: false, reason: 'named-twice', path };
    if (passage.text !== change.before) return { ok: false, reason: 'changed-since', path };
    if (isTooLong(change.after)) return { ok: false, reason: 'not-allowed', path };
    seen.add(path);
    const changed = replaceText(tailored, path.split('/'), change.after, { levels: change.levels });
    if (!parseResume(changed).ok) return { ok: false, reason: 'not-allowed', path };
    tailored = changed;
  }
  return { ok: true, resume: tailored };
}
