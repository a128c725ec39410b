import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Mark, NO_MARK, type Style } from '../source.ts';
import { marksOf } from './tags.ts';

/** A run of text in one font, as the file draws it. `y` is its baseline, from the top of the page. */
export interface Run extends Style, Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly order: number;
  readonly href: string | null;
}

interface FontFacts {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
}

const BOLD =
  /bold|black|heavy|semibold|demi|[-,]bd|medium(?!\w*italic$)|bx\d|sbc?\d{2}|^(?:cm|lm|ec)bx|-(?:600|700|800)/i;
/** Icon fonts, whose characters have no meaning. */
const ICONS =
  /awesome|icons?\b|icomoon|fontello|material-?(icons|symbols)|marvosym|academicons|simple-?icons|phosphor/i;
const ITALIC = /italic|oblique|slant|[-,]it\b|cmti|cmsl|ecti|lmri/i;

function fontStyle(
  page: PDFPageProxy,
  id: string,
  known: Map<string, Omit<Style, 'size'>>,
): Omit<Style, 'size'> {
  const seen = known.get(id);
  if (seen) return seen;
  const facts = (page.commonObjs.has(id) ? page.commonObjs.get(id) : {}) as FontFacts;
  const font = (facts.name ?? id).replace(/^[A-Z]{6}\+/, '');
  const style = {
    font,
    bold: facts.bold === true || facts.black === true || BOLD.test(font),
    italic: facts.italic === true || ITALIC.test(font),
  };
  known.set(id, style);
  return style;
}

interface LinkArea {
  readonly href: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

async function linkAreas(page: PDFPageProxy, height: number): Promise<LinkArea[]> {
  const annotations = (await page.getAnnotations()) as {
    url?: string;
    unsafeUrl?: string;
    rect?: number[];
  }[];
  return annotations.flatMap(({ url, rect }) => {
    const [left = 0, low = 0, right = 0, high = 0] = rect ?? [];
    return url === undefined ? [] : [{ href: url, left, right, top: height - high, bottom: height - low }];
  });
}

/** All upright text of a page, with position, font, tag and link. */
export async function readRuns(page: PDFPageProxy): Promise<{ runs: Run[]; width: number; height: number }> {
  const [left = 0, low = 0, right = 0, high = 0] = page.view;
  const [width, height] = [right - left, high - low];
  const content = await page.getTextContent({ includeMarkedContent: true });
  // Font names are available only after the page's operators have been read.
  await page.getOperatorList();
  const marks = marksOf(await page.getStructTree().catch(() => null));
  const areas = await linkAreas(page, height).catch(() => []);
  const fonts = new Map<string, Omit<Style, 'size'>>();
  const open: (Mark | null)[] = [];
  const runs: Run[] = [];
  for (const item of content.items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(marks.get(item.id) ?? null);
      continue;
    }
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(c, d);
    if (item.str === '' || size === 0 || Math.abs(b) > Math.abs(a)) continue;
    const [place, base] = [x - left, height - (y - low)];
    const middle = place + item.width / 2;
    const link = areas.find(
      ({ left, right, top, bottom }) =>
        middle >= left - 1 &&
        middle <= right + 1 &&
        base - size / 3 >= top - 1 &&
        base - size / 3 <= bottom + 1,
    );
    const style = fontStyle(page, item.fontName, fonts);
    if (ICONS.test(style.font)) continue;
    runs.push({
      text: item.str,
      x: place,
      y: base,
      width: item.width,
      size,
      order: runs.length,
      href: link?.href ?? null,
      ...style,
      ...(open.findLast((mark) => mark !== null) ?? NO_MARK),
    });
  }
  return { runs, width, height };
}
