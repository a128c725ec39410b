interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => string };
}

/** Trusted Types forbid parsing plain strings, even into an inert document. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('lauda-paste', {
  createHTML: (html) => html,
});

const BULLETED = /^\s*[•●▪◦‣∙][\s\u00a0]+/;

/**
 * Word writes list items as paragraphs whose bullet is text marked for readers to ignore; other programs use plain
 * bullets.
 */
const isListLine = (element: Element): boolean =>
  /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') ||
  /^MsoList(?:Paragraph|Bullet|Number)/i.test(element.className) ||
  BULLETED.test(element.textContent ?? '');

const isIgnored = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

const MARKER = /^\s*(?:[•●▪◦‣∙·§o]|\d{1,2}[.)])[\s\u00a0]+/;
const NUMBER = /^\s*\d{1,2}[.)]/;

function takeOutMarker(line: Element): { isNumbered: boolean } {
  const isNumbered = NUMBER.test(line.textContent ?? '');
  for (const element of line.querySelectorAll('[style]')) if (isIgnored(element)) element.remove();
  const texts = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const first = texts.nextNode();
  if (first) first.textContent = (first.textContent ?? '').replace(MARKER, '');
  return { isNumbered };
}

/** Splits bulleted lines that are separated only by line breaks, as on LinkedIn, into paragraphs. */
function splitBulletedLines(body: HTMLElement): void {
  const holders = new Set(
    [...body.querySelectorAll('br')].flatMap((lineBreak) => lineBreak.parentElement ?? []),
  );
  for (const holder of holders) {
    const lines: Node[][] = [[]];
    for (const node of holder.childNodes)
      if (node.nodeName === 'BR') lines.push([]);
      else lines.at(-1)?.push(node);
    const isBulleted = (line: readonly Node[]) =>
      BULLETED.test(line.map(({ textContent }) => textContent ?? '').join(''));
    if (!lines.some(isBulleted)) continue;
    const paragraphs = lines
      .filter((line) => line.length > 0)
      .map((line) => {
        const paragraph = holder.ownerDocument.createElement('p');
        paragraph.append(...line);
        return paragraph;
      });
    if (holder === body) holder.replaceChildren(...paragraphs);
    else holder.replaceWith(...paragraphs);
  }
}

function gatherLists(body: HTMLElement): void {
  let list = null as HTMLElement | null;
  for (const line of body.querySelectorAll('p')) {
    if (!isListLine(line)) {
      list = null;
      continue;
    }
    const { isNumbered } = takeOutMarker(line);
    const tag = isNumbered ? 'ol' : 'ul';
    if (list?.localName !== tag || list.nextElementSibling !== line) {
      list = line.ownerDocument.createElement(tag);
      line.before(list);
    }
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

/** Flattens nested lists into the outer one: resumes have one level. */
function flattenLists(body: HTMLElement): void {
  for (const inner of [...body.querySelectorAll('li ul, li ol')].toReversed()) {
    inner.closest('li')?.after(...inner.children);
    inner.remove();
  }
}

/** Cleans clipboard HTML of other programs: disguised lists, comments and style sheets. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, title, link, img, o\\:p'))
    element.remove();
  splitBulletedLines(body);
  gatherLists(body);
  flattenLists(body);
  return body.innerHTML.replace(/<!--.*?-->/gs, '');
}
