import type { Path } from '../../conflict.ts';

const pick = (ids: readonly string[], keep: ReadonlySet<string>) => ids.filter((id) => keep.has(id));

/** Symmetric: the same two orders give the same result, whichever is called mine. */
const firstOf = (a: readonly string[], b: readonly string[]): [readonly string[], readonly string[]] =>
  JSON.stringify(a) <= JSON.stringify(b) ? [a, b] : [b, a];

const isSameOrder = (a: readonly string[], b: readonly string[]) => a.every((id, index) => id === b[index]);

export function hasReordered(base: readonly string[], side: readonly string[]): boolean {
  const baseIds = new Set(base);
  const sideIds = new Set(side);
  return !isSameOrder(pick(base, sideIds), pick(side, baseIds));
}

/** Inserts each id after the nearest preceding id of `order` that is present. */
function insertMissing(
  into: readonly string[],
  order: readonly string[],
  keep: ReadonlySet<string>,
): string[] {
  const result = [...into];
  let last: string | null = null;
  for (const id of order) {
    if (!keep.has(id)) continue;
    if (!result.includes(id)) result.splice(last === null ? 0 : result.indexOf(last) + 1, 0, id);
    last = id;
  }
  return result;
}

/** Ids that one side added, keyed by the kept base id they follow ('' at the front). */
function additions(side: readonly string[], backbone: ReadonlySet<string>, keep: ReadonlySet<string>) {
  const groups = new Map<string, string[]>();
  let anchor = '';
  for (const id of side) {
    if (backbone.has(id)) anchor = id;
    else if (keep.has(id)) groups.set(anchor, [...(groups.get(anchor) ?? []), id]);
  }
  return groups;
}

/** Sorts a list, given the ids of all sides, the ids to keep, and its path. */
export type OrderOf = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  keep: ReadonlySet<string>,
  path: Path,
) => string[];

/**
 * The merged order of the kept ids. If only one side has reordered, its order is used; if both have, one of the two is
 * used entirely. Added ids stay behind their own neighbor.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  keep: ReadonlySet<string>,
): string[] {
  const baseIds = new Set(pick(base, keep));
  const sides = [mine, theirs].filter((side) => hasReordered(base, side)).map((side) => pick(side, baseIds));
  const chosen = sides.length === 2 ? firstOf(sides[0] ?? [], sides[1] ?? [])[0] : (sides[0] ?? base);
  const backbone = insertMissing(pick(chosen, baseIds), base, baseIds);
  const [one, other] = [additions(mine, baseIds, keep), additions(theirs, baseIds, keep)];
  const result = ['', ...backbone].flatMap((id) => {
    const [first, second] = firstOf(one.get(id) ?? [], other.get(id) ?? []);
    return [id].concat(first, second);
  });
  return [...new Set(result)].filter((id) => id !== '');
}
