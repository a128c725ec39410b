import { isLinking, wordsOf } from '../../skills/words.ts';
import type { Evidence } from '../evidence/evidence.ts';

interface Letters {
  /** Initials of its words, without linking words. */
  readonly initials: string;
  /** Initials of the capitalized words. */
  readonly capitals: string;
  /** Initials of the long words: three in a row rarely match by chance. */
  readonly long: string;
  /** Acronyms, in lower case. */
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
/** Initials of four words match by chance less than once per resume. */
const LEAST_UNMARKED = 4;

/**
 * Whether a sentence has the words for the initials, or the initials of the words: 'GDPR', 'General Data Protection
 * Regulation'.
 */
export function abbreviationOf(name: string): (evidence: Evidence) => boolean {
  const plain = name.trim();
  if (/^\p{Lu}{2,8}s?$/u.test(plain)) {
    const letters = plain.replace(/s$/u, '').toLowerCase();
    // Two letters are too common for a sentence: they must be the initials of a whole skill or certificate name.
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

/** Multi-word names that contain a position in the line, because phrases are cut at linking words. */
export const longNames = (line: string, start: number, end: number): string[] =>
  [...line.matchAll(LONG_NAME)]
    .filter((found) => found.index < end && start < found.index + found[0].length)
    .map(([name]) => name);
