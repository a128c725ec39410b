import { type Ancestors, type Conflict, type Path, pathKey } from '@lauda/domain/conflict';
import { isEqual } from '@lauda/domain/equal';
import type { DocumentRules } from '../document-type.ts';

const isWithin = (path: Path, around: Path) => `${pathKey(path)}/`.startsWith(`${pathKey(around)}/`);

interface Sides<Doc> {
  readonly mine: Doc;
  readonly theirs: Doc;
}

const againstTab = (conflict: Conflict, now: unknown): Conflict | null =>
  now === undefined || isEqual(now, conflict.theirs) ? null : { ...conflict, mine: now };

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
  if (conflict.isLocal) return againstTab(conflict, now);
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
  return [...open.filter((conflict) => conflict.isLocal || !isTouched(conflict)), ...newer];
}

const isSamePath = (one: Conflict, other: Conflict) => pathKey(one.path) === pathKey(other.path);

/** The user is asked about one conflict at a path; after that, about the next. */
export const firstAtEachPath = (open: readonly Conflict[]): readonly Conflict[] => {
  const first = open.filter((conflict, at) => open.findIndex((one) => isSamePath(one, conflict)) === at);
  return first.length === open.length ? open : first;
};

/** The conflicts that stay open when `answered` were resolved, which gave `document`. */
export const withoutAnswered = <Doc>(
  { valueAt }: DocumentRules<Doc>,
  open: readonly Conflict[],
  answered: readonly Conflict[],
  document: Doc,
): Conflict[] =>
  open.flatMap((conflict) => {
    if (answered.includes(conflict)) return [];
    const isNext = answered.some((one) => isSamePath(one, conflict));
    return (isNext ? againstTab(conflict, valueAt(document, conflict.path)) : conflict) ?? [];
  });

/** Adds conflicts between two tabs of one browser. Conflicts already open at the same path are kept. */
export function addConflicts(open: readonly Conflict[], found: readonly Conflict[]): readonly Conflict[] {
  const isKnown = (conflict: Conflict) =>
    open.some((one) => isSamePath(one, conflict) && isEqual(one.theirs, conflict.theirs));
  const fresh = found.flatMap((conflict) => (isKnown(conflict) ? [] : { ...conflict, isLocal: true }));
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
