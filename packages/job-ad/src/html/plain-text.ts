import { type Element, parseHtml } from './tree.ts';

/** Elements whose text is not part of an ad. */
const UNREAD = new Set(
  'script style noscript template iframe svg math canvas object audio video select option button input textarea form head title nav dialog'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  '#root address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements surrounded by blank lines. */
const PARAGRAPHS = new Set([...HEADINGS, 'p', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'section']);

const isHidden = ({ attributes }: Element): boolean =>
  attributes.has('hidden') ||
  attributes.get('aria-hidden') === 'true' ||
  /display\s{0,5}:\s{0,5}none/i.test(attributes.get('style') ?? '');

export const isRead = (element: Element): boolean => !UNREAD.has(element.tag) && !isHidden(element);

class Lines {
  readonly #lines: string[] = [];
  #line = '';
  #isSpaced = false;
  #isItem = false;

  add(text: string): void {
    this.#line += text;
  }

  end(isParagraph: boolean): void {
    const line = this.#line.replace(/[^\S\n]+/g, ' ').trim();
    this.#line = '';
    if (line !== '') {
      if (this.#isSpaced && this.#lines.length > 0) this.#lines.push('');
      this.#isSpaced = false;
      this.#lines.push(this.#isItem ? `• ${line}` : line);
      this.#isItem = false;
    }
    if (isParagraph && !this.#isItem) this.#isSpaced = true;
  }

  /** Marks the next line as the first of a list item. */
  item(isItem: boolean): void {
    this.end(false);
    this.#isItem = isItem;
  }

  text(): string {
    this.end(false);
    return this.#lines.join('\n');
  }
}

function write(element: Element, lines: Lines, isPreformatted: boolean): void {
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (isPreformatted)
        for (const [index, line] of child.split('\n').entries()) {
          if (index > 0) lines.end(line.trim() === '');
          lines.add(line);
        }
      else lines.add(child.replace(/\s+/g, ' '));
      continue;
    }
    if (!isRead(child)) continue;
    const { tag } = child;
    if (tag === 'br') lines.end(false);
    const isBlock = BLOCKS.has(tag);
    // A paragraph inside a list item gets no blank lines.
    const isParagraph = PARAGRAPHS.has(tag) && element.tag !== 'li';
    if (isBlock) lines.end(isParagraph);
    if (tag === 'li') lines.item(true);
    write(child, lines, isPreformatted || tag === 'pre');
    if (isBlock) lines.end(isParagraph);
    if (tag === 'li') lines.item(false);
  }
}

/** The visible text of an element: one line per paragraph, bullets for list items, blank lines between paragraphs. */
export function plainText(...elements: readonly Element[]): string {
  const lines = new Lines();
  for (const element of elements) {
    if (element.tag === 'li') lines.item(true);
    write(element, lines, element.tag === 'pre');
    lines.end(true);
  }
  return lines.text();
}

const MARKUP = /<\/?(?:p|div|ul|ol|li|br|h[1-6]|strong|b|em|span|section)\b/i;

/** Text of a field that may be HTML, double-escaped HTML, or plain lines. */
export function fieldText(value: string): string {
  if (!MARKUP.test(value)) {
    const decoded = plainLines(value);
    return MARKUP.test(decoded) ? plainText(parseHtml(decoded)) : decoded;
  }
  return plainText(parseHtml(value));
}

function plainLines(value: string): string {
  const root = parseHtml(value);
  return plainText({ tag: 'pre', attributes: new Map(), children: root.children });
}
