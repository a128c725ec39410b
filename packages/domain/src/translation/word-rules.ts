import { isEnglishVerb, isPortugueseVerb, isWide, synonymStems } from '../grounding/words/thesaurus.ts';
import type { Locale } from '../locale.ts';
import { CLAIMS, COMMAND, COMPASS, IN_CHARGE, LOW_RANKS, SMALL_PART } from './claim-words.data.ts';
import type { Objection } from './objection.ts';
import { HIDDEN_NEGATIONS } from './terms.data.ts';
import { isSaidIn, meaningsIn, type TableWord, tableWordsOf } from './word-table.ts';

/** Maximum number of small words between two words that belong together. */
const MOST_BETWEEN = 3;

interface ReadWord extends TableWord {
  /** The other text has it, too. */
  readonly isShared: boolean;
  /** The other text has it literally, by the table, or as a common cognate; so it may be part of a name. */
  readonly isNamed: boolean;
  /** Literally or by the table. */
  readonly isExact: boolean;
}

const readerOf = (list: string): ((folded: string) => boolean) => {
  const words = list.trim().split(/\s+/);
  const whole = new Set(words.filter((word) => word.startsWith('=')).map((word) => word.slice(1)));
  const beginnings = new Set(words.filter((word) => !word.startsWith('=')));
  const longest = Math.max(...Array.from(beginnings, (word) => word.length));
  return (folded) => {
    if (whole.has(folded)) return true;
    for (let length = 3; length <= Math.min(folded.length, longest); length += 1)
      if (beginnings.has(folded.slice(0, length))) return true;
    return false;
  };
};

const HIDDEN = new RegExp(`(?<![\\p{L}\\d])(?:${HIDDEN_NEGATIONS})(?![\\p{L}\\d])`, 'u');
const isSmallPart = readerOf(SMALL_PART);
const isCommand = readerOf(COMMAND);
const isInCharge = readerOf(IN_CHARGE);
const isLowRank = readerOf(LOW_RANKS);
const isClaim = readerOf(CLAIMS);

const directions = new Map(
  Object.entries(COMPASS).flatMap(([id, words]) => words.split(' ').map((word) => [word, id] as const)),
);

/** Two texts word by word; each word is marked when the other text has its meaning. */
export interface ReadPair {
  readonly original: readonly ReadWord[];
  readonly translation: readonly ReadWord[];
  readonly originalText: string;
  readonly translationText: string;
  readonly from: Locale;
  readonly to: Locale;
}

type ReadText = Pick<ReadPair, 'originalText' | 'translationText' | 'from' | 'to'>;

const isCognate = (meaning: string) => meaning.startsWith('cognate ');

function readSide(words: readonly TableWord[], others: readonly TableWord[]): ReadWord[] {
  const said = meaningsIn(others);
  // 'Pryce' and 'Price' look like cognates, too: only common words count as the same in another spelling.
  const common = new Set(
    others
      .filter(({ isCapital, isKnown }) => !isCapital || isKnown)
      .flatMap(({ meanings }) => meanings.filter(isCognate)),
  );
  return words.map((word) => ({
    ...word,
    isShared: isSaidIn(word, said),
    isExact: word.meanings.some((meaning) => !isCognate(meaning) && said.has(meaning)),
    isNamed: word.meanings.some((meaning) => (isCognate(meaning) ? common : said).has(meaning)),
  }));
}

export function readPair({ originalText, translationText, from, to }: ReadText): ReadPair {
  const [original, translation] = [tableWordsOf(originalText), tableWordsOf(translationText)];
  return {
    original: readSide(original, translation),
    translation: readSide(translation, original),
    originalText,
    translationText,
    from,
    to,
  };
}

type WordRule = (pair: ReadPair) => Objection[];

const isAlone = ({ isSmall, isShared }: ReadWord) => !isSmall && !isShared;

/** Helping must stay helping; leading others may become 'been responsible', but nothing more or less. */
const deeds: WordRule = ({ original, translation }) => {
  const lost = (word: ReadWord) => !word.isShared;
  // 'sob a supervisão de' is 'under'
  const isUnder = (words: readonly ReadWord[], index: number) =>
    words.slice(Math.max(0, index - 2), index).some(({ folded }) => folded === 'sob' || folded === 'under');
  const commanding = (words: readonly ReadWord[]) =>
    words.find((word, index) => isCommand(word.folded) && lost(word) && !isUnder(words, index));
  const helped = original.find((word) => isSmallPart(word.folded) && lost(word));
  if (helped !== undefined && !translation.some(({ folded }) => isSmallPart(folded)))
    return [{ kind: 'deed', says: '', instead: helped.text }];
  const isOver = ({ folded }: ReadWord) => isCommand(folded) || isInCharge(folded);
  const raised = commanding(translation);
  if (raised !== undefined && !original.some(isOver))
    return [{ kind: 'deed', says: raised.text, instead: '' }];
  const lowered = commanding(original);
  if (lowered !== undefined && !translation.some(isOver))
    return [{ kind: 'deed', says: '', instead: lowered.text }];
  return [];
};

const PAPER = /^(?:certif|licen|credenc|regist)/;

/** Next to an acronym that both texts have, words may spell it out: 'a current MOPP certificate'. */
const isExplaining = (words: readonly ReadWord[], index: number) =>
  words
    .slice(Math.max(0, index - MOST_BETWEEN), index + MOST_BETWEEN + 1)
    .some(({ text, isShared }) => isShared && text.length >= 2 && /^\p{Lu}+$/u.test(text));

/** An intern, an assistant or a junior must be one in both texts. */
const lowRanks: WordRule = ({ original, translation }) => {
  const lost = original.find((word) => isLowRank(word.folded) && !word.isShared);
  return lost !== undefined && !translation.some(({ folded }) => isLowRank(folded))
    ? [{ kind: 'deed', says: '', instead: lost.text }]
    : [];
};

const claims: WordRule = ({ translation }) =>
  translation
    .filter(
      (word, index) =>
        isClaim(word.folded) &&
        !word.isShared &&
        !(PAPER.test(word.folded) && isExplaining(translation, index)),
    )
    .map(({ text }) => ({ kind: 'addition', says: text, instead: '' }));

const compassOf = (words: readonly ReadWord[]) =>
  new Map(
    words.flatMap(({ folded, text }) => {
      const id = directions.get(folded);
      return id === undefined ? [] : [[id, text] as const];
    }),
  );

const compass: WordRule = ({ original, translation }) => {
  const [had, has] = [compassOf(original), compassOf(translation)];
  return [
    ...Array.from(has)
      .filter(([id]) => !had.has(id))
      .map(([, says]): Objection => ({ kind: 'name', says, instead: '' })),
    ...Array.from(had)
      .filter(([id]) => !has.has(id))
      .map(([, instead]): Objection => ({ kind: 'name', says: '', instead })),
  ];
};

const ENDS_PART = /[,.;:!?)|\n—–]/u;

/** Runs of words in the translation that the original does not have, up to the end of a clause. */
function runsOf({ translation, translationText }: ReadPair): ReadWord[][] {
  const runs: ReadWord[][] = [];
  let run: ReadWord[] = [];
  let between = 0;
  for (const [index, word] of translation.entries()) {
    if (word.isSmall) between += 1;
    else if (word.isShared) run = [];
    else {
      if (between > MOST_BETWEEN) run = [];
      run.push(word);
      between = 0;
    }
    const next = translation[index + 1];
    const gap = translationText.slice(word.end, next?.start ?? translationText.length);
    if (next === undefined || ENDS_PART.test(gap)) {
      if (run.length > 0) runs.push(run);
      run = [];
      between = 0;
    }
  }
  return runs;
}

/** Two words with a hyphen count as one: 'tractor-trailer'. */
const lengthOf = (run: readonly ReadWord[], text: string) =>
  run.filter((word, index) => index === 0 || text.slice(run[index - 1]?.end, word.start) !== '-').length;

const SEPARATORS = /,|;|(?<![\p{L}])(?:and|e|plus|com|with)(?![\p{L}])/giu;
const JOINED = /(?:,|(?<!\p{L})(?:and|e|além d\p{L}{1,2}))\s+(?:\p{L}{1,5}\s+){0,2}$/iu;

/** A clause that only the translation has, when the original has no unmatched words left that it could stand for. */
const parts: WordRule = (pair) => {
  const left = pair.original.filter(isAlone).length;
  const separators = (text: string) => text.match(SEPARATORS)?.length ?? 0;
  const isLonger = separators(pair.translationText) > separators(pair.originalText);
  /** Attached with a comma or an 'and' that the original does not have. */
  const isAdded = ([first]: readonly ReadWord[]) =>
    isLonger &&
    first !== undefined &&
    JOINED.test(pair.translationText.slice(Math.max(0, first.start - 20), first.start));
  return runsOf(pair)
    .filter((run) => {
      const length = lengthOf(run, pair.translationText);
      if (length >= 2)
        return length >= (isAdded(run) ? 1 + left : 2 + left * 2) && run.some(({ isKnown }) => isKnown);
      const [word] = run;
      return left === 0 && word?.isKnown === true && isAdded(run);
    })
    .map((run) => ({
      kind: 'addition',
      says: pair.translationText.slice(run[0]?.start, run.at(-1)?.end),
      instead: '',
    }));
};

/** A dictionary word; capitalized it may be a course, an office or a heading, whose counterpart the table may lack. */
const isCommon = ({ text, folded, isKnown }: ReadWord) =>
  !/\p{Ll}\p{Lu}/u.test(text) &&
  (isKnown ||
    isWide(folded) ||
    isEnglishVerb(folded) ||
    isPortugueseVerb(folded) ||
    synonymStems(folded).size > 0);

const SIGNED = /(?<![\p{L}\d])\p{L}[\p{L}\d]{0,20}(?:\+\+|#)/gu;

/** Names and tools that only the translation has. */
const namesAdded: WordRule = ({ original, translation, originalText, translationText }) => {
  const isLeft = original.some((word) => isAlone(word) && isCommon(word));
  const signed = new Set(originalText.match(SIGNED) ?? []);
  const named = translation.filter((word) => {
    const { text, start, end, isCapital, isSmall, isNamed, folded } = word;
    const isOdd = /\p{L}\p{Lu}|\d/u.test(text) && /\p{L}{2}/u.test(text);
    if (isNamed || (isSmall && !isOdd) || folded.length < 2 || !(isCapital || isOdd)) return false;
    if (/^\d/.test(text) || translationText[end] === '$' || word.isCalendar) return false;
    const begins = BEGINS.test(translationText.slice(Math.max(0, start - 4), start));
    if (begins && !isOdd) return false;
    return !(isLeft && isCommon(word));
  });
  return [
    ...named.map(({ text }): Objection => ({ kind: 'name', says: text, instead: '' })),
    ...(translationText.match(SIGNED) ?? [])
      .filter((name) => !signed.has(name))
      .map((says): Objection => ({ kind: 'name', says, instead: '' })),
  ];
};

const BEGINS = /(?:^|[.!?|:;•\n]\s*)$/u;
const STUDY =
  /^(?:form|gradu|curs|cour|degre|diplom|bach|mestr|mast|dout|doct|licenc|tecn|tech|especi|speci|mba|ph$)/;

/** One name replaced with another: each text has a capitalized word inside a sentence that the other lacks. */
const namesChanged: WordRule = ({ original, translation, originalText, translationText }) => {
  const isCourse = original.some(({ folded }) => STUDY.test(folded));
  const named = (words: readonly ReadWord[], text: string) =>
    words.filter(
      ({ isCapital, isSmall, isExact, isShared, start, folded }) =>
        isCapital &&
        !isSmall &&
        !(isCourse ? isShared : isExact) &&
        folded.length >= 3 &&
        !BEGINS.test(text.slice(Math.max(0, start - 4), start)),
    );
  const [gone] = named(original, originalText);
  const [added] = named(translation, translationText);
  if (gone === undefined || added === undefined) return [];
  // Two common words may be two names for one office, but not next to a name that both texts have.
  const isBesideName = () => {
    const capitals = new Set(original.filter(({ isCapital }) => isCapital).map(({ text }) => text));
    const at = translation.indexOf(added);
    return translation
      .slice(Math.max(0, at - 2), at + 3)
      .some((word) => word !== added && word.isCapital && capitals.has(word.text));
  };
  return !isCommon(gone) || !isCommon(added) || isBesideName()
    ? [{ kind: 'name', says: added.text, instead: gone.text }]
    : [];
};

const CODE = /(?<![\p{L}\d])\p{Lu}{1,4}-?\d[\p{L}\d]*(?![\p{L}\d])/gu;
const codesIn = (text: string) => (text.match(CODE) ?? []).map((code) => code.replace('-', '').toUpperCase());

/** 'NR-35', 'R-404A': codes are the same in every language. */
const codes: WordRule = ({ originalText, translationText }) => {
  const had = new Set(codesIn(originalText));
  return codesIn(translationText)
    .filter((code) => !had.has(code))
    .map((says) => ({ kind: 'name', says, instead: '' }));
};

/** The Portuguese 'no' means 'in the'; 'n’t' is read as the separate word 't'. */
const NEGATES: Readonly<Record<Locale, RegExp>> = {
  'en-US': /^(?:no|not|never|none|nothing|nobody|without|nor|neither|zero|cannot|t)$/,
  'pt-BR': /^(?:nao|nunca|jamais|sem|nenhum[ao]?|nem|ninguem|nada)$/,
};
const MOST_NEGATED = 6;

/** Whether a negation stands shortly before a word in its sentence. */
const isNegated = (words: readonly ReadWord[], index: number, text: string, negates: RegExp) => {
  for (let at = index - 1; at >= Math.max(0, index - MOST_NEGATED); at -= 1) {
    const word = words[at];
    if (word === undefined || /[.;!?]/.test(text.slice(word.end, words[at + 1]?.start))) return false;
    if (negates.test(word.folded)) return true;
  }
  return false;
};

/** Maximum number of positions per meaning. */
const MOST_PLACES = 12;

/** Positions of each meaning. */
function placesOf(words: readonly ReadWord[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { meanings, isSmall }] of words.entries())
    if (!isSmall)
      for (const meaning of meanings) {
        const known = places.get(meaning);
        if (known === undefined) places.set(meaning, [at]);
        else if (known.length < MOST_PLACES) known.push(at);
      }
  return places;
}

/** The first word after a negation must be negated in the other text, too, if it occurs there at all. */
const polarity: WordRule = ({ original, translation, originalText, translationText, from, to }) => {
  if (HIDDEN.test(`${originalText} ${translationText}`.toLowerCase())) return [];
  let places: ReadonlyMap<string, readonly number[]> | undefined;
  for (const [index, word] of original.entries()) {
    if (!NEGATES[from].test(word.folded)) continue;
    const denied = original.slice(index + 1, index + 4).find((next) => !next.isSmall);
    if (denied === undefined) continue;
    places ??= placesOf(translation);
    const same = [...new Set(denied.meanings.flatMap((meaning) => places?.get(meaning) ?? []))];
    const isLost =
      same.length > 0 &&
      same.every(
        (at) =>
          !isNegated(translation, at, translationText, NEGATES[to]) &&
          !NEGATES[to].test(translation[at + 1]?.folded ?? '') &&
          !NEGATES[to].test(translation[at]?.folded ?? ''),
      );
    if (isLost)
      return [{ kind: 'negation', says: translation[same[0] ?? 0]?.text ?? '', instead: denied.text }];
  }
  return [];
};

const WORD_RULES: readonly WordRule[] = [
  deeds,
  lowRanks,
  claims,
  compass,
  parts,
  namesAdded,
  namesChanged,
  codes,
  polarity,
];

/** Objections from looking up the words of each text in the other. */
export const compareWords = (pair: ReadPair): Objection[] => WORD_RULES.flatMap((rule) => rule(pair));
