/** A run of text as the engine set it: start of its baseline, font size and width, in points. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

const TAG =
  /<g\b[^>]*?(\/?)>|<\/g>|<foreignObject x="([\d.-]+)"[^>]*? width="([\d.]+)" height="([\d.]+)"[^>]*>(?:<[^>]+>)?([^<]*)/g;
const TRANSFORM = /(translate|scale)\(([\d.e-]+)\s*,\s*([\d.e-]+)\)/;
/** Units per em of OpenType fonts: 1000 with cubic curves, 2048 with quadratic ones. */
const UNITS_PER_EM = [1000, 2048] as const;
/** The selection layer's boxes are one em high, in multiples of this many font units, rounded down. */
const BOX_UNIT = 16;

const unitsPerEm = (boxHeight: number): number =>
  UNITS_PER_EM.find((units) => Math.floor(units / BOX_UNIT) === Math.floor(boxHeight)) ??
  boxHeight * BOX_UNIT;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  apos: "'",
};
const decoded = (text: string): string =>
  text.replaceAll(/&(lt|gt|amp|quot|apos|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function inFrame(parent: Frame, tag: string): Frame {
  const [, kind, first, second] = TRANSFORM.exec(tag) ?? [];
  if (kind === undefined) return parent;
  const [a, b] = [Number(first), Number(second)];
  if (kind === 'scale') return { ...parent, scale: parent.scale * a };
  return { ...parent, x: parent.x + a * parent.scale, y: parent.y + b * parent.scale };
}

/**
 * The text and positions on a page of the engine's SVG, in typesetting order. Read from the text selection layer before
 * that is removed.
 */
export function textLines(pageMarkup: string): TextLine[] {
  const lines: TextLine[] = [];
  const frames: Frame[] = [{ x: 0, y: 0, scale: 1 }];
  for (const [tag, isEmpty, offset, width, height, text] of pageMarkup.matchAll(TAG)) {
    const frame = frames.at(-1);
    if (frame === undefined) break;
    if (tag === '</g>') frames.pop();
    else if (text !== undefined) {
      if (text.trim() === '') continue;
      const length = Number(width) * frame.scale;
      // The layer's own group undoes most of the scale of the surrounding glyphs.
      const letters = frames.at(-2) ?? frame;
      const x = frame.x + Number(offset) * frame.scale;
      const size = letters.scale * unitsPerEm(Number(height));
      lines.push({ text: decoded(text), x, y: frame.y, size, width: length });
    } else if (isEmpty !== '/') frames.push(inFrame(frame, tag));
  }
  return lines;
}
