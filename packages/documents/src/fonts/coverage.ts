import { COVERAGE } from './coverage.gen.ts';
import { FALLBACK_FAMILIES, type TextFamily } from './fonts.ts';

interface Runs {
  readonly first: Uint32Array;
  readonly last: Uint32Array;
}

const read = new Map<string, Runs>();

function runsOf(family: string): Runs {
  const known = read.get(family);
  if (known) return known;
  const numbers = (COVERAGE[family] ?? '').split(' ').map((digits) => Number.parseInt(digits, 36));
  const first = new Uint32Array(numbers.length / 2);
  const last = new Uint32Array(numbers.length / 2);
  let end = 0;
  for (let index = 0; index < first.length; index += 1) {
    first[index] = end + (numbers[index * 2] ?? 0);
    end = (first[index] ?? 0) + (numbers[index * 2 + 1] ?? 0);
    last[index] = end;
  }
  const runs = { first, last };
  read.set(family, runs);
  return runs;
}

function hasGlyph(family: string, point: number): boolean {
  const { first, last } = runsOf(family);
  let low = 0;
  let high = first.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (first[middle] ?? 0)) high = middle - 1;
    else if (point > (last[middle] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

const found = new Map<TextFamily, Map<number, string | null>>();

function find(point: number, own: TextFamily): string | null {
  if (hasGlyph(own, point)) return own;
  return FALLBACK_FAMILIES.find(({ family }) => hasGlyph(family, point))?.family ?? null;
}

/** The family that prints a character in text set in `own`, or null if none can. */
export function familyFor(point: number, own: TextFamily): string | null {
  const known = found.get(own) ?? new Map<number, string | null>();
  found.set(own, known);
  const family = known.get(point);
  if (family !== undefined) return family;
  const fresh = find(point, own);
  known.set(point, fresh);
  return fresh;
}
