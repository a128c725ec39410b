import type { Path } from '../conflict.ts';
import { removeAt, setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { orderedLike, withInserted } from './entry-order.ts';
import { changedPassages, idsAt, type Passage } from './passages.ts';

/** The entries at a path in the order of these ids, taken from either document. */
function withEntries(resume: Resume, path: Path, ids: readonly string[], from: Resume): Resume {
  const entry = (id: string) => valueAt(resume, [...path, id]) ?? valueAt(from, [...path, id]);
  return setAt(resume, path, ids.map(entry));
}

function advancePassage(snapshot: Resume, base: Resume, { kind, paths }: Passage): Resume {
  if (kind === 'fields')
    return paths.reduce((resume, path) => setAt(resume, path, valueAt(base, path)), snapshot);
  const [path = []] = paths;
  if (kind === 'order')
    return withEntries(snapshot, path, orderedLike(idsAt(snapshot, path), idsAt(base, path)), base);
  if (valueAt(base, path) === undefined) return removeAt(snapshot, path);
  const list = path.slice(0, -1);
  const ids = withInserted(idsAt(snapshot, list), idsAt(base, list), new Set(path.slice(-1)));
  return withEntries(snapshot, list, ids, base);
}

export const advancePassages = (snapshot: Resume, base: Resume, passages: readonly Passage[]): Resume =>
  passages.reduce((resume, passage) => advancePassage(resume, base, passage), snapshot);

/** The snapshot with exactly these passages taken from the base. Unknown keys are ignored. */
export const advance = (snapshot: Resume, base: Resume, keys: ReadonlySet<string>): Resume =>
  advancePassages(
    snapshot,
    base,
    changedPassages(snapshot, base).filter(({ key }) => keys.has(key)),
  );
