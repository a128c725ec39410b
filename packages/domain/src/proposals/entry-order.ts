/**
 * The ids that stand in `target` in its order; each other id stays behind the one that it stands behind. Ids of the
 * target are never moved apart from those they bring along, so adding and ordering commute.
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
 * The ids with those of `target` that `wanted` names put in: each behind the nearest one before it in the target that
 * is there. Only ids of the target are anchors and none of them leaves, so the order of several insertions is no matter.
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
