import type { BaseUpdate } from '@lauda/domain/proposals/base-updates';
import type { ShownField } from '@lauda/domain/proposals/shown';
import type { PlainKey, Translator } from '@lauda/messages';

type Text = Translator['text'];

/** Groups of settings, whose values are keys that mean nothing to users. */
const SETTINGS: Readonly<Record<string, PlainKey>> = {
  design: 'proposals.design',
  sections: 'proposals.sections',
};

/** Describes a change of settings; null for changes that show their text. */
export const settingsKey = ({ section }: BaseUpdate): PlainKey | null => SETTINGS[section] ?? null;

/** 'Experience · Engineer, Aurora' */
export function placeOf({ section, entry }: Pick<BaseUpdate, 'section' | 'entry'>, text: Text): string {
  const head =
    section in SETTINGS ? text('proposals.section', { section }) : text('history.section', { section });
  return entry === '' ? head : `${head} · ${entry}`;
}

const lastName = (field: string): string => field.split('/').at(-1) ?? field;

export const fieldLabel = ({ field }: ShownField, text: Text): string =>
  text('history.field', { field: lastName(field) });

const MONTH = /^\d{4}-\d{2}$/;

/** A field's value for display: months by name, an enabled switch as Yes. */
export function fieldText({ text: value }: ShownField, text: Text, locale: string): string {
  if (value === 'true') return text('resumes.conflictYes');
  if (!MONTH.test(value)) return value;
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${value}-01T00:00:00Z`),
  );
}
