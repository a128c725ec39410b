import { hasSameContent } from '@lauda/domain/resume/difference';
import { mergeResumes, type Path } from '@lauda/domain/resume/merge';
import { setAt, valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';

/** What one tab shows of a draft, and what of the shared draft that grew from. */
export interface DraftView {
  readonly seen: Resume;
  readonly shown: Resume;
}

function withValueOf(resume: Resume, path: Path, from: Resume): Resume {
  const value = valueAt(from, path);
  return value === undefined || valueAt(resume, path) === undefined ? resume : setAt(resume, path, value);
}

/**
 * Takes over what others did. The field in which somebody is typing stays as it is until they leave it,
 * and so does what they have changed and others too: writing it will show that both did.
 */
export function catchUp({ seen, shown }: DraftView, latest: Resume, held: Path | null): DraftView {
  const { resume, conflicts } = mergeResumes(seen, shown, latest);
  const kept = [...(held === null ? [] : [held]), ...conflicts.map(({ path }) => path)];
  const caughtUp = held === null ? resume : withValueOf(resume, held, shown);
  return {
    seen: kept.reduce((result, path) => withValueOf(result, path, seen), latest),
    // The very same object where nothing is new: whoever looks at it has nothing to draw again.
    shown: hasSameContent(shown, caughtUp) ? shown : caughtUp,
  };
}
