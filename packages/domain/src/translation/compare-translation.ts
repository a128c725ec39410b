import type { Locale } from '../locale.ts';
import { fold } from '../skills/words.ts';
import { contactsIn } from './contacts.ts';
import { datesIn } from './dates.ts';
import { compareFigures } from './figures.ts';
import type { Objection } from './objection.ts';
import {
  ACTS,
  ADDED,
  DEEDS,
  DEGREES,
  EXCEPTIONS,
  FINISHED,
  HIDDEN_NEGATIONS,
  LANGUAGES,
  LEVELS,
  MONTH_NAMES,
  NEGATIONS,
  PARTS,
  PARTS_ALLOWED,
  PARTS_OF_DAY,
  PARTS_OF_YEAR,
  PERIODS,
  POLES,
  RANKS,
  SEASONS,
  UNITS,
  WEEKDAYS,
} from './terms.data.ts';
import { countOf, firstOf } from './terms.ts';
import { compareWords, readPair } from './word-rules.ts';

export type { Objection } from './objection.ts';

export interface Translation {
  readonly original: string;
  readonly translation: string;
  readonly from: Locale;
  readonly to: Locale;
}

const difference = (one: readonly string[], other: readonly string[]) =>
  one.filter((item) => !other.includes(item));

type Rule = (
  original: string,
  translation: string,
  languages: Pick<Translation, 'from' | 'to'>,
) => Objection[];

const exchanged =
  (kind: Objection['kind'], [one, other]: readonly [string, string]): Rule =>
  (original, translation) => {
    const [hadOne, hadOther] = [firstOf(one, original), firstOf(other, original)];
    const [hasOne, hasOther] = [firstOf(one, translation), firstOf(other, translation)];
    if (hadOne !== null && hadOther === null && hasOne === null && hasOther !== null)
      return [{ kind, says: hasOther, instead: hadOne }];
    if (hadOther !== null && hadOne === null && hasOther === null && hasOne !== null)
      return [{ kind, says: hasOne, instead: hadOther }];
    return [];
  };

const negation: Rule = (original, translation, { from, to }) => {
  const [had, has] = [firstOf(NEGATIONS[from], original), firstOf(NEGATIONS[to], translation)];
  if ((had === null) === (has === null)) return [];
  const hidden = firstOf(HIDDEN_NEGATIONS, had === null ? original : translation);
  return hidden === null ? [{ kind: 'negation', says: has ?? '', instead: had ?? '' }] : [];
};

/** 'Every day but Sunday' loses its exception; 'not' and 'without' may express one. */
const exception: Rule = (original, translation, { from, to }) => {
  const [had, has] = [firstOf(EXCEPTIONS[from], original), firstOf(EXCEPTIONS[to], translation)];
  if ((had === null) === (has === null)) return [];
  const isSaid =
    had === null
      ? (firstOf(NEGATIONS[from], original) ??
        firstOf('but|only|beyond|off|out(?:side)?|mas|so|alem|fora', original))
      : (firstOf(NEGATIONS[to], translation) ??
        firstOf('but|only|beyond|off|out(?:side)?|mas|so|alem|fora', translation));
  return isSaid === null ? [{ kind: 'negation', says: has ?? '', instead: had ?? '' }] : [];
};

/** A part of something is stated as the whole. */
const wholes: Rule = (original, translation, { from }) => {
  const had = firstOf(`(?<!as |como )(?:${PARTS[from]})`, original);
  return had !== null && firstOf(PARTS_ALLOWED, translation) === null
    ? [{ kind: 'addition', says: '', instead: had }]
    : [];
};

/** Helping must stay helping; leading may become 'managed', but not taking part. */
const deeds: Rule = (original, translation) => {
  const had = {
    help: firstOf(DEEDS.help, original),
    part: firstOf(DEEDS.part, original),
    lead: firstOf(DEEDS.lead, original),
  };
  const has = {
    help: firstOf(DEEDS.help, translation),
    part: firstOf(DEEDS.part, translation),
    lead: firstOf(DEEDS.lead, translation),
  };
  const [small, smaller] = [had.help ?? had.part, has.help ?? has.part];
  if (had.help !== null && smaller === null)
    return [{ kind: 'deed', says: has.lead ?? '', instead: had.help }];
  if (small !== null && had.lead === null && smaller === null && has.lead !== null)
    return [{ kind: 'deed', says: has.lead, instead: small }];
  if (had.lead !== null && small === null && has.lead === null && smaller !== null)
    return [{ kind: 'deed', says: smaller, instead: had.lead }];
  return [];
};

const additions: Rule = (original, translation) => [
  ...ADDED.flatMap(([added, allowed]): Objection[] => {
    const has = firstOf(added, translation);
    return has !== null && firstOf(allowed, original) === null
      ? [{ kind: 'addition', says: has, instead: '' }]
      : [];
  }),
  ...difference(idsIn(LANGUAGES, translation), idsIn(LANGUAGES, original)).map((id): Objection => ({
    kind: 'addition',
    says: firstOf(LANGUAGES[id] ?? '', translation) ?? '',
    instead: '',
  })),
];

const idsIn = (terms: Readonly<Record<string, string>>, text: string) =>
  Object.keys(terms).filter((id) => firstOf(terms[id] ?? '', text) !== null);

/** One term replaces another: one occurs more often than in the original, and one less often. */
const swapped =
  (kind: Objection['kind'], terms: Readonly<Record<string, string>>): Rule =>
  (original, translation) => {
    const added = Object.values(terms).find((term) => countOf(term, translation) > countOf(term, original));
    const gone = Object.values(terms).find((term) => countOf(term, translation) < countOf(term, original));
    return added !== undefined && gone !== undefined
      ? [{ kind, says: firstOf(added, translation) ?? '', instead: firstOf(gone, original) ?? '' }]
      : [];
  };

const SPAN =
  /(?:from|de|entre)\s+(?:\p{L}+\s){0,2}?(?:us\$|r\$|\$|€)?\s?([\d.,]+)\s?(?:%|\p{L}+\s){0,2}?\s?(?:to|para|a|ate)\s+(?:us\$|r\$|\$|€)?\s?([\d.,]+)/gu;
const spansIn = (text: string) =>
  Array.from(text.matchAll(SPAN), ({ 1: from = '', 2: to = '' }) =>
    [from, to].map((figure) => figure.replaceAll(/[.,]/g, '')),
  );

/** 'from 18 to 45' translated as 'de 45 para 18'. */
const turned: Rule = (original, translation) => {
  const told = new Set(spansIn(translation).map((span) => span.join(' ')));
  return spansIn(original).flatMap(([from, to]): Objection[] =>
    from !== to && told.has(`${to} ${from}`)
      ? [{ kind: 'direction', says: `${to} … ${from}`, instead: `${from} … ${to}` }]
      : [],
  );
};

const PART_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.values(PARTS_OF_YEAR).join('|')})(?![\\p{L}\\d])`,
  'giu',
);
/** 'Q2' and 'segundo trimestre' are compared separately. */
const withoutParts = (text: string) => text.replaceAll(PART_OF_YEAR, (piece) => ' '.repeat(piece.length));

/** Names of months and seasons are compared after dates are removed. */
const CALENDAR: readonly Rule[] = [
  swapped('date', MONTH_NAMES),
  swapped('date', WEEKDAYS),
  swapped('date', SEASONS),
  swapped('date', PARTS_OF_DAY),
];

const RULES: readonly Rule[] = [
  negation,
  exception,
  wholes,
  swapped('number', UNITS),
  deeds,
  additions,
  turned,
  swapped('deed', ACTS),
  swapped('name', RANKS),
  exchanged('name', FINISHED),
  swapped('number', PERIODS),
  swapped('date', PARTS_OF_YEAR),
  swapped('name', DEGREES),
  swapped('name', LEVELS),
  swapped('name', LANGUAGES),
  ...POLES.map((pole) => exchanged('direction', pole)),
];

/**
 * Finds where a translation differs from its original: another number, date, name or address, an added claim, a lost
 * negation, a larger or smaller role. It ignores what it does not know; a person reads the rest.
 */
export function compareTranslation(asked: Translation): Objection[] {
  const [own, other] = [contactsIn(asked.original), contactsIn(asked.translation)];
  const [dates, otherDates] = [datesIn(own.rest, asked.from), datesIn(other.rest, asked.to)];
  const figures = compareFigures(withoutParts(dates.rest), withoutParts(otherDates.rest));
  const [original, translation] = [fold(own.rest), fold(other.rest)];
  const pair = readPair({
    originalText: withoutParts(own.rest),
    translationText: withoutParts(other.rest),
    from: asked.from,
    to: asked.to,
  });
  return [
    ...difference(other.found, own.found).map((says): Objection => ({ kind: 'contact', says, instead: '' })),
    ...difference(own.found, other.found).map((instead): Objection => ({
      kind: 'contact',
      says: '',
      instead,
    })),
    ...difference(otherDates.found, dates.found).map((says): Objection => ({
      kind: 'date',
      says,
      instead: '',
    })),
    ...difference(dates.found, otherDates.found).map((instead): Objection => ({
      kind: 'date',
      says: '',
      instead,
    })),
    ...figures.added.map((says): Objection => ({ kind: 'number', says, instead: '' })),
    ...figures.missing.map((instead): Objection => ({ kind: 'number', says: '', instead })),
    ...RULES.flatMap((rule) => rule(original, translation, asked)),
    ...CALENDAR.flatMap((rule) => rule(fold(dates.rest), fold(otherDates.rest), asked)),
    ...compareWords(pair),
  ];
}
