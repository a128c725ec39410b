import type { ContactKind } from '@lauda/domain/resume/vocabulary/vocabulary';
import type { Person } from './call.ts';

// Each pattern has a fixed start and a maximum length, so no input makes matching slow (ReDoS).
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const LINK = /(?:https?:\/\/|www\.)[^\s<>"'⟦⟧]+|\b(?:linkedin\.com|github\.com|gitlab\.com)\/[^\s<>"'⟦⟧]+/giu;
const PHONE = /(?<![\p{L}\p{N}])\+\d[\d\s().-]{7,24}\d/gu;
const CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/gu;
const TOKEN = /⟦\s{0,3}(\p{L}{1,12})\s{0,3}(\d{1,6})\s{0,3}⟧/gu;
/** Longer than any token: an unclosed bracket with more text after it is not a token. */
const TOKEN_LENGTH = 24;
/** Shorter name parts ('da', 'Van') are ordinary words. */
const MIN_NAME_PART = 4;

/** Invisible characters that a model still reads. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- taking them out is what it is for
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

type Kind = 'name' | 'email' | 'phone' | 'place' | 'link' | 'number';

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches the text with any white space between its words. */
const spaced = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);

/** Matches any of the texts as whole words, longest first. */
function standing(texts: readonly string[], flags = 'giu'): RegExp {
  const forms = [...new Set(texts)].toSorted((one, other) => other.length - one.length).map(spaced);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, flags);
}

/** Capitalized forms of a single name: lower-case 'will' and 'rosa' are ordinary words. */
const nameForms = (word: string): string[] => [
  word.charAt(0).toLocaleUpperCase() + word.slice(1),
  word.toLocaleUpperCase(),
];

function namePatterns({ firstName, lastName }: Person): RegExp[] {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const whole = [`${first} ${last}`, `${last}, ${first}`].filter(() => first !== '' && last !== '');
  const parts = `${first} ${last}`.split(/\s+/).filter((part) => part.length >= MIN_NAME_PART);
  const words = [...[first, last].filter((name) => name.length > 1), ...parts].flatMap(nameForms);
  // One expression for all words: a 90 KB text is scanned once, not once per word of a name (up to twenty).
  return [
    ...(whole.length > 0 ? [standing(whole)] : []),
    ...(words.length > 0 ? [standing(words, 'gu')] : []),
  ];
}

/** Matches the same digits with any separators, with or without the country and area code before the last eight. */
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

/** Contact kinds that identify nobody, and whose text may also occur in a job ad. */
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
  /** Replaces personal data with placeholders. */
  readonly hide: (text: string) => string;
  /** Replaces placeholders with the original text; an unknown placeholder is removed. */
  readonly restore: (text: string) => string;
  /** The same for a stream: a chunk may end in the middle of a placeholder. */
  readonly createRestorer: () => { push: (piece: string) => string; end: () => string };
}

/**
 * Replaces a user's name, addresses, numbers and links in everything sent to a model. Each form found gets its own
 * placeholder, so that it is restored exactly as written.
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

  /** Skips existing placeholders. */
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
