/** Word writes its lists as paragraphs, with the bullet as text that it tells readers to leave out. */
const isWordListLine = (element: Element): boolean =>
  /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') ||
  /^MsoList(?:Paragraph|Bullet|Number)/i.test(element.className);

const isIgnored = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

const MARKER = /^\s*(?:[•●▪◦‣∙·§o]|\d{1,2}[.)])[\s\u00a0]+/;
const NUMBER = /^\s*\d{1,2}[.)]/;

function takeOutMarker(line: Element): { isNumbered: boolean } {
  const isNumbered = NUMBER.test(line.textContent ?? '');
  for (const element of line.querySelectorAll('[style]')) if (isIgnored(element)) element.remove();
  const [first] = line.childNodes;
  if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').replace(MARKER, '');
  return { isNumbered };
}

function gatherWordLists(body: HTMLElement): void {
  let list = null as HTMLElement | null;
  for (const line of body.querySelectorAll('p')) {
    if (!isWordListLine(line)) {
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

/** A list inside a list becomes lines of the one around it: resumes have one level. */
function flattenLists(body: HTMLElement): void {
  for (const inner of [...body.querySelectorAll('li ul, li ol')].toReversed()) {
    inner.closest('li')?.after(...inner.children);
    inner.remove();
  }
}

/** What other programs put on the clipboard, without their lists in disguise, comments and style sheets. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, title, link, img, o\\:p'))
    element.remove();
  gatherWordLists(body);
  flattenLists(body);
  return body.innerHTML.replace(/<!--.*?-->/gs, '');
}
