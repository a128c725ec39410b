import { MAX_CHARACTERS, MAX_ITEMS } from '../limits.ts';
import { isLink, type RichText, tidyRichText } from '../rich-text.ts';
import { fault, type FaultReason, isRow, type LeafShape, type Tally } from './shape.ts';

// oxlint-disable-next-line no-control-regex -- all control characters but the line break are refused
const UNWANTED = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/;

interface Count {
  characters: number;
  spans: number;
  /** List lines, which take up space even when empty. */
  lines: number;
  linkCharacters: number;
}

function spanFault(value: unknown, count: Count): FaultReason | null {
  if (!isRow(value) || typeof value['text'] !== 'string') return 'wrong-type';
  for (const name in value) {
    const own = value[name];
    if (name === 'text') continue;
    if (name === 'bold' || name === 'italic') {
      if (own !== true) return 'wrong-type';
    } else if (name !== 'link') return 'unknown-field';
    else if (isLink(own)) count.linkCharacters += own.length;
    else return 'not-allowed';
  }
  const { text } = value;
  count.characters += text.length;
  count.spans += 1;
  return text === '' || UNWANTED.test(text) || !text.isWellFormed() ? 'not-allowed' : null;
}

function lineFault(value: unknown, count: Count): FaultReason | null {
  if (!Array.isArray(value)) return 'wrong-type';
  for (const span of value) {
    const reason = spanFault(span, count);
    if (reason !== null) return reason;
  }
  return null;
}

function blockFault(block: unknown, count: Count): FaultReason | null {
  if (!isRow(block)) return 'wrong-type';
  const { type } = block;
  const isList = type === 'bullets' || type === 'numbers';
  if (!isList && type !== 'paragraph') return 'not-allowed';
  for (const name in block)
    if (name !== 'type' && name !== (isList ? 'items' : 'spans')) return 'unknown-field';
  if (!isList) return lineFault(block['spans'], count);
  const { items } = block;
  if (!Array.isArray(items) || items.length === 0) return 'wrong-type';
  if (items.length > MAX_ITEMS.listLines) return 'too-many';
  count.lines += items.length;
  for (const line of items) {
    const reason = lineFault(line, count);
    if (reason !== null) return reason;
  }
  return null;
}

function richTextFault(value: unknown, tally: Tally): FaultReason | null {
  if (!Array.isArray(value)) return 'wrong-type';
  if (value.length > MAX_ITEMS.blocks) return 'too-many';
  const count = { characters: 0, spans: 0, lines: 0, linkCharacters: 0 };
  for (const block of value) {
    const reason = blockFault(block, count);
    if (reason !== null) return reason;
  }
  tally.characters += count.characters + count.linkCharacters;
  tally.leaves += value.length + count.lines + count.spans * 3;
  if (count.spans > MAX_ITEMS.spans) return 'too-many';
  return count.characters > MAX_CHARACTERS.richText ? 'too-long' : null;
}

export const richText: LeafShape<RichText> = {
  kind: 'leaf',
  fault(value, tally) {
    const reason = richTextFault(value, tally);
    return reason === null ? null : fault(reason);
  },
  tidy: tidyRichText,
};
