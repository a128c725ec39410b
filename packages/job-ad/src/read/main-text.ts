import { isRead, plainText } from '../html/plain-text.ts';
import { type Element, elementsOf } from '../html/tree.ts';
import { pageTitle } from './boards.ts';
import type { FoundAd } from './found-ad.ts';
import { textOf } from './json.ts';

/** Elements around the main text of a page. */
const FURNITURE = new Set(['header', 'footer', 'aside', 'nav', 'a']);
/** An element with this share of the page's text contains its main content. */
const MAIN_SHARE = 0.7;

/** Measures the readable text in each element, excluding links, headers, footers and navigation. */
function measure(element: Element, sizes: Map<Element, number>): number {
  let size = 0;
  for (const child of element.children)
    if (typeof child === 'string') size += child.trim().length;
    else if (isRead(child) && !FURNITURE.has(child.tag)) size += measure(child, sizes);
  sizes.set(element, size);
  return size;
}

/** The innermost element with most of the text. */
function mainElement(page: Element): Element {
  const sizes = new Map<Element, number>();
  const whole = measure(page, sizes);
  let main = page;
  for (;;) {
    const next = main.children.find(
      (child) => typeof child !== 'string' && (sizes.get(child) ?? 0) >= whole * MAIN_SHARE && whole > 0,
    );
    if (next === undefined || typeof next === 'string' || next.tag === 'ul' || next.tag === 'p') return main;
    main = next;
  }
}

const without = (element: Element, tags: ReadonlySet<string>): Element => ({
  ...element,
  children: element.children
    .filter((child) => typeof child === 'string' || !tags.has(child.tag))
    .map((child) => (typeof child === 'string' ? child : without(child, tags))),
});

const AROUND = new Set(['header', 'footer', 'aside', 'nav']);

export function metaOf(page: Element, ...names: readonly string[]): string | null {
  for (const { tag, attributes } of elementsOf(page)) {
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
    if (tag === 'meta' && names.includes(name)) return textOf(attributes.get('content'));
  }
  return null;
}

/** A page without structured data: its main text, and the title from its heading or metadata. */
export function readMainText(page: Element): FoundAd {
  const heading = elementsOf(page).find(({ tag }) => tag === 'h1');
  const title = heading ? textOf(plainText(heading).replace(/\s+/g, ' ')) : null;
  return {
    title: title ?? metaOf(page, 'og:title', 'twitter:title') ?? pageTitle(page),
    company: metaOf(page, 'og:site_name'),
    text: plainText(without(mainElement(page), AROUND)),
    source: 'main-text',
  };
}
