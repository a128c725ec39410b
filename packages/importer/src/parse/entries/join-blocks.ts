import type { Cell, Line, Span } from '../../source.ts';
import { joinLines } from '../body.ts';

const isAlike = (one: Span, other: Span) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.href === other.href &&
  one.size === other.size;

/** Concatenates spans and merges adjacent ones of the same style and link. */
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

/** Longer text is body text; its lines are joined later. */
const LONGEST = 120;

/** Joins lines that the file tags as one paragraph or heading: a title or URL broken by a narrow column. */
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
