import { isSafeAddress } from './contacts/address.ts';
import { MAX_CHARACTERS, MAX_ITEMS } from './limits.ts';

/**
 * Text with the few formats that a resume needs. It is data, not markup: nothing in it can be interpreted as HTML or as
 * a document engine's code, and no reader needs a parser.
 */
export type RichText = readonly Block[];

export type Block =
  | { readonly type: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly type: 'bullets' | 'numbers'; readonly items: readonly (readonly Span[])[] };

/** A run of text; '\n' inside it is a line break. Formats that are off are absent. */
export interface Span {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  /** http, https or mailto. */
  readonly link?: string;
}

const spansOf = (block: Block) => (block.type === 'paragraph' ? [block.spans] : block.items);
const lineText = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

export const isEmptyRichText = (text: RichText): boolean =>
  text.every((block) => spansOf(block).every((spans) => lineText(spans).trim() === ''));

/** The lines without formatting; list lines begin with '• ' or their number. */
export function plainText(text: RichText): string {
  return text
    .flatMap((block) => {
      if (block.type === 'paragraph') return [lineText(block.spans)];
      return block.items.map((spans, index) =>
        block.type === 'bullets' ? `• ${lineText(spans)}` : `${index + 1}. ${lineText(spans)}`,
      );
    })
    .join('\n');
}

const BULLET = /^\s*[•●▪◦‣∙·*–—-]\s+/;
const NUMBER = /^\s*\d{1,2}[.)]\s+/;

/** Whether a plain text line is a list item. */
export const isListLine = (line: string): boolean => BULLET.test(line) || NUMBER.test(line);

/** Typed or pasted plain text: each line becomes a paragraph, and marked lines become lists. */
export function richTextFromPlain(plain: string): RichText {
  const blocks: Block[] = [];
  for (const raw of plain.split(/\r\n?|\n|\u2028|\u2029/)) {
    const type = BULLET.test(raw) ? 'bullets' : NUMBER.test(raw) ? 'numbers' : 'paragraph';
    const text = raw.replace(type === 'numbers' ? NUMBER : BULLET, '').trim();
    if (text === '') continue;
    const last = blocks.at(-1);
    if (type === 'paragraph') blocks.push({ type, spans: [{ text }] });
    else if (last?.type === type) blocks[blocks.length - 1] = { type, items: [...last.items, [{ text }]] };
    else blocks.push({ type, items: [[{ text }]] });
  }
  return tidyRichText(blocks);
}

// oxlint-disable-next-line no-control-regex -- all control characters but the line break are dropped
const UNWANTED = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g;

/** Sanitizes any value: known blocks and formats only, runs with equal formats joined, no empty runs. */
export function tidyRichText(value: unknown): RichText {
  if (typeof value === 'string') return richTextFromPlain(value);
  if (!Array.isArray(value)) return [];
  const budget = { left: MAX_CHARACTERS.richText, spans: MAX_ITEMS.spans };
  const blocks: Block[] = [];
  for (const entry of value.slice(0, MAX_ITEMS.blocks) as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { type, spans, items } = entry as { type?: unknown; spans?: unknown; items?: unknown };
    if (type === 'paragraph') blocks.push({ type, spans: tidySpans(spans, budget) });
    else if ((type === 'bullets' || type === 'numbers') && Array.isArray(items) && items.length > 0) {
      const lines = items.slice(0, MAX_ITEMS.listLines).filter((line) => Array.isArray(line));
      if (lines.length > 0) blocks.push({ type, items: lines.map((line) => tidySpans(line, budget)) });
    }
  }
  return blocks.length === 1 && isEmptyRichText(blocks) ? [] : blocks;
}

function tidySpans(value: unknown, budget: { left: number; spans: number }): Span[] {
  const spans: Span[] = [];
  for (const entry of (Array.isArray(value) ? value : []) as unknown[]) {
    const span = tidySpan(entry, budget.left);
    if (span === null) continue;
    const last = spans.at(-1);
    const isSame =
      last !== undefined && last.bold === span.bold && last.italic === span.italic && last.link === span.link;
    if (!isSame && budget.spans === 0) continue;
    if (!isSame) budget.spans -= 1;
    budget.left -= span.text.length;
    if (isSame) spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  return spans;
}

function tidySpan(value: unknown, most: number): Span | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, bold, italic, link } = value as Record<string, unknown>;
  if (typeof text !== 'string') return null;
  const kept = text.replace(UNWANTED, '').slice(0, most).toWellFormed();
  if (kept === '') return null;
  return {
    text: kept,
    ...(bold === true && { bold }),
    ...(italic === true && { italic }),
    ...(isLink(link) && { link }),
  };
}

const ABSOLUTE = /^(?:https?:\/\/|mailto:)[^\s]+$/i;

/** A link inside text has an explicit scheme, so that no reader has to guess. */
export const isLink = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MAX_CHARACTERS.url &&
  ABSOLUTE.test(value) &&
  value.isWellFormed() &&
  isSafeAddress(value);
