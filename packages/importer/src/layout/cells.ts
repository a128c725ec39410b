import type { Cell, Span } from '../source.ts';
import { closeSpacedLetters, repairText } from '../text/repair.ts';
import type { Run } from '../pdf/read-runs.ts';

/** Characters that start a list item. The private-use ones come from symbol fonts. */
export const BULLET = /^(?:[•●▪■◦○‣∙·⁃◆◇►▶➤➢✓✔❖★☆»›\uE000-\uF8FF\u{F0000}-\u{FFFFD}]\uFE0F?|[–—*-])(?=\s|$)/u;
const ONLY_SIGN = /^[^\p{L}\p{N}]{1,2}$/u;

interface Piece {
  readonly runs: Run[];
  left: number;
  right: number;
}

/** A wider gap, in units of the text height, separates two cells. */
const CELL_GAP = 1.15;
/** A narrower gap is enough if other rows also start at this x: a table's narrow gutter. */
const COLUMN_GAP = 0.62;
const FEWEST_ALIGNED = 4;
const WORD_GAP = 0.16;
const SPACED = /^\S(?: \S){2,}$/u;
const PARTLY_SPACED = /^\S(?: \S)+$/u;

/** Groups a page's runs into cells: runs on one baseline without a wide gap form one cell. */
export function cellsOf(runs: readonly Run[], page: number): Cell[] {
  const rows: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of runs) {
    if (run.text.trim() === '') continue;
    const row = rows.findLast(
      ({ y, size, runs }) =>
        Math.abs(y - run.y) <= 0.28 * Math.max(Math.min(size, run.size), 4) ||
        isRaised(run, y, size, runs.at(-1)),
    );
    if (row) row.runs.push(run);
    else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  const starts = new Map<number, number>();
  for (const row of rows)
    for (const x of new Set(row.runs.map((run) => Math.round(run.x))))
      starts.set(x, (starts.get(x) ?? 0) + 1);
  const isColumnStart = (x: number) =>
    [-1, 0, 1].reduce((count, by) => count + (starts.get(Math.round(x) + by) ?? 0), 0) >= FEWEST_ALIGNED;
  return rows.flatMap((row) => piecesOf(row.runs, isColumnStart).flatMap((piece) => cellOf(piece, page)));
}

/** Superscripts such as 'th' in '4th': smaller, slightly higher, directly after the text. */
const isRaised = (run: Run, y: number, size: number, before: Run | undefined) =>
  before !== undefined &&
  Math.abs(run.x - before.x - before.width) < 0.3 * size &&
  run.size < 0.8 * size &&
  run.y < y &&
  y - run.y < 0.5 * size &&
  run.text.trim().length <= 3;

function piecesOf(runs: readonly Run[], isColumnStart: (x: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const run of runs.toSorted((a, b) => a.x - b.x || a.order - b.order)) {
    const last = pieces.at(-1);
    const gap = last === undefined ? 0 : run.x - last.right;
    const size = Math.max(run.size, last?.runs.at(-1)?.size ?? 0);
    const widest = (isColumnStart(run.x) ? COLUMN_GAP : CELL_GAP) * size;
    if (last && gap < widest && !isFarDrawn(last, run, gap)) {
      last.runs.push(run);
      last.right = Math.max(last.right, run.x + run.width);
    } else pieces.push({ runs: [run], left: run.x, right: run.x + run.width });
  }
  return pieces;
}

/** Columns may come close on one row: a wide gap splits texts that are far apart in drawing order. */
const isFarDrawn = ({ runs }: Piece, run: Run, gap: number) => {
  const last = runs.at(-1);
  const block = last?.block ?? null;
  if (block !== null && run.block !== null && block !== run.block && gap > 0.5 * run.size) return true;
  return gap > 0.7 * run.size && Math.abs((last?.order ?? 0) - run.order) > 4;
};

function cellOf({ runs, left, right }: Piece, page: number): Cell[] {
  const spans: Span[] = [];
  let end = left;
  const isSpaced = runs.some(({ text }) => SPACED.test(text.trim()));
  for (const drawn of runs) {
    // Letterspaced text arrives as 'C O R E'. The gaps between its words are wider and split the runs.
    const run =
      isSpaced && PARTLY_SPACED.test(drawn.text.trim())
        ? { ...drawn, text: drawn.text.trim().replaceAll(' ', '') }
        : drawn;
    const last = spans.at(-1);
    const isApart =
      last !== undefined &&
      run.x - end > WORD_GAP * run.size &&
      !/\s$/.test(last.text) &&
      !/^\s/.test(run.text);
    const text = isApart ? ` ${run.text}` : run.text;
    if (
      last &&
      last.bold === run.bold &&
      last.italic === run.italic &&
      last.href === run.href &&
      Math.abs(last.size - run.size) < 0.6
    )
      spans[spans.length - 1] = { ...last, text: last.text + text };
    else
      spans.push({
        text,
        bold: run.bold,
        italic: run.italic,
        size: run.size,
        font: run.font,
        href: run.href,
      });
    end = Math.max(end, run.x + run.width);
  }
  const repaired = joinAccents(spans);
  const text = closeSpacedLetters(repaired.map((span) => span.text).join(''))
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return [];
  const [first] = runs as [Run, ...Run[]];
  const size = Math.max(...runs.map((run) => run.size));
  const isSign = ONLY_SIGN.test(text) || BULLET.test(text);
  return [
    {
      page,
      box: { x: left, y: first.y - 0.78 * size, width: right - left, height: size },
      spans: repaired,
      text,
      order: first.order,
      heading: first.heading,
      isListItem: first.isListItem,
      block: first.block,
      isParagraph: first.isParagraph,
      isBullet: isSign && BULLET.test(text),
    },
  ];
}

/** An accent and its letter may be in two spans, so text is repaired across span boundaries. */
function joinAccents(spans: readonly Span[]): Span[] {
  return spans
    .map((span, index) => {
      const next = spans[index + 1]?.text ?? '';
      const previous = spans[index - 1]?.text ?? '';
      const lends = /[´`ˆ˜¨¸ˇ˚]$/.test(previous);
      const takes = /[´`ˆ˜¨¸ˇ˚]$/.test(span.text);
      const own = lends ? span.text.trimStart().slice(1) : span.text;
      return { ...span, text: repairText(takes ? own + next.trimStart().slice(0, 1) : own) };
    })
    .filter(({ text }) => text !== '');
}
