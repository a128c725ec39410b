import { isLinking, wordsOf } from '../skills/words.ts';
import type { Evidence } from './evidence.ts';

interface Letters {
  /** The first letters of its words, those that join left out. */
  readonly initials: string;
  /** The same of words with a capital. */
  readonly capitals: string;
  /** The same of long words: three of them by chance are rare. */
  readonly long: string;
  /** Words of capitals only. */
  readonly tokens: ReadonlySet<string>;
}

const LONG_WORD = 5;

const known = new WeakMap<Evidence, Letters>();

function lettersOf(evidence: Evidence): Letters {
  const made = known.get(evidence);
  if (made !== undefined) return made;
  const words = wordsOf(evidence.said).filter(({ lower }) => !isLinking(lower));
  const first = ({ lower }: { lower: string }) => lower[0] ?? '';
  const letters = {
    initials: words.map(first).join(''),
    capitals: words.map((word) => (/^\p{Lu}/u.test(word.raw) ? first(word) : ' ')).join(''),
    tokens: new Set(
      words
        .flatMap(({ raw }) => raw.split(/[^\p{L}]/u))
        .filter((part) => /^\p{Lu}{2,8}s?$|^\p{L}?(?:\p{Lu}+\p{Ll}?){2,4}$/u.test(part))
        .map((part) => part.replace(/s$/u, '').toLowerCase()),
    ),
    long: words.map((word) => (word.lower.length >= LONG_WORD && !word.isApart ? first(word) : ' ')).join(''),
  };
  known.set(evidence, letters);
  return letters;
}

const LEAST_LETTERS = 3;
const NAMING: ReadonlySet<Evidence['source']> = new Set(['list', 'certification']);
/** Four words by chance have these initials less than once in a resume. */
const LEAST_UNMARKED = 4;

/** Whether a sentence says the letters' words, or the words' letters: 'GDPR' and 'General Data Protection Regulation'. */
export function abbreviationOf(name: string): (evidence: Evidence) => boolean {
  const plain = name.trim();
  if (/^\p{Lu}{2,8}s?$/u.test(plain)) {
    const letters = plain.replace(/s$/u, '').toLowerCase();
    // Two letters are too few for a sentence: the whole name of a skill or a paper has to begin with them.
    if (letters.length < LEAST_LETTERS)
      return (evidence) => NAMING.has(evidence.source) && lettersOf(evidence).initials === letters;
    return (evidence) => {
      const { initials, capitals, long } = lettersOf(evidence);
      return (
        (letters.length >= LEAST_UNMARKED && initials.includes(letters)) ||
        capitals.includes(letters) ||
        long.includes(letters)
      );
    };
  }
  const own = wordsOf(plain)
    .filter(({ lower }) => !isLinking(lower))
    .map(({ lower }) => lower[0] ?? '')
    .join('');
  return own.length < LEAST_LETTERS ? () => false : (evidence) => lettersOf(evidence).tokens.has(own);
}

const LONG_NAME =
  /\p{Lu}\p{L}+(?:\s(?:(?:of|and|the|for|in|de|da|do|das|dos|e|em|a)\s){0,2}\p{Lu}\p{L}+){2,6}/gu;

/** Names of several words that a place in a line is part of: phrases are cut at the words that join them. */
export const longNames = (line: string, start: number, end: number): string[] =>
  [...line.matchAll(LONG_NAME)]
    .filter((found) => found.index < end && start < found.index + found[0].length)
    .map(([name]) => name);
