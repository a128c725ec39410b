import type { Band, Mark } from './page-marks.ts';

const isSame = (a: Mark | undefined, b: Mark | undefined): boolean =>
  a !== undefined && b !== undefined && a.shape === b.shape && a.key === b.key;

/**
 * The vertical band in which two drawings of a page differ: the marks between their common prefix and common suffix.
 * 'all' if anything but a glyph changed, null if nothing changed.
 */
export function changedBand(before: readonly Mark[], after: readonly Mark[]): Band | 'all' | null {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isSame(before[first], after[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isSame(before.at(-1 - last), after.at(-1 - last))) last += 1;
  const changed = [...before.slice(first, before.length - last), ...after.slice(first, after.length - last)];
  if (changed.length === 0) return null;
  let [top, bottom] = [Infinity, -Infinity];
  for (const { band } of changed) {
    if (band === null) return 'all';
    top = Math.min(top, band.top);
    bottom = Math.max(bottom, band.bottom);
  }
  return { top: Math.floor(top) - 1, bottom: Math.ceil(bottom) + 1 };
}
