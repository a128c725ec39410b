import { sectionKind } from '../lexicon/section-kinds.ts';
import type { Cell, Line, Style } from '../source.ts';
import { findDates, isOnlyDates } from '../text/dates.ts';
import { BULLET } from './cells.ts';

const right = ({ box }: Cell) => box.x + box.width;

/** The dominant style, by character count. */
function mainStyle(cells: readonly Cell[]): Style {
  const counts = new Map<string, { style: Style; letters: number }>();
  for (const { spans } of cells)
    for (const { text, size, bold, italic, font } of spans) {
      const key = `${size.toFixed(1)} ${bold} ${italic} ${font}`;
      const entry = counts.get(key) ?? { style: { size, bold, italic, font }, letters: 0 };
      entry.letters += text.trim().length;
      counts.set(key, entry);
    }
  const most = [...counts.values()].toSorted((a, b) => b.letters - a.letters)[0];
  return most?.style ?? { size: 10, bold: false, italic: false, font: '' };
}

/** The rows of one flow, from top to bottom. */
export function linesOf(cells: readonly Cell[], flow: number): Line[] {
  const edge = Math.max(...cells.map(right));
  const whole = joinStacked(cells);
  const isInMargin = headingMargin(whole);
  const rows = rowsOf(whole).flatMap((row) => marginHeading(row, isInMargin));
  const lines: Line[] = [];
  for (const row of rows) {
    const line = lineOf(row, flow, edge, lines.at(-1));
    if (line) lines.push(line);
  }
  return lines;
}

function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  const base = ({ box }: Cell) => box.y + 0.78 * box.height;
  for (const cell of cells.toSorted((a, b) => a.page - b.page || base(a) - base(b) || a.box.x - b.box.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (
      row &&
      first &&
      first.page === cell.page &&
      Math.abs(base(first) - base(cell)) <= 0.42 * Math.min(first.box.height, cell.box.height)
    )
      row.push(cell);
    else rows.push([cell]);
  }
  return rows
    .map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
    .toSorted((a, b) => (a[0]?.page ?? 0) - (b[0]?.page ?? 0) || rank(a) - rank(b));
}

const top = (row: readonly Cell[]) => Math.min(...row.map(({ box }) => box.y));

/** A heading in the margin may be slightly lower than the line beside it. */
const rank = (row: readonly Cell[]) => {
  const [first] = row;
  const isHeading =
    row.length === 1 && first !== undefined && sectionKind(first.text) !== null && mainStyle([first]).bold;
  return top(row) - (isHeading ? 0.5 * first.box.height : 0);
};

/** A heading in the margin shares the row of its section's first line: split it off. */
function marginHeading(row: readonly Cell[], isInMargin: (cell: Cell) => boolean): Cell[][] {
  const [first, second] = row;
  if (first && second && isInMargin(first) && !first.isBullet) return [[first], row.slice(1)];
  if (!first || !second || sectionKind(first.text) === null || first.isBullet || first.text.endsWith(':'))
    return [[...row]];
  const [own, other] = [mainStyle([first]), mainStyle([second])];
  const isSetApart =
    first.heading !== null ||
    (own.bold && !other.bold) ||
    own.size > other.size * 1.05 ||
    first.text === first.text.toUpperCase();
  const isFar = second.box.x - right(first) > 1.5 * own.size;
  return isSetApart && isFar && !isOnlyDates(second.text) ? [[first], row.slice(1)] : [[...row]];
}

/** Minimum number of known headings for a margin to count as a heading margin. */
const FEWEST_IN_MARGIN = 3;

/** Whether a cell is a heading in a margin of headings, all in one style. */
function headingMargin(cells: readonly Cell[]): (cell: Cell) => boolean {
  const heads = cells.filter((cell) => sectionKind(cell.text) !== null && mainStyle([cell]).bold);
  const left = Math.min(...heads.map(({ box }) => box.x));
  const margin = cells.filter(({ box }) => Math.abs(box.x - left) < 3);
  const known = heads.filter((cell) => margin.includes(cell));
  const size = known[0] === undefined ? 0 : mainStyle([known[0]]).size;
  const isAlike = (cell: Cell) => mainStyle([cell]).bold && Math.abs(mainStyle([cell]).size - size) < 0.2;
  const beside = Math.min(...cells.filter(({ box }) => box.x > left + 60).map(({ box }) => box.x), Infinity);
  const alike = margin.filter((cell) => isAlike(cell) && right(cell) <= beside);
  const isMargin = known.length >= FEWEST_IN_MARGIN && known.length >= 0.6 * alike.length;
  const others = cells.filter((cell) => !margin.includes(cell)).length;
  return (cell) => isMargin && others > margin.length && alike.includes(cell);
}

/** Joins two stacked cells that form a period or heading only together: 'fev/2025 –' and 'atual'. */
function joinStacked(cells: readonly Cell[]): Cell[] {
  const taken = new Set<Cell>();
  const joined = new Map<Cell, Cell>();
  for (const upper of cells) {
    if (taken.has(upper) || upper.text.length > 30) continue;
    const isBeside = cells.some(
      (other) =>
        other !== upper &&
        other.page === upper.page &&
        Math.abs(other.box.y - upper.box.y) < 0.6 * upper.box.height,
    );
    if (!isBeside) continue;
    const lower = cells.find(
      (cell) =>
        !taken.has(cell) &&
        cell.page === upper.page &&
        cell.text.length <= 30 &&
        cell.box.y > upper.box.y &&
        cell.box.y - upper.box.y < 2 * upper.box.height &&
        (Math.abs(cell.box.x - upper.box.x) < 3 || Math.abs(right(cell) - right(upper)) < 3),
    );
    if (lower === undefined) continue;
    const text = `${upper.text} ${lower.text}`;
    const isPeriod = isWholePeriod(text) && !isWholePeriod(upper.text) && !isWholePeriod(lower.text);
    const isPart =
      sectionKind(upper.text) === null ||
      sectionKind(lower.text) === null ||
      /\s(?:e|and|y|de|of|&)$/i.test(upper.text);
    const isHeading = isPart && sectionKind(text) !== null && isOneStyle(upper, lower);
    if (!isPeriod && !isHeading) continue;
    taken.add(lower);
    const width = Math.max(right(upper), right(lower)) - Math.min(upper.box.x, lower.box.x);
    joined.set(upper, {
      ...upper,
      text,
      spans: [
        ...upper.spans,
        ...lower.spans.map((span, index) => (index === 0 ? { ...span, text: ` ${span.text}` } : span)),
      ],
      box: { x: Math.min(upper.box.x, lower.box.x), y: upper.box.y, width, height: upper.box.height },
    });
  }
  return cells.filter((cell) => !taken.has(cell)).map((cell) => joined.get(cell) ?? cell);
}

const isOneStyle = (upper: Cell, lower: Cell) => {
  const [above, below] = [mainStyle([upper]), mainStyle([lower])];
  const isSetApart =
    (above.bold && below.bold) ||
    (upper.text === upper.text.toUpperCase() && lower.text === lower.text.toUpperCase());
  return isSetApart && above.size === below.size && Math.abs(upper.box.x - lower.box.x) < 3;
};

/** Whether the text is exactly one period with both ends. */
const isWholePeriod = (text: string) =>
  isOnlyDates(text) &&
  findDates(text).some(({ isRange, end, current }) => isRange && (end !== '' || current));

const bulletCut = (cell: Cell): Cell | null => {
  const text = cell.text.replace(BULLET, '').trim();
  if (text === '') return null;
  const [first, ...spans] = cell.spans;
  if (!first) return null;
  const cut = first.text.trimStart().replace(BULLET, '').trimStart();
  return { ...cell, text, spans: cut === '' ? spans : [{ ...first, text: cut }, ...spans] };
};

export function lineOf(
  row: readonly Cell[],
  flow: number,
  edge: number,
  previous: Line | undefined,
): Line | null {
  const [first] = row;
  if (!first) return null;
  const startsWithSign = first.isBullet || BULLET.test(first.text);
  const cut = startsWithSign ? bulletCut(first) : first;
  const cells = cut === null ? row.slice(1) : [cut, ...row.slice(1)];
  const [start] = cells;
  if (!start) return null;
  const style = mainStyle(cells);
  const box = {
    x: start.box.x,
    y: top(cells),
    width: Math.max(...cells.map(right)) - start.box.x,
    height: Math.max(...cells.map((cell) => cell.box.height)),
  };
  const isNewItem = start.isListItem && start.block !== (previous?.block ?? null);
  const below =
    previous && previous.page === start.page && previous.flow === flow
      ? previous.box.y + previous.box.height
      : null;
  return {
    page: start.page,
    box,
    cells,
    text: cells.map((cell) => cell.text).join('\t'),
    style,
    heading: start.heading,
    block: start.block,
    isParagraph: start.isParagraph,
    isBullet: startsWithSign || isNewItem,
    flow,
    gap: below === null ? 0 : (box.y - below) / Math.max(style.size, 1),
    edge,
  };
}
