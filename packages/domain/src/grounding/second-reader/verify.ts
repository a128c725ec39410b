import { CLAIM_KINDS, type Claim, type ClaimKind, type GroundingSource } from '../claim.ts';
import { lengthsOf } from '../own-data/careers.ts';
import { isKnownQuantity } from '../quantities/compare-quantities.ts';
import { reckoningOf } from '../quantities/derived-quantities.ts';
import { datesOf } from '../own-data/dates.ts';
import { saidNumbers } from '../rules/figures.ts';
import { isLinking } from '../../skills/words.ts';
import { addClaims } from '../ground.ts';
import { saidNames } from '../rules/names.ts';
import { factsOf } from '../own-data/own-facts.ts';
import { type OwnTexts, ownTexts } from '../own-data/own-texts.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import type { Said } from '../say.ts';
import { type Place, placesOf, type Searchable, searchable, widened } from './quotes.ts';
import { type ListedFact, sourceTexts } from './reading.ts';

/** Per text; further facts are ignored and count as not listed. */
const MAX_FACTS = 60;
const MAX_FACT_CHARACTERS = 400;

const kindOf = (kind: string): ClaimKind => CLAIM_KINDS.find((known) => known === kind) ?? 'technology';

/** 'Planned deliveries … for 12 warehouses': a quote may omit the middle. */
const partsOf = (quote: string): string[] =>
  quote.split(/\s*(?:…|\.{3}|\[\.\.\.\])\s*/u).filter((part) => part !== '');

const isWithin = (one: Place, other: Place) => other.start <= one.start && one.end <= other.end;

/** Every word occurs somewhere in the user's texts; linking words such as 'at' between two names are ignored. */
const isLiteral = (piece: string, own: Searchable): boolean =>
  placesOf(piece, own).length > 0 ||
  (piece.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).every(
    (word) => isLinking(word.toLowerCase()) || placesOf(word, own).length > 0,
  );

/** The user's own text at a quote, or null if they never wrote it. The model's spelling of it proves nothing. */
function quotedWords(quote: string, own: Searchable): string | null {
  const parts = partsOf(quote).map((part) =>
    placesOf(part, own)
      .map((place) => widened(own.text, place))
      .map(({ start, end }) => own.text.slice(start, end)),
  );
  if (parts.length === 0 || parts.some((places) => places.length === 0)) return null;
  return parts.flat().join('\n');
}

/** Figures, dates and names of a fact that the quoted text does not contain. */
function notCarried(fact: string, quoted: string, own: OwnTexts, said: Searchable): Said[] {
  const lines = quoted.split('\n');
  const numbers = saidNumbers(fact, {
    own: { ...own, near: lines, reckoned: lines },
    reckoning: lines.map((line) => reckoningOf(line)),
    taken: [],
    original: '',
    replaced: '',
  });
  const facts = factsOf(lines);
  const names = saidNames(fact, facts, facts).filter(
    ({ start, end, isKnown }) => !isKnown && !isLiteral(fact.slice(start, end), said),
  );
  return [...numbers.filter(({ isKnown }) => !isKnown), ...names];
}

/** Durations such as '16 years' that are computed from the user's dates, so no quote is needed. */
function countedFromDates(text: string, own: OwnTexts): Place[] {
  const lengths = lengthsOf(own, '');
  return quantitiesOf(text).filter((quantity) => isKnownQuantity(quantity, lengths));
}

interface Mark extends Place {
  readonly kind: ClaimKind;
}

/** No user data: what is known even then ('I') is not a name. */
const NO_FACTS = factsOf([]);

/** Figures, dates and names that a reader must list unless the user's own text has them literally. */
function hardFacts(text: string): Mark[] {
  return [
    ...datesOf(text).map(({ start, end }): Mark => ({ start, end, kind: 'date' })),
    ...quantitiesOf(text)
      .filter(({ start, end }) => /\d/u.test(text.slice(start, end)))
      .map(({ start, end }): Mark => ({ start, end, kind: 'number' })),
    ...saidNames(text, NO_FACTS, NO_FACTS)
      .filter(({ isKnown }) => !isKnown)
      .map(({ start, end, kind }): Mark => ({ start, end, kind })),
  ];
}

/**
 * Adds the second reader's findings to the claims of a text: a listed fact whose quote the user never wrote, or whose
 * quote lacks its figure, date or name; and figures, dates and names that are neither listed nor in the user's own
 * text. Claims are never removed.
 */
export function verifyFacts(
  { text, source, claims }: { text: string; source: GroundingSource; claims: readonly Claim[] },
  listed: readonly Omit<ListedFact, 'text'>[],
): Claim[] {
  const own = ownTexts(source);
  const said = searchable(
    sourceTexts(source)
      .join('\n')
      .replaceAll(/\p{Cf}/gu, ''),
  );
  const searched = searchable(text);
  const proven: Place[] = countedFromDates(text, own);
  const marks: Mark[] = [];
  for (const { fact, quote, kind } of listed.slice(0, MAX_FACTS)) {
    if (fact.length > MAX_FACT_CHARACTERS) continue;
    const quoted = quotedWords(quote, said);
    for (const place of placesOf(fact, searched).map((one) => widened(text, one))) {
      if (quoted === null) marks.push({ ...place, kind: kindOf(kind) });
      else {
        const lacking = notCarried(text.slice(place.start, place.end), quoted, own, said).map((one) => ({
          start: place.start + one.start,
          end: place.start + one.end,
          kind: one.kind,
        }));
        marks.push(...lacking);
        if (lacking.length === 0) proven.push(place);
      }
    }
  }
  const isProven = (one: Place) => proven.some((place) => isWithin(one, place));
  const unlisted = hardFacts(text).filter(({ start, end }) => !isLiteral(text.slice(start, end), said));
  return addClaims(
    text,
    claims,
    [...marks, ...unlisted].filter((mark) => !isProven(mark)),
  );
}
