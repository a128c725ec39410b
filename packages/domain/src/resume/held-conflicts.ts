import { isEqual } from './equal.ts';
import { type Ancestors, type Conflict, type Path, pathKey } from './merge.ts';
import { valueAt } from './path.ts';
import type { Resume } from './resume.ts';

const isWithin = (path: Path, around: Path) => `${pathKey(path)}/`.startsWith(`${pathKey(around)}/`);

/** A conflict that waits while both sides go on, as it is now; null when there is nothing left to decide. */
function refreshed(conflict: Conflict, mine: Resume, theirs: Resume): Conflict | null {
  const now = valueAt(mine, conflict.path);
  const other = valueAt(theirs, conflict.path);
  // An entry that this side has deleted stands in the merged resume only until the person decides.
  if (conflict.mine === undefined) return other === undefined ? null : { ...conflict, theirs: other };
  const isSettled = now === undefined || isEqual(now, other);
  return isSettled ? null : { ...conflict, mine: now, theirs: other };
}

/** Conflicts that were open, as they are after another merge, and the new ones in place of those they touch. */
export function joinConflicts(
  older: readonly Conflict[],
  newer: readonly Conflict[],
  mine: Resume,
  theirs: Resume,
): Conflict[] {
  // Whether an entry that this side has deleted shall go stays a question, also when its fields raise others.
  const isTouched = ({ path, mine: own }: Conflict) =>
    newer.some((other) => isWithin(path, other.path) || (own !== undefined && isWithin(other.path, path)));
  const open = older.flatMap((conflict) => refreshed(conflict, mine, theirs) ?? []);
  return [...open.filter((conflict) => !isTouched(conflict)), ...newer];
}

/**
 * An entry that they deleted and this side keeps is missing from the base from then on. Should another
 * side keep it too, only the entry as it was before tells who has changed which field.
 */
export const withAncestors = (known: Ancestors, conflicts: readonly Conflict[]): Ancestors => ({
  ...known,
  ...Object.fromEntries(
    conflicts.filter(({ theirs }) => theirs === undefined).map(({ path, base }) => [pathKey(path), base]),
  ),
});
