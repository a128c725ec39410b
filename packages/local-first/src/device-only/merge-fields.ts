type Fields = Readonly<Record<string, unknown>>;
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Field by field: changes in `mine` win, everything else comes from `theirs`. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const [from, own, other] = [base, mine, theirs] as unknown as [Fields, Fields, Fields];
  const names = new Set([...Object.keys(other), ...Object.keys(own)]);
  const merged = [...names].flatMap((name) => {
    const source = isEqual(own[name], from[name]) ? other : own;
    return name in source ? [[name, source[name]]] : [];
  });
  return Object.fromEntries(merged) as T;
}

/** As sets: additions and removals in `mine` apply to `theirs`. */
export function mergeLists(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const added = mine.filter((item) => !base.includes(item) && !theirs.includes(item));
  const taken = new Set(base.filter((item) => !mine.includes(item)));
  return [...theirs.filter((item) => !taken.has(item)), ...added];
}
