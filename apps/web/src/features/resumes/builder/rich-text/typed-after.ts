import { type Block, type RichText, type Span, tidyRichText } from '@lauda/domain/resume/rich-text';

type Line = readonly Span[];

/** A marker alone stays text: an empty list would be removed, and the marker with it. */
const MARKER = /^[-•] (?=[^])/;
const BEGUN_LIST = /^[-•] $/;

/** Typed text continues the marks before it, but not a link. */
function typedBehind(line: Line, text: string): Line {
  const { link: _link, ...marks } = line.at(-1) ?? { text: '' };
  return text === '' ? line : [...line, { ...marks, text }];
}

const paragraph = (text: string): Block =>
  MARKER.test(text)
    ? { type: 'bullets', items: [[{ text: text.replace(MARKER, '') }]] }
    : { type: 'paragraph', spans: [{ text }] };

function withNewLine(blocks: readonly Block[], text: string): Block[] {
  const last = blocks.at(-1);
  if (last === undefined || last.type === 'paragraph') return [...blocks, paragraph(text)];
  return [...blocks.slice(0, -1), { ...last, items: [...last.items, [{ text }]] }];
}

function withTextAtEnd(blocks: readonly Block[], text: string): Block[] {
  const last = blocks.at(-1);
  if (last === undefined) return [paragraph(text)];
  if (last.type === 'paragraph')
    return [...blocks.slice(0, -1), { ...last, spans: typedBehind(last.spans, text) }];
  const items = [...last.items.slice(0, -1), typedBehind(last.items.at(-1) ?? [], text)];
  return [...blocks.slice(0, -1), { ...last, items }];
}

/** The text after typing at its end, character by character, since more may follow. */
export function typedAfter(before: RichText, typed: string): RichText {
  const [first = '', ...lines] = typed.split('\n');
  return tidyRichText(lines.reduce(withNewLine, withTextAtEnd(before, first)));
}

/** For an editor that takes over just after a list marker was typed: it starts inside that list. */
export function withBegunList(text: RichText): RichText {
  const last = text.at(-1);
  if (last?.type !== 'paragraph' || !BEGUN_LIST.test(last.spans.map((span) => span.text).join('')))
    return text;
  return [...text.slice(0, -1), { type: 'bullets', items: [[]] }];
}
