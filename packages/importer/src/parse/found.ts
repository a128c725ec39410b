import type { Block } from '@lauda/domain/resume/rich-text';
import type { Box, Line } from '../source.ts';

/** A value with its source lines and confidence: 1 is certain. */
export interface Found {
  readonly value: string | boolean | readonly Block[];
  readonly lines: readonly Line[];
  readonly confidence: number;
  /** Derived from other values and not present in the file, so there is nothing to highlight. */
  readonly isImplied?: true;
}

export interface FoundTree {
  readonly [name: string]: Found | readonly FoundTree[] | undefined;
}

export interface Field {
  /** Path in the resume: 'experience/2/company'. */
  readonly path: string;
  readonly value: string;
  readonly page: number;
  /** Its position on the page, or null if the format has no pages. */
  readonly box: Box | null;
  readonly confidence: number;
}

export const found = (value: Found['value'], lines: readonly Line[], confidence: number): Found => ({
  value,
  lines,
  confidence,
});

export const implied = (value: Found['value']): Found => ({
  value,
  lines: [],
  confidence: 1,
  isImplied: true,
});

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'confidence' in value && 'lines' in value;

const plain = (value: Found['value']): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'boolean'
      ? ''
      : value
          .flatMap((block) => (block.type === 'paragraph' ? [block.spans] : block.items))
          .map((spans) => spans.map(({ text }) => text).join(''))
          .join('\n');

function around(lines: readonly Line[], page: number): Box | null {
  const boxes = lines.filter((line) => line.page === page).map(({ box }) => box);
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Separates a tree into its plain values and the source of each value. */
export function settle(tree: FoundTree, path = ''): { row: Record<string, unknown>; fields: Field[] } {
  const row: Record<string, unknown> = {};
  const fields: Field[] = [];
  for (const [name, value] of Object.entries(tree)) {
    if (value === undefined) continue;
    const place = path === '' ? name : `${path}/${name}`;
    if (isFound(value)) {
      row[name] = value.value;
      const text = plain(value.value);
      const page = value.lines[0]?.page ?? 1;
      const box = around(value.lines, page);
      if (text !== '' && !value.isImplied)
        fields.push({ path: place, value: text, page, box, confidence: value.confidence });
    } else {
      const settled = value.map((entry, index) => settle(entry, `${place}/${index}`));
      row[name] = settled.map((entry) => entry.row);
      fields.push(...settled.flatMap((entry) => entry.fields));
    }
  }
  return { row, fields };
}
