/** The same value with every text in it passed through; names of fields stay. */
export function restoreTexts<T>(value: T, restore: (text: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return restore(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, walk(each)]));
    return part;
  };
  // Texts are replaced by texts: the form does not change.
  return walk(value) as T;
}
