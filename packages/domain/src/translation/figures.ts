import { isKnownQuantity } from '../grounding/quantities/compare-quantities.ts';
import { ORDINAL_WORDS, SMALL_NUMBERS } from '../grounding/quantities/number-words.data.ts';
import { type Quantity, quantitiesOf } from '../grounding/quantities/quantities.ts';
import { fold } from '../skills/words.ts';
import { tableWordsOf } from './word-table.ts';

/** Groups in which a figure is not a count. */
const isScale = (group: string) => group === '%' || group === 'pp' || /[$€£]|usd|brl/i.test(group);

/** Stated by a word alone, which may be another word in the other language: 'tripled', 'zero', 'half'. */
const isSaidByWord = (text: string) => !/\d/.test(text) && !/^(?:\p{L}+[\s-])*(?:\p{L}+)$/u.test(text.trim());

const raw = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(/[.,]/g, ''));

const tidy = (text: string) =>
  text
    .replaceAll('ponto percentual', 'pontos percentuais')
    // Shifts of 12 hours with 36 off
    .replaceAll(/(?<![\d.,])(12|24)x(24|36|48|60|72)(?!\d)/g, '$1 horas, $2 horas')
    .replaceAll(/(?<![\d/])24\/7(?![\d/])/g, '24 hours a day, 7 days a week');

const WORDS_FOR_FIGURES =
  /^(?:1st|1[oº]|zero|half|mei[ao]|metade|tripl\p{L}*|doubl\p{L}*|dobr\p{L}*|duplic\p{L}*|quadrupl\p{L}*|one|um|uma|a|an|single|once|twice|both|amb[ao]s|hundreds?|centenas?|thousands?|milhares|dozens?|dezenas?)\b/iu;

const FIGURE_WITH_UNIT = /(\d+(?:[.,]\d+)*)[\s-]?(\p{L}+)/gu;

/** Figures with the word after each: 'within 24 hours' has '24' before 'hours', however the limit is worded. */
function unitsOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const units = new Map<string, Set<string>>();
  for (const { 1: figure = '', 2: unit = '' } of text.matchAll(FIGURE_WITH_UNIT)) {
    const key = figure.replaceAll(/[.,]/g, '');
    const meanings = tableWordsOf(unit).flatMap((word) => word.meanings);
    units.set(key, new Set([...(units.get(key) ?? []), ...meanings]));
  }
  return units;
}

/** Number words that are not part of a quantity: 'two-time', 'second graders'. */
function numbersLeft(text: string, quantities: readonly Quantity[]): ReadonlySet<number> {
  const left = new Set<number>();
  let at = 0;
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    while ((quantities[at]?.end ?? Number.POSITIVE_INFINITY) <= index) at += 1;
    const folded = fold(word);
    const value =
      folded === 'twice'
        ? 2
        : (SMALL_NUMBERS.get(folded) ??
          ORDINAL_WORDS.get(folded) ??
          ORDINAL_WORDS.get(folded.replace(/a$/, 'o')));
    if (value !== undefined && (quantities[at]?.start ?? Number.POSITIVE_INFINITY) > index) left.add(value);
  }
  return left;
}

const EVERY_DAY = /every day|daily|todos os dias|todo dia|diari/iu;
const NOTHING = /(?<!\p{L})(?:no|zero|without|sem|nenhum[ao]?)(?!\p{L})/iu;

interface Side {
  readonly text: string;
  readonly quantities: readonly Quantity[];
  readonly units: ReadonlyMap<string, ReadonlySet<string>>;
}

function readFigures(written: string): Side {
  const text = tidy(written);
  return { text, quantities: quantitiesOf(text), units: unitsOf(text) };
}

function unmatched(
  { text, quantities: own, units }: Side,
  { text: otherText, quantities: other, units: otherUnits }: Side,
): string[] {
  /** '98th' equals 'percentil 98': one language may use an ordinal where the other uses a cardinal. */
  const figuresOf = (quantities: readonly Quantity[]) =>
    quantities.flatMap(({ start, end }) => raw(otherText.slice(start, end)));
  const plain = other.filter(({ group, factor }) => !isScale(group) && factor === 1);
  const [numbered, counted] = [figuresOf(other.filter(({ isOrdinal }) => isOrdinal)), figuresOf(plain)];
  const left = numbersLeft(otherText, other);
  return own.flatMap((quantity) => {
    const piece = text.slice(quantity.start, quantity.end);
    if (isKnownQuantity(quantity, other) || WORDS_FOR_FIGURES.test(piece.trim()) || isSaidByWord(piece))
      return [];
    const isSameValue = other.some(
      (one) =>
        one.values.some((value) => quantity.values.includes(value)) &&
        (one.group === '' || quantity.group === '') &&
        !isScale(one.group) &&
        !isScale(quantity.group),
    );
    const figures = raw(piece);
    const isSameFigure =
      figures.length > 0 &&
      figures.every((figure) => (quantity.isOrdinal ? [...numbered, ...counted] : numbered).includes(figure));
    const isSameUnit =
      figures.length === 1 &&
      !isScale(quantity.group) &&
      Array.from(units.get(figures[0] ?? '') ?? []).some((unit) =>
        otherUnits.get(figures[0] ?? '')?.has(unit),
      );
    const isLeft =
      !isScale(quantity.group) && quantity.values.some((value) => left.has(value / quantity.factor));
    const isEveryDay = /^(?:7|seven|sete)[\s-]/iu.test(piece) && EVERY_DAY.test(otherText);
    const isNothing = quantity.values.includes(0) && NOTHING.test(otherText);
    return isSameValue || isSameFigure || isSameUnit || isLeft || isEveryDay || isNothing ? [] : [piece];
  });
}

export interface FigureFaults {
  /** In the translation, but not in the original. */
  readonly added: readonly string[];
  readonly missing: readonly string[];
}

/** Figures that only one of the texts has. Dates and contact details have been removed before. */
export function compareFigures(original: string, translation: string): FigureFaults {
  const [own, theirs] = [readFigures(original), readFigures(translation)];
  return { added: unmatched(theirs, own), missing: unmatched(own, theirs) };
}
