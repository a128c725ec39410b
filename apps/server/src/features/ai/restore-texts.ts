/** Applies `restore` to every string in the value; field names stay. */
export function restoreTexts<T>(value: T, restore: (text: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return restore(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, walk(each)]));
    return part;
  };
  // Only strings are replaced by strings, so the type is unchanged.
  return walk(value) as T;
}
