import { type Token, Tokenizer, TokenizerMode } from 'parse5';

export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

/** A page may be 2 MB of anything. Beyond these limits tags are dropped and their text is kept. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 60_000;
const MAX_ATTRIBUTES = 40;
const MAX_ATTRIBUTE_CHARACTERS = 2_000;
/** How many open elements an end tag may search for its start tag. */
const MAX_CLOSING = 50;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that a start tag closes implicitly: HTML lets authors omit those end tags. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  option: ['option'],
};
const ENDS_PARAGRAPH = new Set(
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** Inside these elements only their own end tag is parsed as a tag. */
const TEXT_ONLY: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/**
 * Parses a page in linear time with parse5's tokenizer. Its tree builder is not used, because the standard's rules for
 * misnested tags take quadratic time on nested input.
 */
export function parseHtml(html: string): Element {
  const root: Element = { tag: '#root', attributes: new Map(), children: [] };
  const open: Element[] = [root];
  let count = 0;

  const current = (): Element => open.at(-1) ?? root;
  const addText = (chars: string): void => {
    const { children } = current();
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + chars;
    else children.push(chars);
  };
  const isOpen = (tags: readonly string[]): boolean => tags.includes(current().tag);
  const close = (tag: string): void => {
    const least = Math.max(1, open.length - MAX_CLOSING);
    for (let index = open.length - 1; index >= least; index -= 1)
      if (open[index]?.tag === tag) {
        open.length = index;
        return;
      }
  };
  const startTag = ({ tagName, attrs, selfClosing }: Token.TagToken): void => {
    const mode = TEXT_ONLY[tagName];
    if (mode !== undefined) tokenizer.state = mode;
    while (isOpen(ENDS[tagName] ?? [])) open.pop();
    if (ENDS_PARAGRAPH.has(tagName) && current().tag === 'p') open.pop();
    count += 1;
    if (count > MAX_ELEMENTS) return;
    const attributes = new Map<string, string>();
    for (const { name, value } of attrs.slice(0, MAX_ATTRIBUTES))
      attributes.set(name, value.slice(0, MAX_ATTRIBUTE_CHARACTERS));
    const element: Element = { tag: tagName, attributes, children: [] };
    current().children.push(element);
    const isLeaf = VOID.has(tagName) || (selfClosing && mode === undefined);
    if (!isLeaf && open.length < MAX_DEPTH) open.push(element);
  };

  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag: startTag,
      onEndTag: ({ tagName }) => close(tagName),
      onCharacter: ({ chars }) => addText(chars),
      onWhitespaceCharacter: ({ chars }) => addText(chars),
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  );
  tokenizer.write(html, true);
  return root;
}

/** All elements in document order. Iterative: nested generators would cost the nesting depth at every step. */
export function* elementsOf(root: Element): Generator<Element> {
  const waiting: Element[] = [];
  const addChildren = ({ children }: Element): void => {
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (typeof child === 'object') waiting.push(child);
    }
  };
  addChildren(root);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    addChildren(next);
  }
}

export const rawText = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');

export const hasClass = ({ attributes }: Element, name: string): boolean =>
  (attributes.get('class') ?? '').split(/\s+/).includes(name);
