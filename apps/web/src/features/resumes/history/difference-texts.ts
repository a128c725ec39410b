import type { Locale } from '@lauda/domain/locale';
import { type Difference, resumeDifferences } from '@lauda/domain/resume/merge/difference';
import type { Contact, Resume } from '@lauda/domain/resume/resume';
import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import type { Translator } from '@lauda/messages';
import { sideText } from '../saving/conflict-texts.ts';

type Text = Translator['text'];

export interface ChangeLine {
  readonly key: string;
  /** 'Experience · Engineer, Aurora – Description' */
  readonly place: string;
  readonly kind: Difference['kind'];
  /** Null for changes that text cannot show: order, photo, design. */
  readonly before: string | null;
  readonly after: string | null;
}

const NAMES = [['position', 'company'], ['school', 'degree'], ['name'], ['title']] as const;

/** A custom contact is named by its label, any other by its kind, as in the editor. */
const contactName = ({ kind, label }: Contact, language: Locale): string =>
  label.trim() || wordOf(kind, 'contactKinds', language);

/** An entry's name, from its own text. */
function entryName(section: string, value: unknown, language: Locale): string {
  if (section === 'contacts' && value !== undefined) return contactName(value as Contact, language);
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
  const { language } = after;
  const entry = entryOf(after, difference) ?? entryOf(before, difference);
  const name = item === undefined ? '' : entryName(section, entry, language);
  const head = [text('history.section', { section }), name].filter((part) => part !== '').join(' · ');
  const telling = { text, language, field: field ?? null };
  const fieldName = field === undefined ? '' : text('history.field', { field });
  return {
    key: `${kind} ${path.join('/')}`,
    place: fieldName === '' ? head : `${head} – ${fieldName}`,
    kind,
    before: hasWords(difference) ? sideText(difference.before, telling) : null,
    after: hasWords(difference) ? sideText(difference.after, telling) : null,
  };
}

/** The changes from one version to another, one line each. */
export const changeLines = (before: Resume, after: Resume, text: Text): ChangeLine[] =>
  resumeDifferences(before, after).map((difference) => lineOf(difference, before, after, text));
