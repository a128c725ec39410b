interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** The index an item would get among the others when dropped at this height. */
export function dropIndex(extents: readonly Extent[], from: number, y: number): number {
  const above = extents.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y);
  return above.length;
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
