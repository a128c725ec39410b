import type { Cell, Line, Span } from '../source.ts';
import { joinLines } from './body.ts';

const isAlike = (one: Span, other: Span) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.href === other.href &&
  one.size === other.size;

/** Spans in a row, those of one style and one link as one. */
function joinSpans(spans: readonly Span[], more: readonly Span[], gap: string): Span[] {
  const [first, ...rest] = more;
  const last = spans.at(-1);
  if (!first || !last) return [...spans, ...more];
  const next = { ...first, text: gap + first.text.trimStart() };
  return isAlike(last, first)
    ? [...spans.slice(0, -1), { ...last, text: last.text.trimEnd() + next.text }, ...rest]
    : [...spans, next, ...rest];
}

function joinCells(cell: Cell, next: Cell): Cell {
  const text = joinLines([cell.text, next.text]);
  const gap = text === cell.text + next.text ? '' : ' ';
  return { ...cell, text, spans: joinSpans(cell.spans, next.spans, gap) };
}

/** What is longer is text, whose lines are joined where it is read. */
const LONGEST = 120;

/** Lines that the file itself tags as one paragraph or heading, as one: a title or an address that a narrow column broke. */
export function joinBlocks(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [own, next] = [last?.cells[0], line.cells[0]];
    const isOne =
      last !== undefined &&
      line.isParagraph &&
      line.block !== null &&
      line.block === last.block &&
      line.page === last.page &&
      line.cells.length === 1 &&
      !line.isBullet &&
      !last.isBullet &&
      last.text.length + line.text.length < LONGEST;
    if (isOne && own && next) {
      const cell = joinCells(own, next);
      const cells = [cell, ...last.cells.slice(1)];
      joined[joined.length - 1] = { ...last, cells, text: cells.map(({ text }) => text).join('\t') };
    } else joined.push(line);
  }
  return joined;
}
