import type { Block } from '@lauda/domain/resume/rich-text';
import type { Line } from '../source.ts';

export interface Item {
  readonly text: string;
  readonly isBullet: boolean;
  readonly lines: readonly Line[];
}

const right = ({ box }: Line) => box.x + box.width;

/** Whether the first word of a line would have fit on the previous line, so that the break is intentional. */
export function hadRoom(previous: Line, line: Line): boolean {
  const word = (line.text.split(/\s/)[0] ?? '').length;
  const letter = line.box.width / Math.max(line.text.length, 1);
  return right(previous) + (word + 1.5) * letter < previous.edge;
}

function goesOn(item: { lines: Line[]; isBullet: boolean }, line: Line, isList: boolean): boolean {
  const last = item.lines.at(-1);
  const [first] = item.lines;
  if (!last || !first || line.isBullet) return false;
  if (line.block !== null && line.block === last.block && (line.isParagraph || !hadRoom(last, line)))
    return true;
  if (line.block !== null && last.block !== null && line.block !== last.block && line.page === last.page)
    return false;
  if (/^\p{Ll}/u.test(line.text) && !/[.:;!?]$/.test(last.text) && line.box.x >= first.box.x - 3) return true;
  if (item.isBullet)
    return (
      line.box.x >= first.box.x - 3 && !(hadRoom(last, line) && (line.gap > 1 || /^\p{Lu}/u.test(line.text)))
    );
  const isName = !hadRoom(last, line) && /\p{Lu}\p{Ll}+$/u.test(last.text);
  if (isList && /^\p{Lu}/u.test(line.text) && !OPEN_END.test(last.text) && !isName) return false;
  if (line.gap > 0.9 && line.gap > last.gap + 0.4 && item.lines.length > 1) return false;
  return !hadRoom(last, line);
}

/** A line that cannot end a statement. */
const OPEN_END =
  /(?:[,;&/–—-]|\b(?:de|da|do|das|dos|e|em|com|para|por|a|o|the|of|and|to|in|for|with|on|at|by|from|an|or|ou))$/i;

/** Lists with bullets drawn as graphics: most lines end before the edge, and the next starts a new item. */
function isUnmarkedList(lines: readonly Line[]): boolean {
  const pairs = lines.slice(1).map((line, index) => ({ line, before: lines[index] as Line }));
  const meant = pairs.filter(({ line, before }) => /^\p{Lu}/u.test(line.text) && hadRoom(before, line));
  return meant.length >= 0.4 * pairs.length && meant.length > 0;
}

/** Indent of an item's first line, in points: room for a bullet, less than a column. */
const FIRST_LINE_INDENT = { least: 6, most: 30 };
const SAME_EDGE = 2;
/** Share of the widest line above which a line counts as full and wrapped: items may end before their column does. */
const FULL = 0.75;

/**
 * Lists with bullets drawn inside the text: each item's first line is indented by the bullet, the others start at the
 * edge. Each line at the edge must follow a nearly full line, or it would be a separate statement.
 */
function isFirstLine(lines: readonly Line[]): ((line: Line) => boolean) | null {
  const [first] = lines;
  if (first === undefined || lines.some(({ isBullet }) => isBullet)) return null;
  const edge = Math.min(...lines.map(({ box }) => box.x));
  const indent = first.box.x - edge;
  const isIndented = ({ box }: Line) => Math.abs(box.x - edge - indent) <= SAME_EDGE;
  const others = lines.filter((line) => !isIndented(line));
  const full = edge + FULL * (Math.max(...lines.map(right)) - edge);
  const isList =
    indent >= FIRST_LINE_INDENT.least &&
    indent <= FIRST_LINE_INDENT.most &&
    lines.length - others.length >= 2 &&
    others.length > 0 &&
    others.every(({ box }) => box.x - edge <= SAME_EDGE) &&
    lines.every((line, index) => {
      const before = lines[index - 1];
      return before === undefined || isIndented(line) || right(before) >= full;
    });
  return isList ? isIndented : null;
}

const isBeneath = (first: Line | undefined, line: Line) =>
  first !== undefined && Math.abs(first.box.x - line.box.x) < 3 && first.style.size === line.style.size;

/** Groups lines into paragraphs and list items and joins wrapped lines. */
export function itemsOf(lines: readonly Line[], isIndented = false): Item[] {
  const items: { lines: Line[]; isBullet: boolean }[] = [];
  const isList = lines.every(({ isBullet }) => !isBullet) && (isIndented || isUnmarkedList(lines));
  const isFirst = isFirstLine(lines);
  for (const line of lines) {
    const last = items.at(-1);
    if (isFirst !== null) {
      if (last && !isFirst(line)) last.lines.push(line);
      else items.push({ lines: [line], isBullet: true });
    } else if (last && goesOn(last, line, isList)) last.lines.push(line);
    // An unread bullet: the line starts at the same x as the previous items.
    else
      items.push({
        lines: [line],
        isBullet: line.isBullet || (last?.isBullet === true && isBeneath(last.lines[0], line)),
      });
  }
  return items.map(({ lines: own, isBullet }) => ({
    lines: own,
    isBullet,
    text: joinLines(own.map(({ text }) => text)),
  }));
}

/** Word prefixes that keep their hyphen at the end of a line. */
const KEEPS_HYPHEN =
  /^[\p{P}]*(?:\p{Lu}{2,}|\S*\d\S*|self|action|full|part|long|short|high|low|mid|cross|non|on|off|real|end|user|data|well|best|up|to|of|and|follow|back|front|server|client|cloud|test|event|third|two|three|four|one|first|second|state|case|day|month|year|pós|pré|recém|bem|mal|além|sem|ex|vice|segunda|terça|quarta|quinta|sexta)-$/u;

/** Joins lines and rejoins hyphenated words. */
export function joinLines(texts: readonly string[]): string {
  return texts
    .map((text) => text.replaceAll('\t', ' '))
    .reduce((all, text) => {
      if (all === '') return text;
      if (/\p{L}-$/u.test(all) && /^\p{Ll}/u.test(text)) {
        const word = /\S+$/.exec(all)?.[0] ?? '';
        const isWhole = KEEPS_HYPHEN.test(word) || (word.match(/-/g) ?? []).length > 1;
        return isWhole ? all + text : all.slice(0, -1) + text;
      }
      if (/[/-]$/.test(all) && /^[\p{L}\p{N}]/u.test(text) && /\S[/-]$/.test(all)) return all + text;
      return `${all} ${text}`;
    }, '');
}

/** Items as rich text; consecutive list items become one list. */
export function blocksOf(items: readonly Pick<Item, 'text' | 'isBullet'>[]): Block[] {
  const blocks: Block[] = [];
  for (const { text, isBullet } of items) {
    if (text.trim() === '') continue;
    const last = blocks.at(-1);
    if (!isBullet) blocks.push({ type: 'paragraph', spans: [{ text }] });
    else if (last?.type === 'bullets')
      blocks[blocks.length - 1] = { ...last, items: [...last.items, [{ text }]] };
    else blocks.push({ type: 'bullets', items: [[{ text }]] });
  }
  return blocks;
}
