import { isSameRoot } from '../../skills/words.ts';
import { CLIPPINGS, FAMILIES } from './kin.data.ts';

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const families = linesOf(FAMILIES);
const clippings = new Map(linesOf(CLIPPINGS).map(([short = '', ...long]) => [short, long] as const));

const begins = (word: string, part: string) => (part.length < 4 ? word === part : word.startsWith(part));

const cache = new Map<string, readonly number[]>();

function familiesOf(word: string): readonly number[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const made = families.flatMap((parts, index) => (parts.some((part) => begins(word, part)) ? [index] : []));
  if (cache.size > 20_000) cache.clear();
  cache.set(word, made);
  return made;
}

const isClipped = (short: string, long: string) =>
  (clippings.get(short.replace(/s$/, '')) ?? clippings.get(short))?.some((begin) =>
    long.startsWith(begin),
  ) === true;

const ENDING = /(?:[ai]?ment|[ai]ca|ation|ition|ing|ed|ei|ou|ar|er|ir|ando|endo|indo|ava)$/;

/** 'fecha' and 'fechamento' have only four letters in common. */
const isOneRoot = (a: string, b: string) => {
  const root = a.replace(ENDING, '');
  return root.length >= 4 && root === b.replace(ENDING, '');
};

/**
 * Whether two stems are forms, spellings or abbreviations of one word: 'abro' and 'abertura', 'lab' and 'laboratory'.
 */
export function isKin(a: string, b: string): boolean {
  if (isSameRoot(a, b) || isOneRoot(a, b) || isClipped(a, b) || isClipped(b, a)) return true;
  const second = familiesOf(b);
  return familiesOf(a).some((index) => second.includes(index));
}
