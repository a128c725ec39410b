import { applyResolution, mergeResumes, pathKey } from '../resume/merge/merge.ts';
import { hasReordered, type OrderOf } from '../resume/merge/merge-order.ts';
import type { Resume } from '../resume/resume.ts';
import { advancePassages } from './advance.ts';
import { orderedLike, withInserted } from './entry-order.ts';
import { changedPassages, idsAt, type Passage } from './passages.ts';

/**
 * Entries are accepted one by one, in any sequence, possibly twice, with the same result. mergeOrder breaks ties by
 * looking at all ids of both sides, which change with each step; here the current base breaks them.
 */
const orderTowards =
  (target: Resume): OrderOf =>
  (before, mine, theirs, keep, path) => {
    const ids = idsAt(target, path);
    const kept = mine.filter((id) => keep.has(id));
    const ordered = hasReordered(before, theirs) ? orderedLike(kept, ids) : kept;
    // Ids missing in the target come from the other side, from a list that the target no longer has.
    return withInserted(withInserted(ordered, ids, keep), theirs, keep);
  };

export function acceptPassages(
  snapshot: Resume,
  variant: Resume,
  base: Resume,
  passages: readonly Passage[],
): Resume {
  const advanced = advancePassages(snapshot, base, passages);
  const merge = mergeResumes(snapshot, variant, advanced, {}, orderTowards(base));
  return applyResolution(
    merge,
    new Map(merge.conflicts.map(({ path }) => [pathKey(path), 'theirs'] as const)),
  );
}

/** The variant with these passages taken from the base: a three-way merge in which the base wins each conflict. */
export const acceptUpdates = (
  snapshot: Resume,
  variant: Resume,
  base: Resume,
  keys: ReadonlySet<string>,
): Resume =>
  acceptPassages(
    snapshot,
    variant,
    base,
    changedPassages(snapshot, base).filter(({ key }) => keys.has(key)),
  );
