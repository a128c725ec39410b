import { sectionKind } from '../lexicon/section-kinds.ts';
import { placeScore } from '../lexicon/places.ts';
import type { Cell } from '../source.ts';
import { isOnlyDates } from '../text/dates.ts';

/** A part of a page that is read as a unit, from top to bottom. */
export type Band =
  | { readonly kind: 'whole'; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'columns';
      readonly at: number;
      readonly left: readonly Cell[];
      readonly right: readonly Cell[];
    };

const right = ({ box }: Cell) => box.x + box.width;
const bottom = ({ box }: Cell) => box.y + box.height;
const ALIGNED = 3;
const FEWEST_ROWS = 3;
/** A long word, usually a URL, may extend into the gutter. */
const OVERHANG = 12;

interface Gutter {
  readonly at: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: readonly Cell[];
  readonly right: readonly Cell[];
  readonly score: number;
}

/** Splits a page into columns and the parts above, beside and below them. */
export function bandsOf(cells: readonly Cell[], depth = 0): Band[] {
  if (cells.length === 0) return [];
  const gutter = depth > 5 ? null : bestGutter(cells);
  if (gutter === null) return [{ kind: 'whole', cells }];
  const inside = new Set([...gutter.left, ...gutter.right]);
  const rest = cells.filter((cell) => !inside.has(cell));
  return [
    ...bandsOf(
      rest.filter((cell) => cell.box.y < gutter.top),
      depth + 1,
    ),
    { kind: 'columns', at: gutter.at, left: gutter.left, right: gutter.right },
    ...bandsOf(
      rest.filter((cell) => cell.box.y >= gutter.top),
      depth + 1,
    ),
  ];
}

function bestGutter(cells: readonly Cell[]): Gutter | null {
  const leftmost = Math.min(...cells.map(({ box }) => box.x));
  const starts = [...new Set(cells.map(({ box }) => Math.round(box.x)))].filter(
    (x) =>
      x > leftmost + 50 && cells.filter(({ box }) => Math.abs(box.x - x) <= ALIGNED).length >= FEWEST_ROWS,
  );
  let best: Gutter | null = null;
  for (const at of starts)
    for (const gutter of guttersAt(cells, at))
      if ((best === null || gutter.score > best.score) && isColumns(gutter)) best = belowNotes(gutter);
  return best;
}

/** The vertical ranges of a page in which nothing crosses x = `at`. */
function* guttersAt(cells: readonly Cell[], at: number): Generator<Gutter> {
  const crossing = cells.filter((cell) => cell.box.x < at - ALIGNED && right(cell) > at + OVERHANG);
  const cuts = [-Infinity, ...crossing.map(({ box }) => box.y).toSorted((a, b) => a - b), Infinity];
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1];
    if (end === undefined) return;
    const within = cells.filter(
      (cell) => cell.box.y > start && cell.box.y < end && !crossing.includes(cell) && bottom(cell) <= end + 2,
    );
    const left = within.filter((cell) => cell.box.x < at - ALIGNED);
    const after = within.filter(({ box }) => box.x >= at - ALIGNED);
    const rows = Math.min(rowCount(left), rowCount(after));
    if (rows < FEWEST_ROWS) continue;
    const tops = within.map(({ box }) => box.y);
    const [top, low] = [Math.min(...tops), Math.max(...within.map(bottom))];
    yield { at, top, bottom: low, left, right: after, score: rows * (low - top) };
  }
}

const rowCount = (cells: readonly Cell[]) => new Set(cells.map(({ box }) => Math.round(box.y / 4))).size;

/**
 * Whether these are columns, not a table: either each side has its own headings, or the file draws one side after the
 * other. A column of dates beside its entries has neither.
 */
function isColumns({ left, right: after }: Gutter): boolean {
  const small = median([...left, ...after].map(({ box }) => box.height));
  const heads = (side: readonly Cell[]) =>
    side.filter((cell) => sectionKind(cell.text) !== null && isSetApart(cell, small)).length;
  const [leftHeads, rightHeads] = [heads(left), heads(after)];
  const looksOf = (side: readonly Cell[]) =>
    new Set(side.filter((cell) => sectionKind(cell.text) !== null && isSetApart(cell, small)).map(look));
  const rightLooks = looksOf(after);
  const areAlike = [...looksOf(left)].some((own) => rightLooks.has(own));
  if (leftHeads > 0 && rightHeads > 0 && (areAlike || Math.min(leftHeads, rightHeads) > 1))
    return !isHeadColumn(left, leftHeads) || rightHeads > 1;
  if (isHeadColumn(left, leftHeads) || isNotes(left) || isNotes(after)) return false;
  if (rowCount(left) < 5 || rowCount(after) < 5) return false;
  const sides = [...left.map((cell) => ({ cell, side: 0 })), ...after.map((cell) => ({ cell, side: 1 }))];
  const drawn = sides.toSorted((a, b) => a.cell.order - b.cell.order);
  const switches = drawn.filter(({ side }, index) => index > 0 && drawn[index - 1]?.side !== side).length;
  return switches <= 2;
}

/** Excludes dates at the right edge of entries above the columns; the columns begin with their headings. */
function belowNotes(gutter: Gutter): Gutter {
  const heads = gutter.right.filter(({ text }) => sectionKind(text) !== null).map(({ box }) => box.y);
  const from = Math.min(...heads) - ALIGNED;
  const above = gutter.right.filter(({ box }) => box.y < from);
  if (above.length === 0 || heads.length === 0 || !above.every(({ text }) => isNote(text))) return gutter;
  const isBelow = ({ box }: Cell) => box.y >= from;
  return { ...gutter, top: from, left: gutter.left.filter(isBelow), right: gutter.right.filter(isBelow) };
}

const isNote = (text: string) => isOnlyDates(text) || placeScore(text) > 0;

const look = ({ spans, text, heading }: Cell) =>
  [Math.round((spans[0]?.size ?? 0) * 2) / 2, spans[0]?.bold, text === text.toUpperCase(), heading].join('|');

const isSetApart = ({ spans, box, text, heading }: Cell, small: number) =>
  heading !== null ||
  box.height > small * 1.04 ||
  spans.every(({ bold }) => bold) ||
  text === text.toUpperCase();

/** Headings in the margin, each beside its section. */
const isHeadColumn = (cells: readonly Cell[], heads: number) => heads > 0 && heads >= 0.5 * cells.length;

/** Dates, locations and other short notes beside the entries they belong to. */
function isNotes(cells: readonly Cell[]): boolean {
  const notes = cells.filter(({ text }) => isNote(text)).length;
  return notes >= 0.4 * cells.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Text flows across all pages: a column continues in the same column of the next page. */
export function flowsOf(pages: readonly (readonly Band[])[]): Cell[][] {
  const flows: Cell[][] = [];
  let open: { at: number; left: Cell[]; right: Cell[] } | null = null;
  for (const bands of pages)
    for (const band of bands) {
      const [left, after]: readonly (readonly Cell[])[] =
        band.kind === 'columns'
          ? [band.left, band.right]
          : open === null
            ? [[], []]
            : sidesOf(band.cells, open.at, flows);
      const fits = open !== null && (band.kind === 'whole' || Math.abs(band.at - open.at) < 25);
      if (open !== null && fits && (left ?? []).length + (after ?? []).length > 0) {
        open.left.push(...(left ?? []));
        open.right.push(...(after ?? []));
        continue;
      }
      if (band.kind === 'whole') {
        const last: Cell[] | undefined = open === null ? flows.at(-1) : undefined;
        const isNextPage = (last?.at(-1)?.page ?? 0) < (band.cells[0]?.page ?? 0);
        open = null;
        if (last && isNextPage) last.push(...band.cells);
        else flows.push([...band.cells]);
      } else {
        open = { at: band.at, left: [...band.left], right: [...band.right] };
        flows.push(open.left, open.right);
      }
    }
  return flows;
}

/** Handles a later page on which only one of the columns continues. */
function sidesOf(cells: readonly Cell[], at: number, flows: readonly (readonly Cell[])[]) {
  const isNewPage = flows.flat().every(({ page }) => page < (cells[0]?.page ?? 0));
  if (!isNewPage) return [[], []];
  if (cells.every(({ box }) => box.x >= at - ALIGNED)) return [[], cells];
  if (cells.every((cell) => right(cell) <= at)) return [cells, []];
  return [[], []];
}
