import type { BaseUpdate } from '@lauda/domain/proposals/base-updates';
import type { ShownField } from '@lauda/domain/proposals/shown';
import type { Locale } from '@lauda/domain/locale';
import { wordOf } from '@lauda/domain/resume/vocabulary-words.data';
import type { PlainKey, Translator } from '@lauda/messages';

type Text = Translator['text'];

/** Groups of settings: their values are keys that say nothing to a person. */
const SETTINGS: Readonly<Record<string, PlainKey>> = {
  design: 'proposals.design',
  sections: 'proposals.sections',
};

/** What a change of settings is about, in a sentence; null for what shows its words. */
export const settingsKey = ({ section }: BaseUpdate): PlainKey | null => SETTINGS[section] ?? null;

/** 'Experience · Engineer, Aurora' */
export function placeOf({ section, entry }: BaseUpdate, text: Text): string {
  const head =
    section in SETTINGS ? text('proposals.section', { section }) : text('history.section', { section });
  return entry === '' ? head : `${head} · ${entry}`;
}

const lastName = (field: string): string => field.split('/').at(-1) ?? field;

export const fieldLabel = ({ field }: ShownField, text: Text): string =>
  text('history.field', { field: lastName(field) });

/** Values that are stored as keys, by their word in the resume's language. */
const WORDS = { skillLevelId: 'skillLevels', kind: 'contactKinds' } as const;
export function fieldText({ field, text: value }: ShownField, language: Locale): string {
  const name = lastName(field);
  return name in WORDS ? wordOf(value, WORDS[name as keyof typeof WORDS], language) : value;
}
