import { isKnownQuantity } from '../grounding/compare-quantities.ts';
import { type Quantity, quantitiesOf } from '../grounding/quantities.ts';

/** Groups in which a figure means something else than a count. */
const isScale = (group: string) =>
  group === '%' || group === 'pp' || group === 'x' || /[$€£]|usd|brl/i.test(group);

/** Said by a word alone, and in the other language perhaps by another: 'tripled', 'zero', 'half'. */
const isSaidByWord = (text: string) => !/\d/.test(text) && !/^(?:\p{L}+[\s-])*(?:\p{L}+)$/u.test(text.trim());

const raw = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(/[.,]/g, ''));

const tidy = (text: string) =>
  text
    .replaceAll('ponto percentual', 'pontos percentuais')
    // shifts of 12 hours with 36 off
    .replaceAll(/(?<![\d.,])(12|24)x(24|36|48|60|72)(?!\d)/g, '$1 horas, $2 horas')
    .replaceAll(/(?<![\d/])24\/7(?![\d/])/g, '24 hours a day, 7 days a week');

const WORDS_FOR_FIGURES =
  /^(?:1st|1[oº]|zero|half|mei[ao]|metade|tripl\p{L}*|doubl\p{L}*|dobr\p{L}*|duplic\p{L}*|quadrupl\p{L}*|one|um|uma|a|an|single|once|twice|both|amb[ao]s|hundreds?|centenas?|thousands?|milhares|dozens?|dezenas?)\b/iu;

function unmatched(
  own: readonly Quantity[],
  text: string,
  other: readonly Quantity[],
  otherText: string,
): string[] {
  /** '98th' is 'percentil 98': what one language counts, the other may number. */
  const figuresOf = (quantities: readonly Quantity[]) =>
    quantities.flatMap(({ start, end }) => raw(otherText.slice(start, end)));
  const plain = other.filter(({ group, factor }) => !isScale(group) && factor === 1);
  const [numbered, counted] = [figuresOf(other.filter(({ isOrdinal }) => isOrdinal)), figuresOf(plain)];
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
    return isSameValue || isSameFigure ? [] : [piece];
  });
}

export interface FigureFaults {
  /** In the translation, and not in the original. */
  readonly added: readonly string[];
  readonly missing: readonly string[];
}

/** Figures that stand in one of the texts only. Both have lost their dates and contacts by now. */
export function compareFigures(original: string, translation: string): FigureFaults {
  const [one, other] = [tidy(original), tidy(translation)];
  const [own, theirs] = [quantitiesOf(one), quantitiesOf(other)];
  return { added: unmatched(theirs, other, own, one), missing: unmatched(own, one, theirs, other) };
}
