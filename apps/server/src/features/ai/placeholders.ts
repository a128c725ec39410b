import type { ContactKind } from '@lauda/domain/resume/vocabulary';
import type { Person } from './call.ts';

// Each begins at one place only and has a longest length: no text makes a match take long.
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const LINK = /(?:https?:\/\/|www\.)[^\s<>"'⟦⟧]+|\b(?:linkedin\.com|github\.com|gitlab\.com)\/[^\s<>"'⟦⟧]+/giu;
const PHONE = /(?<![\p{L}\p{N}])\+\d[\d\s().-]{7,24}\d/gu;
const CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/gu;
const TOKEN = /⟦\s{0,3}(\p{L}{1,12})\s{0,3}(\d{1,6})\s{0,3}⟧/gu;
/** Longer than any token: what is open and longer than this is none. */
const TOKEN_LENGTH = 24;
/** Shorter parts of a name ('da', 'Van') are words of the language. */
const MIN_NAME_PART = 4;

/** Nobody sees these, and a model reads them all the same. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- taking them out is what it is for
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

type Kind = 'name' | 'email' | 'phone' | 'place' | 'link' | 'number';

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The text, whatever white space is between its words. */
const spaced = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);

/** Any of the texts where it stands alone, the longest first. */
function standing(texts: readonly string[], flags = 'giu'): RegExp {
  const forms = [...new Set(texts)].toSorted((one, other) => other.length - one.length).map(spaced);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, flags);
}

/** A single word of a name, written as names are: 'will' and 'rosa' are words of the language. */
const nameForms = (word: string): string[] => [
  word.charAt(0).toLocaleUpperCase() + word.slice(1),
  word.toLocaleUpperCase(),
];

function namePatterns({ firstName, lastName }: Person): RegExp[] {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const whole = [`${first} ${last}`, `${last}, ${first}`].filter(() => first !== '' && last !== '');
  const parts = `${first} ${last}`.split(/\s+/).filter((part) => part.length >= MIN_NAME_PART);
  const words = [...[first, last].filter((name) => name.length > 1), ...parts].flatMap(nameForms);
  // One expression for all words: a text of 90 KB is read once, not once for each of the twenty words a name may have.
  return [
    ...(whole.length > 0 ? [standing(whole)] : []),
    ...(words.length > 0 ? [standing(words, 'gu')] : []),
  ];
}

/** The same digits with any marks between them, with or without what stands before the last eight. */
function phonePatterns(phone: string): RegExp[] {
  const digits = phone.replaceAll(/\D/g, '');
  return [digits, digits.slice(-11), digits.slice(-10), digits.slice(-9), digits.slice(-8)]
    .filter((some) => some.length >= 8)
    .map(
      (some) => new RegExp(String.raw`(?<!\d)\+?${some.split('').join(String.raw`[\s().-]*`)}(?!\d)`, 'gu'),
    );
}

function placePatterns(city: string): RegExp[] {
  const [name = ''] = city.split(/[,/–-]/);
  return [city, name].filter((place) => place.trim().length > 2).map((place) => standing([place]));
}

/** Kinds that name nobody, and whose words an ad may have too. */
const UNTELLING: ReadonlySet<ContactKind> = new Set([
  'nationality',
  'drivingLicense',
  'availability',
  'pronouns',
]);

const contactPatterns = (contacts: Person['contacts']): RegExp[] =>
  (contacts ?? [])
    .filter(({ kind }) => !UNTELLING.has(kind))
    .map(({ value }) => value.replace(/^[a-z]+:\/\//i, '').replace(/\/$/, ''))
    .filter((value) => value.length > 4)
    .map((value) => standing([value]));

function patternsOf(person: Person): [Kind, RegExp][] {
  const of = (kind: Kind, patterns: RegExp[]) => patterns.map((pattern): [Kind, RegExp] => [kind, pattern]);
  return [
    ...of('email', [EMAIL]),
    ...of('link', [LINK, ...contactPatterns(person.contacts)]),
    ...of('number', [CPF]),
    ...of('phone', [PHONE, ...phonePatterns(person.phone)]),
    ...of('name', namePatterns(person)),
    ...of('place', placePatterns(person.city)),
  ];
}

export interface Placeholders {
  /** The text without what tells who somebody is. */
  readonly hide: (text: string) => string;
  /** The text as it would be had nothing been hidden; a placeholder that never was is taken out. */
  readonly restore: (text: string) => string;
  /** The same for a text that arrives in pieces: a piece may end in the middle of a placeholder. */
  readonly createRestorer: () => { push: (piece: string) => string; end: () => string };
}

/**
 * Stands in for a person's name, addresses, numbers and links in all that leaves for a model. Each
 * form found has a placeholder of its own, so that it comes back exactly as it was written.
 */
export function createPlaceholders(person: Person | null): Placeholders {
  const patterns = person === null ? [] : patternsOf(person);
  const tokens = new Map<string, string>();
  const originals = new Map<string, string>();

  const tokenFor = (kind: Kind, original: string): string => {
    const known = tokens.get(original);
    if (known !== undefined) return known;
    const key = `${kind} ${originals.size + 1}`;
    originals.set(key, original);
    tokens.set(original, `⟦${key}⟧`);
    return `⟦${key}⟧`;
  };

  /** Only outside of what is a placeholder already. */
  const hideOne = (text: string, [kind, pattern]: [Kind, RegExp]): string =>
    text
      .split(/(⟦[^⟧]*⟧)/u)
      .map((part, index) =>
        index % 2 === 1 ? part : part.replace(pattern, (original) => tokenFor(kind, original)),
      )
      .join('');

  const restore = (text: string): string =>
    text.replaceAll(
      TOKEN,
      (_token, kind: string, number: string) => originals.get(`${kind.toLowerCase()} ${number}`) ?? '',
    );

  return {
    hide: (text) => {
      const visible = text.replaceAll(INVISIBLE, '').replaceAll('⟦', '[').replaceAll('⟧', ']');
      return patterns.reduce(hideOne, visible);
    },
    restore,
    createRestorer: () => {
      let waiting = '';
      return {
        push: (piece) => {
          waiting += piece;
          const open = waiting.lastIndexOf('⟦');
          const isCut = open !== -1 && !waiting.includes('⟧', open) && waiting.length - open < TOKEN_LENGTH;
          const ready = isCut ? waiting.slice(0, open) : waiting;
          waiting = isCut ? waiting.slice(open) : '';
          return restore(ready);
        },
        end: () => restore(waiting),
      };
    },
  };
}
