import type { Path } from '../conflict.ts';
import { entryName, shapeAt } from '../proposals/shown.ts';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { type TextPlace, textPlaces, type TextValue, wordsOf } from './text-places.ts';
import { withMarksOf } from './with-marks-of.ts';

/**
 * `untranslated`: the source has words where the twin has none. `unchecked`: the twin has words that nobody has
 * compared with the source yet. `changed`: the source says something else since.
 */
export type TextState = 'inStep' | 'untranslated' | 'unchecked' | 'changed';

export interface TwinField {
  readonly path: Path;
  /** Whether it is a text of several lines. */
  readonly isText: boolean;
  /** The source as it was when the twin's words were last compared with it, and as it is now. */
  readonly before: string;
  readonly source: string;
  readonly mine: string;
}

/** Words that are translated and decided together. */
export interface TwinText {
  /** 'text:experience/<id>/description', 'text:skills' … */
  readonly key: string;
  readonly section: string;
  /** What the entry is called in the source; '' where the section says it all. */
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

/** Places of the source with words, or whose words are gone, by the key of what they are translated with. */
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

/** All words of the source beside those of the twin, in the order of the form. Entries the twin lacks are left out. */
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

/** The twin with these words at a path, cut to what the field holds; lines keep the marks of the source. */
export function withWords(twin: Resume, source: Resume, path: Path, words: string): Resume {
  const of = valueAt(source, path) as TextValue | undefined;
  if (of === undefined || valueAt(twin, path) === undefined) return twin;
  const value = typeof of === 'string' ? words.replaceAll(/\s*\n\s*/g, ' ') : withMarksOf(of, words);
  return setAt(twin, path, shapeAt(path).tidy(value));
}

/** The snapshot that has seen the source's words under these keys: the twin's are in step with them. */
export function advanceTexts(snapshot: Resume, source: Resume, keys: ReadonlySet<string>): Resume {
  const places = [...placesByKey(snapshot, source)].filter(([key]) => keys.has(key)).flatMap(([, of]) => of);
  return places.reduce(
    (known, { path, value }) => (valueAt(known, path) === undefined ? known : setAt(known, path, value)),
    snapshot,
  );
}

/** Keys of all words of the source, in step or not. */
export const textKeys = (snapshot: Resume, source: Resume): string[] => [
  ...placesByKey(snapshot, source).keys(),
];
