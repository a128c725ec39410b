import { type Difference, resumeDifferences } from '@lauda/domain/resume/difference';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Translator } from '@lauda/messages';
import { sideText } from '../conflict-texts.ts';

type Text = Translator['text'];

export interface ChangeLine {
  readonly key: string;
  /** 'Experience · Engineer, Aurora – Description' */
  readonly place: string;
  readonly kind: Difference['kind'];
  /** Null where words tell nothing: an order, a picture, the look. */
  readonly before: string | null;
  readonly after: string | null;
}

const NAMES = [['position', 'company'], ['school', 'degree'], ['name'], ['label', 'url'], ['title']] as const;

/** What an entry is called by its own words. */
function entryName(value: unknown): string {
  const entry = (value ?? {}) as Readonly<Record<string, unknown>>;
  for (const fields of NAMES) {
    const words = fields
      .map((field) => entry[field])
      .filter((word) => typeof word === 'string' && word !== '');
    if (words.length > 0) return words.join(', ');
  }
  return '';
}

function entryOf(resume: Resume, { section, item }: Difference): unknown {
  const list: unknown = resume[section as keyof Resume];
  return Array.isArray(list) ? list.find((entry: { id?: unknown }) => entry.id === item) : undefined;
}

const WORDLESS = new Set([
  'templateId',
  'language',
  'pageSize',
  'theme',
  'sectionOrder',
  'hiddenSections',
  'hiddenEntries',
  'sectionPlace',
  'place',
  'photo',
]);

const hasWords = ({ kind, section, field }: Difference): boolean =>
  kind === 'changed' && !WORDLESS.has(section) && !WORDLESS.has(field ?? '');

function lineOf(difference: Difference, before: Resume, after: Resume, text: Text): ChangeLine {
  const { section, item, field, kind, path } = difference;
  const name = item === undefined ? '' : entryName(entryOf(after, difference) ?? entryOf(before, difference));
  const head = [text('history.section', { section }), name].filter((part) => part !== '').join(' · ');
  const fieldName = field === undefined ? '' : text('history.field', { field });
  return {
    key: `${kind} ${path.join('/')}`,
    place: fieldName === '' ? head : `${head} – ${fieldName}`,
    kind,
    before: hasWords(difference) ? sideText(difference.before, text) : null,
    after: hasWords(difference) ? sideText(difference.after, text) : null,
  };
}

/** What changed from one version to another, a line for each change. */
export const changeLines = (before: Resume, after: Resume, text: Text): ChangeLine[] =>
  resumeDifferences(before, after).map((difference) => lineOf(difference, before, after, text));
