import type { Span } from '../source.ts';
import { repairText } from '../text/repair.ts';
import { halfPoints, isOn, type WordStyle } from './styles.ts';
import { childOf, childrenOf, textOf, valueOf, type XmlNode } from './xml.ts';

/** A line of a paragraph, split at tabs. */
export type Row = readonly (readonly Span[])[];

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly rows: readonly Row[];
  readonly heading: number | null;
  readonly isBullet: boolean;
  readonly indent: number;
}

export interface Table {
  readonly kind: 'table';
  /** Rows of cells; a cell holds the same kinds of parts as a page. */
  readonly rows: readonly (readonly (readonly Part[])[])[];
}

export type Part = Paragraph | Table;

export interface Reading {
  readonly styleOf: (id: string | undefined) => WordStyle;
  readonly isList: (id: string | undefined) => boolean;
  readonly hrefOf: (id: string | undefined) => string | null;
  /** Text boxes are outside the text flow and read separately. */
  readonly boxes: Part[][];
}

/** A run's own formatting overrides its paragraph style. */
function spanStyle(properties: XmlNode | undefined, style: WordStyle) {
  return {
    bold: isOn(properties, 'w:b') ?? style.bold,
    italic: isOn(properties, 'w:i') ?? style.italic,
    size: halfPoints(properties) ?? style.size,
    font: '',
  };
}

export function readParts(node: XmlNode, reading: Reading, depth = 0): Part[] {
  if (depth > 30) return [];
  return childrenOf(node).flatMap((child): Part[] => {
    if (child.name === 'w:p') return [readParagraph(child, reading, depth)];
    if (child.name === 'w:tbl') return [readTable(child, reading, depth)];
    // Content controls, insertions and the like contain parts themselves.
    if (child.name === 'w:sdt') return readParts(childOf(child, 'w:sdtContent') ?? child, reading, depth + 1);
    if (['w:ins', 'w:sdtContent', 'w:customXml', 'w:smartTag'].includes(child.name))
      return readParts(child, reading, depth + 1);
    return [];
  });
}

const readTable = (node: XmlNode, reading: Reading, depth: number): Table => ({
  kind: 'table',
  rows: childrenOf(node, 'w:tr').map((row) =>
    [
      ...childrenOf(row, 'w:tc'),
      ...childrenOf(row, 'w:sdt').flatMap((own) => childrenOf(childOf(own, 'w:sdtContent'), 'w:tc')),
    ].map((cell) => readParts(cell, reading, depth + 1)),
  ),
});

function readParagraph(node: XmlNode, reading: Reading, depth: number): Paragraph {
  const properties = childOf(node, 'w:pPr');
  const style = reading.styleOf(valueOf(properties, 'w:pStyle'));
  const level = valueOf(properties, 'w:outlineLvl');
  const numbering = valueOf(childOf(properties, 'w:numPr'), 'w:numId') ?? style.numbering ?? undefined;
  const rows: Span[][][] = [[[]]];
  const add = (text: string, marks: Omit<Span, 'text'>) => {
    const clean = repairText(text);
    if (clean !== '')
      rows
        .at(-1)
        ?.at(-1)
        ?.push({ ...marks, text: clean });
  };
  const walk = (own: XmlNode, href: string | null, marks: Omit<Span, 'text' | 'href'> | null): void => {
    for (const child of childrenOf(own)) {
      switch (child.name) {
        case 'w:r': {
          const run = childOf(child, 'w:rPr');
          // Skip hidden text: the document does not show it.
          if (isOn(run, 'w:vanish') !== true) walk(child, href, spanStyle(run, style));
          break;
        }
        case 'w:t':
          for (const [index, piece] of textOf(child).split('\t').entries()) {
            if (index > 0) rows.at(-1)?.push([]);
            add(piece, { ...(marks ?? spanStyle(undefined, style)), href });
          }
          break;
        case 'w:tab':
        case 'w:ptab':
          rows.at(-1)?.push([]);
          break;
        case 'w:br':
        case 'w:cr':
          if (child.attributes['w:type'] === undefined) rows.push([[]]);
          break;
        case 'w:noBreakHyphen':
          add('-', { ...(marks ?? spanStyle(undefined, style)), href });
          break;
        case 'w:hyperlink':
          walk(child, reading.hrefOf(child.attributes['r:id']), marks);
          break;
        case 'w:txbxContent':
          reading.boxes.push(readParts(child, reading, depth + 1));
          break;
        // Skip the fallback copy of a drawing for older programs, and deleted text.
        case 'mc:Fallback':
        case 'w:del':
        case 'w:moveFrom':
        case 'w:pPr':
        case 'w:rPr':
          break;
        default:
          walk(child, href, marks);
      }
    }
  };
  walk(node, null, null);
  const indent = Number(childOf(properties, 'w:ind')?.attributes['w:left'] ?? 0) / 20;
  return {
    kind: 'paragraph',
    rows,
    heading: level === undefined ? style.heading : Number(level) + 1,
    isBullet: reading.isList(numbering),
    indent: Number.isFinite(indent) ? indent : 0,
  };
}
