import type { Path } from '../conflict.ts';
import type { Locale } from '../locale.ts';
import { valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { RESUME_SHAPE } from '../resume/shapes/resume-shape.ts';
import { plainText, type RichText } from '../resume/rich-text.ts';
import { richText } from '../resume/shapes/rich-text-shape.ts';
import { sectionTitle } from '../resume/vocabulary/section-titles.ts';
import { isSectionName } from '../resume/sections.ts';
import type { Row, Shape } from '../resume/shapes/shape.ts';
import { wordOf } from '../resume/vocabulary/vocabulary-words.data.ts';
import { idsAt, type Passage } from './passages.ts';

/** One field of a passage as text; multiple values are one per line. */
export interface ShownField {
  /** Name within the passage: 'company', 'description', 'theme/color', 'order' … */
  readonly field: string;
  readonly text: string;
}

const NAMING_FIELDS = ['position', 'company', 'school', 'name', 'title'];

/** Name of an entry from its own fields; '' when it has none or does not exist. */
export function entryName(entry: unknown): string {
  const row = (entry ?? {}) as Row;
  return NAMING_FIELDS.map((name) => row[name])
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join(', ');
}

export function shapeAt(path: Path): Shape {
  return path.reduce<Shape>((shape, name) => {
    if (shape.kind === 'list') return shape.item;
    const inner = shape.kind === 'object' ? shape.fields.get(name) : undefined;
    if (inner === undefined) throw new Error(`A resume has no ${path.join('/')}`);
    return inner;
  }, RESUME_SHAPE);
}

/** Names of all entries by id. Ids repeat only across lists, where either name will do. */
function entryNames(resume: Resume): Map<string, string> {
  const lists = Object.values(resume).filter((value) => Array.isArray(value)) as (Row | string)[][];
  const entries = [...lists, ...resume.customSections.map(({ items }) => items as unknown as Row[])].flat();
  return new Map(
    entries.flatMap((entry) =>
      typeof entry === 'string' ? [] : [[String(entry['id']), entryName(entry)] as const],
    ),
  );
}

function namesText(resume: Resume, names: readonly string[]): string {
  const known = entryNames(resume);
  return names
    .map((name) => (isSectionName(name) ? sectionTitle(resume, name) : known.get(name)) || name)
    .join('\n');
}

/** Fields with vocabulary keys, which are shown as words. */
const WORDS = {
  skillLevelId: 'skillLevels',
  level: 'languageLevels',
  degree: 'degrees',
  field: 'fields',
  kind: 'contactKinds',
} as const;

const wordFor = (name: string, stored: string, language: Locale): string =>
  name in WORDS ? wordOf(stored, WORDS[name as keyof typeof WORDS], language) : stored;

function textOf(resume: Resume, shape: Shape, value: unknown, name: string): string {
  if (value === undefined || value === false) return '';
  if (shape === richText) return plainText(value as RichText);
  if (shape.kind === 'names') return namesText(resume, value as string[]);
  if (shape.kind === 'list')
    return (value as Row[]).map((entry) => textOf(resume, shape.item, entry, '')).join('\n');
  if (shape.kind === 'object')
    return [...shape.fields]
      .filter(([inner]) => inner !== 'id')
      .map(([inner, field]) => textOf(resume, field, (value as Row)[inner], inner))
      .filter((text) => text !== '')
      .join(' · ');
  return typeof value === 'string' ? wordFor(name, value, resume.language) : JSON.stringify(value);
}

function fieldsOf(resume: Resume, shape: Shape, value: unknown, name: string): ShownField[] {
  if (shape.kind !== 'object')
    return [{ field: name, text: textOf(resume, shape, value, name.split('/').at(-1) ?? name) }];
  return [...shape.fields]
    .filter(([inner]) => inner !== 'id')
    .flatMap(([inner, field]) =>
      fieldsOf(resume, field, (value as Row | undefined)?.[inner], name === '' ? inner : `${name}/${inner}`),
    );
}

/** Name of a field within its passage. */
const fieldName = (key: string, path: Path): string => {
  const full = path.join('/');
  if (full === key) return path.at(-1) ?? '';
  return full.startsWith(`${key}/`) ? full.slice(key.length + 1) : full;
};

const isInside = (path: Path): boolean =>
  path.some((_, depth) => depth > 0 && shapeAt(path.slice(0, depth)).kind === 'list');

/** The fields of a passage in a document; null when its entry does not exist. */
export function shownPassage(resume: Resume, { key, kind, paths }: Passage): readonly ShownField[] | null {
  const [first = []] = paths;
  if (kind === 'order') {
    const names = idsAt(resume, first).map((id) => entryName(valueAt(resume, [...first, id])) || id);
    return [{ field: 'order', text: names.join('\n') }];
  }
  const entry = valueAt(resume, first);
  if (kind === 'entry')
    return entry === undefined
      ? null
      : fieldsOf(resume, shapeAt(first), entry, '').filter(({ text }) => text !== '');
  if (isInside(first) && valueAt(resume, first.slice(0, -1)) === undefined) return null;
  return paths.flatMap((path) =>
    fieldsOf(resume, shapeAt(path), valueAt(resume, path), fieldName(key, path)),
  );
}
