import { childOf, childrenOf, valueOf, type XmlNode } from './xml.ts';

/** A Word paragraph style, including what it inherits from the styles it is based on. */
export interface WordStyle {
  readonly heading: number | null;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly numbering: string | null;
}

const HEADING = /^(?:heading|t[íi]tulo|ttulo|berschrift|titre)\s?(\d)$/i;
const TITLE = /^(?:title|t[íi]tulo|name|nome)$/i;

export const isOn = (node: XmlNode | undefined, name: string): boolean | undefined => {
  const mark = childOf(node, name);
  if (mark === undefined) return undefined;
  return !['0', 'false', 'off', 'none'].includes(mark.attributes['w:val'] ?? 'true');
};

export const halfPoints = (node: XmlNode | undefined): number | undefined => {
  const value = Number(valueOf(node, 'w:sz'));
  return Number.isFinite(value) && value > 0 ? value / 2 : undefined;
};

export function readStyles(root: XmlNode | null): (id: string | undefined) => WordStyle {
  const defaults = childOf(childOf(childOf(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  const base: WordStyle = {
    heading: null,
    bold: false,
    italic: false,
    size: halfPoints(defaults) ?? 10,
    numbering: null,
  };
  const nodes = new Map(
    childrenOf(root ?? undefined, 'w:style').map((node) => [node.attributes['w:styleId'] ?? '', node]),
  );
  const known = new Map<string, WordStyle>();
  const defaultId = [...nodes].find(
    ([, node]) => node.attributes['w:type'] === 'paragraph' && node.attributes['w:default'] === '1',
  )?.[0];
  const read = (id: string | undefined, depth: number): WordStyle => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (id === undefined || node === undefined || depth > 20) return byName(id, base);
    const seen = known.get(id);
    if (seen) return seen;
    const parent = read(valueOf(node, 'w:basedOn'), depth + 1);
    const [paragraph, run] = [childOf(node, 'w:pPr'), childOf(node, 'w:rPr')];
    const level = valueOf(paragraph, 'w:outlineLvl');
    const name = valueOf(node, 'w:name') ?? id;
    const own: WordStyle = {
      heading:
        level !== undefined && Number(level) < 6 ? Number(level) + 1 : (headingOf(name) ?? parent.heading),
      bold: isOn(run, 'w:b') ?? parent.bold,
      italic: isOn(run, 'w:i') ?? parent.italic,
      size: halfPoints(run) ?? parent.size,
      numbering: valueOf(childOf(paragraph, 'w:numPr'), 'w:numId') ?? parent.numbering,
    };
    known.set(id, own);
    return own;
  };
  return (id) => read(id ?? defaultId, 0);
}

const headingOf = (name: string): number | null => {
  const level = HEADING.exec(name)?.[1];
  return level === undefined ? (TITLE.test(name) ? 0 : null) : Number(level);
};

/** Files without a style sheet still reference Word's built-in style names. */
const byName = (id: string | undefined, base: WordStyle): WordStyle =>
  id === undefined
    ? base
    : { ...base, heading: headingOf(id.replace(/(\d)$/, ' $1').trim()) ?? headingOf(id) };

/** Lists whose lines have a bullet or number; some lists are numbered with nothing. */
export function readNumbering(root: XmlNode | null): (id: string | undefined) => boolean {
  const formats = new Map(
    childrenOf(root ?? undefined, 'w:abstractNum').map((node) => [
      node.attributes['w:abstractNumId'] ?? '',
      valueOf(childOf(node, 'w:lvl'), 'w:numFmt') ?? 'bullet',
    ]),
  );
  const lists = new Map(
    childrenOf(root ?? undefined, 'w:num').map((node) => [
      node.attributes['w:numId'] ?? '',
      formats.get(valueOf(node, 'w:abstractNumId') ?? '') ?? 'bullet',
    ]),
  );
  return (id) => id !== undefined && id !== '0' && (lists.get(id) ?? 'bullet') !== 'none';
}
