import type { Path } from '../conflict.ts';
import { entryName, shapeAt } from '../proposals/shown.ts';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { type TextPlace, textPlaces, type TextValue, wordsOf } from './text-places.ts';
import { withMarksOf } from './with-marks-of.ts';

/**
 * `untranslated`: the source has text where the twin has none. `unchecked`: the twin has text that nobody has compared
 * with the source yet. `changed`: the source has changed since.
 */
export type TextState = 'inStep' | 'untranslated' | 'unchecked' | 'changed';

export interface TwinField {
  readonly path: Path;
  /** Whether it is multi-line rich text. */
  readonly isText: boolean;
  /** The source when the twin's text was last compared with it, and the source now. */
  readonly before: string;
  readonly source: string;
  readonly mine: string;
}

/** Text that is translated and decided as a unit. */
export interface TwinText {
  /** 'text:experience/<id>/description', 'text:skills' … */
  readonly key: string;
  readonly section: string;
  /** Name of the entry in the source; '' where the section is enough. */
  readonly entry: string;
  readonly state: TextState;
  readonly fields: readonly TwinField[];
}

const PREFIX = 'text:';
export const isTextKey = (key: string): boolean => key.startsWith(PREFIX);

/** Lists of short lines, translated as a whole. */
const WHOLE = new Set(['contacts', 'skills', 'languages', 'certifications', 'sectionTitle']);

const isLines = (value: TextValue): boolean => typeof value !== 'string';

function keyOf({ path, value }: TextPlace): string {
  const [first = ''] = path;
  if (WHOLE.has(first)) return `${PREFIX}${first}`;
  return `${PREFIX}${(isLines(value) ? path : path.slice(0, -1)).join('/')}`;
}

const wordsAt = (resume: Resume, path: Path): string => {
  const value = valueAt(resume, path) as TextValue | undefined;
  return value === undefined ? '' : wordsOf(value);
};

/** Fields of the source with text, or whose text was deleted, grouped by translation unit. */
function placesByKey(snapshot: Resume, source: Resume): Map<string, TextPlace[]> {
  const places = [...textPlaces(source).values()].filter(
    ({ path, value }) => wordsOf(value) !== '' || wordsAt(snapshot, path) !== '',
  );
  return Map.groupBy(places, keyOf);
}

function stateOf(fields: readonly TwinField[]): TextState {
  if (fields.some(({ source, mine }) => source !== '' && mine === '')) return 'untranslated';
  if (fields.every(({ source, before }) => source === before)) return 'inStep';
  return fields.every(({ before }) => before === '') ? 'unchecked' : 'changed';
}

function entryAt(source: Resume, path: Path): string {
  if (WHOLE.has(path[0] ?? '')) return '';
  for (let length = path.length - 1; length > 1; length -= 1) {
    const name = entryName(valueAt(source, path.slice(0, length)));
    if (name !== '') return name;
  }
  return '';
}

/** All text of the source next to the twin's, in the order of the form. Entries that the twin lacks are left out. */
export function twinTexts(snapshot: Resume, twin: Resume, source: Resume): TwinText[] {
  return [...placesByKey(snapshot, source)].flatMap(([key, places]): TwinText[] => {
    const fields = places
      .filter(({ path }) => valueAt(twin, path) !== undefined)
      .map(({ path, value }) => ({
        path,
        isText: isLines(value),
        before: wordsAt(snapshot, path),
        source: wordsOf(value),
        mine: wordsAt(twin, path),
      }));
    const [first] = fields;
    if (first === undefined) return [];
    const [part = '', field] = first.path;
    const section = field === 'summary' ? 'objectives' : part;
    return [{ key, section, entry: entryAt(source, first.path), state: stateOf(fields), fields }];
  });
}

export const countOpenTexts = (snapshot: Resume, twin: Resume, source: Resume): number =>
  twinTexts(snapshot, twin, source).filter(({ state }) => state !== 'inStep').length;

/** Sets text at a path of the twin, cut to the field's limit; lines keep the formatting of the source. */
export function withWords(twin: Resume, source: Resume, path: Path, words: string): Resume {
  const of = valueAt(source, path) as TextValue | undefined;
  if (of === undefined || valueAt(twin, path) === undefined) return twin;
  const value = typeof of === 'string' ? words.replaceAll(/\s*\n\s*/g, ' ') : withMarksOf(of, words);
  return setAt(twin, path, shapeAt(path).tidy(value));
}

/** Marks the source's current text under these keys as seen: the twin is in step with it. */
export function advanceTexts(snapshot: Resume, source: Resume, keys: ReadonlySet<string>): Resume {
  const places = [...placesByKey(snapshot, source)].filter(([key]) => keys.has(key)).flatMap(([, of]) => of);
  return places.reduce(
    (known, { path, value }) => (valueAt(known, path) === undefined ? known : setAt(known, path, value)),
    snapshot,
  );
}

/** Keys of all translation units of the source, in step or not. */
export const textKeys = (snapshot: Resume, source: Resume): string[] => [
  ...placesByKey(snapshot, source).keys(),
];
