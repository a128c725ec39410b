import { sectionKind } from '../lexicon/section-kinds.ts';
import { lineOf } from '../layout/lines.ts';
import { BULLET } from '../layout/cells.ts';
import type { Cell, Line, Source, Span } from '../source.ts';
import { closeSpacedLetters } from '../text/repair.ts';
import { readZip, type ZipFault } from '../zip.ts';
import { type Paragraph, type Part, readParts, type Reading, type Row, type Table } from './paragraphs.ts';
import { readNumbering, readStyles } from './styles.ts';
import { childrenOf, childOf, parseXml, type XmlNode } from './xml.ts';

export type ReadDocx =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly reason: ZipFault };

const WANTED =
  /^word\/(?:document\d*|styles|numbering|header\d+|footer\d+|_rels\/[^/]+)\.(?:xml|xml\.rels|rels)$/;
/** A Word file has no positions: the cells of a row get this synthetic spacing. */
const COLUMN = 200;
const LINE_HEIGHT = 12;

export function readDocx(bytes: Uint8Array): ReadDocx {
  const zip = readZip(bytes, (name) => WANTED.test(name));
  if (!zip.ok) return zip;
  const part = (name: string) => parseXml(zip.files.get(`word/${name}`));
  const document = part('document.xml') ?? part('document2.xml');
  const body = childOf(document ?? undefined, 'w:body');
  if (body === undefined) return { ok: false, reason: 'broken' };
  const styleOf = readStyles(part('styles.xml'));
  const isList = readNumbering(part('numbering.xml'));
  const boxes: Part[][] = [];
  const readingOf = (name: string): Reading => ({
    styleOf,
    isList,
    boxes,
    hrefOf: hrefs(part(`_rels/${name}.rels`)),
  });
  const around = (form: RegExp) =>
    [...zip.files.keys()]
      .filter((name) => form.test(name))
      .toSorted()
      .flatMap((name) => {
        const root = parseXml(zip.files.get(name));
        return root === null ? [] : [readParts(root, readingOf(name.slice('word/'.length)))];
      });
  const main = readParts(body, readingOf('document.xml'));
  const headers = around(/^word\/header\d+\.xml$/);
  const footers = around(/^word\/footer\d+\.xml$/);
  const writer = createWriter();
  writer.flow(distinct(headers));
  writer.join(main);
  for (const box of boxes) writer.flow([box]);
  writer.flow(distinct(footers));
  const links = writer.lines
    .flatMap(({ cells }) => cells.flatMap(({ spans }) => spans))
    .flatMap(({ href, text }) => (href === null ? [] : [{ href, text }]));
  return { ok: true, source: { kind: 'docx', pages: [], lines: writer.lines, links } };
}

const hrefs = (root: XmlNode | null) => {
  const known = new Map(
    childrenOf(root ?? undefined).map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? null]),
  );
  return (id: string | undefined) => (id === undefined ? null : (known.get(id) ?? null));
};

const plain = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      part.kind === 'paragraph'
        ? JSON.stringify(part.rows.map((row) => row.map((spans) => spans.map(({ text }) => text).join(''))))
        : plain(part.rows.flat(2)),
    )
    .join('\n');

/** First, even and default pages may each repeat the same header. */
const distinct = (all: readonly (readonly Part[])[]): Part[][] => [
  ...new Map(all.map((parts) => [plain(parts), [...parts]])).values(),
];

/** Converts paragraphs to lines in reading order. */
function createWriter() {
  const lines: Line[] = [];
  let flow = 0;
  let block = 0;
  let y = 0;
  let isAfterBlank = false;

  const cellOf = (spans: readonly Span[], column: number, paragraph: Paragraph, own: number): Cell | null => {
    const text = closeSpacedLetters(spans.map((span) => span.text).join(''))
      .replace(/\s+/g, ' ')
      .trim();
    if (text === '') return null;
    const x = column * COLUMN + (column === 0 ? paragraph.indent : 0);
    return {
      page: 1,
      box: { x, y, width: Math.min(text.length * 5, COLUMN), height: LINE_HEIGHT },
      spans,
      text,
      order: lines.length,
      heading: paragraph.heading,
      isListItem: paragraph.isBullet,
      block: own,
      isParagraph: true,
      isBullet: BULLET.test(text),
    };
  };

  const addRow = (row: Row, paragraph: Paragraph, before: readonly Cell[] = []): Cell[] => {
    block += 1;
    const cells = row.flatMap((spans, index) => cellOf(spans, index + before.length, paragraph, block) ?? []);
    return [...before, ...cells];
  };

  const push = (cells: readonly Cell[]) => {
    const line = lineOf(cells, flow, Number.MAX_SAFE_INTEGER, lines.at(-1));
    y += LINE_HEIGHT;
    if (line === null) {
      isAfterBlank = true;
      return;
    }
    lines.push({ ...line, gap: isAfterBlank ? 1 : 0 });
    isAfterBlank = false;
  };

  const writeTable = (table: Table) => {
    const columns = Math.max(...table.rows.map((row) => row.length), 0);
    const hasHeading = (column: number) =>
      table.rows.some((row) =>
        (row[column] ?? []).some((part) => part.kind === 'paragraph' && isHeading(part)),
      );
    const headed = Array.from({ length: columns }, (_, column) => column).filter(hasHeading);
    if (headed.length > 1)
      for (let column = 0; column < columns; column += 1) {
        flow += 1;
        for (const row of table.rows) write(row[column] ?? []);
      }
    else for (const row of table.rows) writeTableRow(row);
  };

  /** The first paragraphs of a row's cells become one line; the remaining paragraphs follow. */
  const writeTableRow = (row: readonly (readonly Part[])[]) => {
    let cells: Cell[] = [];
    const rest: Part[] = [];
    for (const parts of row) {
      const at = parts.findIndex((part) => part.kind === 'paragraph' && rowsOf(part).length > 0);
      const first = parts[at];
      if (first === undefined || first.kind !== 'paragraph' || parts.some(({ kind }) => kind === 'table')) {
        rest.push(...parts);
        continue;
      }
      const [top, ...below] = rowsOf(first);
      if (first.isBullet && cells.length > 0) {
        push(cells);
        cells = [];
      }
      if (top) cells = addRow(top, first, cells);
      if (isHeading(first) && row.length > 1) {
        push(cells);
        cells = [];
      }
      if (below.length > 0) rest.push({ ...first, rows: below });
      rest.push(...parts.slice(at + 1));
    }
    if (cells.length > 0) push(cells);
    write(rest);
  };

  const write = (parts: readonly Part[]): void => {
    for (const part of parts)
      if (part.kind === 'table') writeTable(part);
      else for (const row of part.rows) push(addRow(row, part));
  };

  return {
    lines,
    /** Writes each as a separate flow. */
    flow(all: readonly (readonly Part[])[]) {
      for (const parts of all) {
        flow += 1;
        write(parts);
      }
    },
    /** Continues the current flow. */
    join(parts: readonly Part[]) {
      write(parts);
    },
  };
}

const rowsOf = ({ rows }: Paragraph) =>
  rows.filter((row) => row.some((spans) => spans.some(({ text }) => text.trim() !== '')));

const isHeading = (paragraph: Paragraph): boolean => {
  const text = paragraph.rows
    .flat(2)
    .map((span) => span.text)
    .join('')
    .trim();
  return (
    sectionKind(text.replace(/:$/, '')) !== null &&
    (paragraph.heading !== null ||
      paragraph.rows.flat(2).every(({ bold }) => bold) ||
      text === text.toUpperCase())
  );
};
