import { SaxesParser } from 'saxes';

export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
}

const MOST_DEPTH = 400;
const MOST_NODES = 600_000;

/** Parses an XML part, or returns null if it is invalid. Entity definitions are ignored, so none can expand. */
export function parseXml(bytes: Uint8Array | undefined): XmlNode | null {
  if (bytes === undefined) return null;
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open: XmlNode[] = [root];
  let nodes = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type is not expected');
  });
  parser.on('opentag', ({ name, attributes }) => {
    nodes += 1;
    if (nodes > MOST_NODES || open.length > MOST_DEPTH) throw new Error('too much for one part');
    const node: XmlNode = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('closetag', () => open.pop());
  try {
    parser.write(new TextDecoder().decode(bytes)).close();
  } catch {
    return null;
  }
  return root.children.find((child) => typeof child !== 'string') ?? null;
}

export const childrenOf = (node: XmlNode | undefined, name?: string): XmlNode[] =>
  (node?.children ?? []).filter(
    (child): child is XmlNode => typeof child !== 'string' && (name === undefined || child.name === name),
  );

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  childrenOf(node, name)[0];

export const valueOf = (node: XmlNode | undefined, name: string): string | undefined =>
  childOf(node, name)?.attributes['w:val'];

export const textOf = (node: XmlNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
