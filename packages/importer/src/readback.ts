import type { SourceText } from './result.ts';

/** The content of a document by part, as described in the documents package. */
export interface Printed {
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly PrintedItem[];
  readonly sections: readonly PrintedSection[];
}

interface PrintedItem {
  readonly field: string;
  readonly name: string;
  readonly detail: string;
  readonly group: string;
}

interface PrintedEntry {
  readonly field: string;
  /** The heading above several roles at one employer, on the first of them. */
  readonly employer: { readonly name: string; readonly location: string } | null;
  readonly title: string;
  readonly subtitle: string;
  readonly location: string;
  readonly dates: string;
  readonly address: string;
  readonly body: readonly PrintedBlock[];
}

type PrintedBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly { readonly text: string }[] }
  | {
      readonly kind: 'bullets' | 'numbers';
      readonly items: readonly (readonly { readonly text: string }[])[];
    };

type PrintedSection = { readonly field: string; readonly title: string } & (
  | { readonly kind: 'text'; readonly body: readonly PrintedBlock[] }
  | { readonly kind: 'entries'; readonly entries: readonly PrintedEntry[] }
  | { readonly kind: 'items'; readonly items: readonly PrintedItem[] }
);

export interface LostField {
  /** Path in the resume: 'experience/2/title'. */
  readonly path: string;
  readonly wanted: string;
  /** What the reader extracted, or '' if nothing. */
  readonly read: string;
}

export interface Readback {
  readonly total: number;
  readonly lost: readonly LostField[];
}

const plain = (text: string) => text.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();

const lines = (blocks: readonly PrintedBlock[]) =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => plain(runs.map(({ text }) => text).join('')));

interface Part {
  /** Path in the resume. */
  readonly path: string;
  readonly text: string;
}

/**
 * The parts of a document, keyed by printed position: hidden or unfinished entries have a path in the resume but do not
 * appear on the page, and groups rearrange skills.
 */
function partsOf(printed: Printed): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (key: string, path: string, text: string) => {
    if (plain(text) !== '') parts.set(key, { path, text: plain(text) });
  };
  const addBody = (key: string, path: string, body: readonly PrintedBlock[]) => {
    for (const [index, text] of lines(body).entries()) add(`${key}/${index}`, `${path}/${index}`, text);
  };
  let customCount = 0;
  const keyOf = (field: string) =>
    field.startsWith('customSections/') ? `customSections/${(customCount += 1)}` : field;
  add('name', 'name', printed.name);
  add('headline', 'headline', printed.headline);
  for (const { field, name } of printed.contact) add(field, field, name);
  for (const section of printed.sections) {
    const place = keyOf(section.field);
    if (section.kind === 'text') addBody(place, section.field, section.body);
    else if (section.kind === 'items')
      for (const [index, { field, ...item }] of section.items.entries())
        for (const part of ['name', 'detail', 'group'] as const)
          add(`${place}/${index}/${part}`, `${field}/${part}`, item[part]);
    else
      for (const [index, { field, body, employer, ...entry }] of section.entries.entries()) {
        // The employer's dates derive from its roles' dates. Its other parts map to a single role's fields.
        add(`${place}/${index}/employer/name`, `${field}/subtitle`, employer?.name ?? '');
        add(`${place}/${index}/employer/location`, `${field}/location`, employer?.location ?? '');
        for (const part of ['title', 'subtitle', 'location', 'dates', 'address'] as const)
          add(`${place}/${index}/${part}`, `${field}/${part}`, entry[part]);
        addBody(`${place}/${index}/body`, `${field}/body`, body);
      }
  }
  return parts;
}

/** Compares a document with what was read from it, part by part; `read` is null if the file could not be read. */
export function compareReadback(source: Printed, read: Printed | null): Readback {
  const [wanted, got] = [partsOf(source), read === null ? new Map<string, Part>() : partsOf(read)];
  const lost = [...wanted].flatMap(([key, { path, text }]) => {
    const other = got.get(key)?.text ?? '';
    // Templates print some parts in capitals.
    return other.toLowerCase() === text.toLowerCase() ? [] : [{ path, wanted: text, read: other }];
  });
  return { total: wanted.size, lost };
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A page read in rows across columns: top to bottom, each row left to right. */
function acrossText(lines: readonly SourceText[]): string {
  const placed = lines.flatMap(({ page, text, box }) => (box === null ? [] : [{ page, text, box }]));
  const rows: (typeof placed)[] = [];
  for (const line of placed.toSorted((a, b) => a.page - b.page || a.box.y - b.box.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isBeside =
      first !== undefined &&
      first.page === line.page &&
      line.box.y < first.box.y + Math.min(first.box.height, line.box.height) / 2;
    if (row && isBeside) row.push(line);
    else rows.push([line]);
  }
  return bare(
    rows
      .flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x))
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Parts that software without column detection would read in pieces. */
export function mixedAcross(
  source: Printed,
  lines: readonly SourceText[],
): { total: number; mixed: string[] } {
  const text = acrossText(lines);
  const parts = [...partsOf(source).values()];
  const mixed = parts.filter((part) => !text.includes(bare(part.text))).map(({ path }) => path);
  return { total: parts.length, mixed };
}
