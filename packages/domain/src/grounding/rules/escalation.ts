import { contentStems, isLinking, type Word, wordsOf } from '../../skills/words.ts';
import { COUNTERS, DECIDING, HELPING, MAKING, TOGETHER } from './escalation.data.ts';
import { isKin } from '../words/kin.ts';
import type { OwnFacts } from '../own-data/own-facts.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import type { Said } from '../say.ts';
import { synonymsOf } from '../words/synonyms.data.ts';
import { isSameWord, isVerbAsWritten } from '../words/thesaurus.ts';

const firstWords = (text: string) => text.split('\n').flatMap((line) => wordsOf(line).slice(0, 1));

const HELPED_TO = new RegExp(
  String.raw`${HELPING.source}\s+(?:(?:to|with|in|a|na|no|em)\s+)?(\p{L}+)`,
  'giu',
);

/** 'plan' in 'helped plan the fair', 'montar' in 'ajudei a montar o estande': what the user only helped with. */
const helpedVerbs = (original: string): Word[] =>
  Array.from(original.matchAll(HELPED_TO), ({ 1: verb = '' }) => verb)
    .filter((verb) => isVerbAsWritten(verb.toLowerCase()) || /^\p{L}{2,}[aei]r$/u.test(verb))
    .flatMap((verb) => wordsOf(verb));

/** The same verb without the help: 'planned the fair'. */
function saidAlone(text: string, original: string): Said[] {
  const helped = helpedVerbs(original);
  return text.split('\n').flatMap((line, index, lines): Said[] => {
    const [first] = wordsOf(line);
    if (first === undefined || !helped.some((verb) => isSameWord(first.lower, verb.lower))) return [];
    const from = lines.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    return [{ start: from + first.start, end: from + first.end, kind: 'leadership', isKnown: false }];
  });
}

/** Helping becomes making; doing one thing becomes having designed it as well. */
export function saidEscalations(text: string, original: string, near: OwnFacts): Said[] {
  if (original === '') return [];
  const isHelpGone =
    original.split('\n').some((line) => HELPING.test(line.slice(0, 40))) &&
    !HELPING.test(text) &&
    !TOGETHER.test(text);
  const said = contentStems(text);
  const isAllKept = firstWords(original).every((word) => said.some((one) => isKin(one, word.stem)));
  const patterns = [
    ...(isHelpGone ? [{ pattern: MAKING, own: contentStems(original) }] : []),
    ...(isAllKept ? [{ pattern: DECIDING, own: [...near.stems] }] : []),
  ];
  const alone = isHelpGone ? saidAlone(text, original) : [];
  const made = patterns.flatMap(({ pattern, own }) =>
    Array.from(text.matchAll(pattern), ({ 0: verb, index }) => ({
      start: index,
      end: index + verb.length,
      kind: 'leadership' as const,
      isKnown: contentStems(verb).every((one) => own.some((other) => isKin(one, other))),
    })),
  );
  return [...alone, ...made];
}

interface Counted {
  readonly values: readonly number[];
  /** The words after the figure, including linking words. */
  readonly words: readonly Word[];
}

const countedIn = (text: string): Counted[] => {
  const words = wordsOf(text);
  return quantitiesOf(text)
    .filter(({ group, isOrdinal }) => group === '' && !isOrdinal)
    .map(({ values, end }) => {
      const behind = words.filter(({ start }) => start >= end).slice(0, 3);
      const apart = behind.findIndex(({ isApart }) => isApart);
      return { values, words: apart < 0 ? behind : behind.slice(0, apart) };
    });
};

/** The counted noun and its modifier: 'lines' and 'order' in 'order lines' and 'linhas de pedido'. */
function headOf([first, second, third]: readonly Word[]): { head: Word; kind: Word } | null {
  if (first === undefined || second === undefined) return null;
  if (/^(?:of|de|d[ao]s?)$/.test(second.lower) && third !== undefined) return { head: first, kind: third };
  const isCompound = !first.lower.endsWith('s') && second.lower.endsWith('s') && !isLinking(second.lower);
  return isCompound ? { head: second, kind: first } : null;
}

/** The noun comes last: 'engineers' in 'licensed professional engineers'. */
const lastOfName = (words: readonly Word[]) => {
  const end = words.findIndex(({ lower }) => isLinking(lower));
  return (end < 0 ? words : words.slice(0, end)).at(-1);
};

/** '18,000 order lines' are not 18,000 orders, nor 90 customer calls 90 customers. */
export function saidCounts(text: string, original: string): Said[] {
  const own = countedIn(original).flatMap(({ values, words }) => {
    const parts = headOf(words);
    return parts === null || COUNTERS.has(parts.head.lower) ? [] : [{ values, ...parts }];
  });
  const stems = contentStems(text);
  return countedIn(text).flatMap(({ values, words }): Said[] => {
    const noun = headOf(words)?.head ?? lastOfName(words);
    if (noun === undefined) return [];
    const isOther = own.some(
      ({ values: known, head, kind }) =>
        known.some((value) => values.includes(value)) &&
        kind.stem === noun.stem &&
        !stems.some((one) => isKin(one, head.stem) || synonymsOf(one).has(head.stem)),
    );
    return isOther ? [{ start: noun.start, end: noun.end, kind: 'number', isKnown: false }] : [];
  });
}
