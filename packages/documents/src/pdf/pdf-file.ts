export interface PdfObject {
  readonly id: number;
  readonly at: number;
  readonly end: number;
  readonly isStream: boolean;
}

/** A PDF as the compiler writes it: one cross-reference table, every object separate, nothing encrypted. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  /** One character per byte (Latin-1), so that string and byte offsets agree. Only ASCII content is readable in it. */
  readonly text: string;
  /** In file order. */
  readonly objects: readonly PdfObject[];
  readonly trailer: string;
  /** Offset of the cross-reference table. */
  readonly tableAt: number;
  /** Number of entries in the table, including object 0. */
  readonly size: number;
}

/** Replaces the range from `at` to `end` with `text`, which is ASCII. */
export interface PdfEdit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

const STREAM_END = 'endstream\nendobj';
/** How many characters to search backwards for an object's closing keyword; whitespace may follow it. */
const TAIL = 24;

export function readPdf(bytes: Uint8Array): PdfFile {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? Number.NaN);
  const table = /^xref\s+0 (\d+)\s+((?:\d{10} \d{5} [nf]\s+)+)trailer\s+(<<[\s\S]*>>)\s+startxref/.exec(
    Number.isNaN(tableAt) ? '' : text.slice(tableAt),
  );
  if (!table) throw new Error('not a PDF of the compiler');
  const [, size = '', rows = '', trailer = ''] = table;
  const places = [...rows.matchAll(/(\d{10}) \d{5} ([nf])/g)]
    .map(([, offset, kind], id) => ({ id, at: Number(offset), isUsed: kind === 'n' }))
    .filter(({ isUsed }) => isUsed)
    .toSorted((one, other) => one.at - other.at);
  const objects = places.map(({ id, at }, index) => {
    const end = places[index + 1]?.at ?? tableAt;
    return { id, at, end, isStream: text.slice(end - TAIL, end).includes(STREAM_END) };
  });
  return { bytes, text, objects, trailer, tableAt, size: Number(size) };
}

const row = (offset: number, generation: string, kind: 'n' | 'f') =>
  `${String(offset).padStart(10, '0')} ${generation} ${kind}\r\n`;
/** An object number that is never reused. */
const FREE = row(0, '65535', 'f');

/** Writes the file with the edits, which must not overlap, and without the removed objects. */
export function writePdf(file: PdfFile, edits: readonly PdfEdit[], removed: ReadonlySet<number>): Uint8Array {
  const { bytes, objects, trailer, tableAt, size } = file;
  const encoder = new TextEncoder();
  const removals = objects
    .filter(({ id }) => removed.has(id))
    .map(({ at, end }): PdfEdit => ({ at, end, text: '' }));
  const inOrder = [...edits, ...removals].toSorted((one, other) => one.at - other.at);

  const parts: Uint8Array[] = [];
  const offsets = new Map<number, number>();
  let copied = 0;
  let grown = 0;
  let next = 0;
  const copyTo = (end: number) => {
    if (end < copied) throw new Error('changes of a PDF overlap');
    parts.push(bytes.subarray(copied, end));
    copied = end;
  };
  const applyBefore = (place: number) => {
    for (let edit = inOrder[next]; edit && edit.at < place; edit = inOrder[next]) {
      copyTo(edit.at);
      parts.push(encoder.encode(edit.text));
      copied = edit.end;
      grown += edit.text.length - (edit.end - edit.at);
      next += 1;
    }
  };
  for (const { id, at } of objects) {
    applyBefore(at);
    if (!removed.has(id)) offsets.set(id, at + grown);
  }
  applyBefore(tableAt);
  copyTo(tableAt);

  const rows = Array.from({ length: size }, (_, id) => {
    const offset = offsets.get(id);
    return offset === undefined ? FREE : row(offset, '00000', 'n');
  });
  const table = `xref\n0 ${size}\n${rows.join('')}trailer\n${trailer}\nstartxref\n${tableAt + grown}\n%%EOF`;
  parts.push(encoder.encode(table));
  const written = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    written.set(part, at);
    at += part.length;
  }
  return written;
}
