/**
 * Sorts the ids that are in `target` into its order; every other id stays behind its predecessor. Target ids take their
 * followers along, so adding and ordering commute.
 */
export function orderedLike(ids: readonly string[], target: readonly string[]): string[] {
  const known = new Set(target);
  const followers = new Map<string, string[]>([['', []]]);
  let anchor = '';
  for (const id of ids) {
    if (known.has(id)) {
      anchor = id;
      followers.set(id, []);
    } else followers.get(anchor)?.push(id);
  }
  return ['', ...target].flatMap((id) => {
    const own = followers.get(id);
    return own === undefined ? [] : (id === '' ? [] : [id]).concat(own);
  });
}

/**
 * Inserts the ids of `target` that are in `wanted`, each after the nearest preceding target id that is present. Only
 * target ids are anchors and none is removed, so the order of several insertions does not matter.
 */
export function withInserted(
  ids: readonly string[],
  target: readonly string[],
  wanted: ReadonlySet<string>,
): string[] {
  const result = [...ids];
  const there = new Set(ids);
  let last: string | null = null;
  for (const id of target) {
    if (!there.has(id)) {
      if (!wanted.has(id)) continue;
      result.splice(last === null ? 0 : result.indexOf(last) + 1, 0, id);
    }
    last = id;
  }
  return result;
}
