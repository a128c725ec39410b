import { type Ancestors, type Conflict, type Path, pathKey } from '@lauda/domain/conflict';
import { isEqual } from '@lauda/domain/equal';
import type { DocumentRules } from '../document-type.ts';

const isWithin = (path: Path, around: Path) => `${pathKey(path)}/`.startsWith(`${pathKey(around)}/`);

interface Sides<Doc> {
  readonly mine: Doc;
  readonly theirs: Doc;
}

/** An open conflict with the current values of both sides; null when it is settled. */
function refreshed<Doc>(
  { valueAt }: DocumentRules<Doc>,
  conflict: Conflict,
  { mine, theirs }: Sides<Doc>,
): Conflict | null {
  const now = valueAt(mine, conflict.path);
  const other = valueAt(theirs, conflict.path);
  // An entry deleted on this side stays in the merged document until the user decides.
  if (conflict.mine === undefined) return other === undefined ? null : { ...conflict, theirs: other };
  const isSettled = now === undefined || isEqual(now, other);
  return isSettled ? null : { ...conflict, mine: now, theirs: other };
}

/** Open conflicts refreshed after another merge; new conflicts replace the ones they overlap. */
export function joinConflicts<Doc>(
  rules: DocumentRules<Doc>,
  older: readonly Conflict[],
  newer: readonly Conflict[],
  sides: Sides<Doc>,
): Conflict[] {
  // A conflict about an entry deleted on this side stays open even if its fields raise new conflicts.
  const isTouched = ({ path, mine: own }: Conflict) =>
    newer.some((other) => isWithin(path, other.path) || (own !== undefined && isWithin(other.path, path)));
  const open = older.flatMap((conflict) => refreshed(rules, conflict, sides) ?? []);
  return [...open.filter((conflict) => !isTouched(conflict)), ...newer];
}

/** Adds conflicts between two tabs of one browser. A conflict already open at the same path is kept. */
export function addConflicts(open: readonly Conflict[], found: readonly Conflict[]): readonly Conflict[] {
  const known = new Set(open.map(({ path }) => pathKey(path)));
  const fresh = found.filter(({ path }) => !known.has(pathKey(path)));
  // Keep the array identity when nothing is new, so subscribers do not render again.
  return fresh.length === 0 ? open : [...open, ...fresh];
}

/**
 * An entry deleted remotely and kept here is missing from the base from then on. If another client keeps it too, its
 * last common state is needed to tell who changed which field.
 */
export const withAncestors = (known: Ancestors, conflicts: readonly Conflict[]): Ancestors => ({
  ...known,
  ...Object.fromEntries(
    conflicts.filter(({ theirs }) => theirs === undefined).map(({ path, base }) => [pathKey(path), base]),
  ),
});
