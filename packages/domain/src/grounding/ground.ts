import { contentStems, isSameRoot } from '../skills/words.ts';
import type { Claim, GroundingSource } from './claim.ts';
import { saidAdditions } from './additions.ts';
import { isKnownQuantity } from './compare-quantities.ts';
import { datesOf } from './dates.ts';
import { saidNames, saidSkills } from './names.ts';
import { saidCounts, saidEscalations } from './escalation.ts';
import { factsOf, ownDates, type OwnFacts, ownQuantities } from './own-facts.ts';
import { type OwnTexts, ownTexts } from './own-texts.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import type { Said } from './say.ts';
import {
  saidAwards,
  saidCertifications,
  saidDegrees,
  saidLanguages,
  saidLeadership,
  saidRates,
  saidTitles,
} from './wordings.ts';

const NONE = /(?<!\p{L})(?:no|without|never|none|not a|sem|nenhum|nenhuma|nunca)(?!\p{L})/iu;

function saidNumbers(text: string, own: OwnTexts, names: readonly Said[], replaced: string): Said[] {
  const dates = ownDates(own);
  const quantities = ownQuantities(own);
  const years = datesOf(text).map(({ start, end, date }) => ({
    start,
    end,
    kind: 'date' as const,
    isKnown:
      dates.some((known) => known === date || (date.length === 4 && known.startsWith(date))) ||
      (date.length === 4 && quantities.some(({ values }) => values.includes(Number(date)))),
  }));
  // 'zero accidents' is 'without an accident'.
  const isNone = own.near.some((one) => NONE.test(one));
  const taken = [...years, ...names];
  const told = quantitiesOf(text);
  const before = quantitiesOf(replaced);
  const lost = before.filter(
    (one) => one.group !== '' && !told.some((claimed) => isKnownQuantity(one, [claimed])),
  );
  // In the place of the sentence's own figure another of the entry's is wrong.
  const isReplaced = (claimed: Quantity) =>
    lost.some(({ group }) => group === claimed.group) &&
    !told.some((one) => one !== claimed && one.group === claimed.group) &&
    !isKnownQuantity(claimed, before);
  const figures = told
    .filter(({ start, end }) => !taken.some((one) => start < one.end && one.start < end))
    .map((quantity) => ({
      start: quantity.start,
      end: quantity.end,
      kind: 'number' as const,
      isKnown:
        (isKnownQuantity(quantity, quantities) && !isReplaced(quantity)) ||
        (quantity.values.includes(0) && isNone),
    }));
  return [...years, ...figures];
}

/**
 * What a text says that the person's own data does not, in the order of the text, without overlaps.
 * What the person wrote in the entry itself is never a claim.
 */
export function ground(text: string, source: GroundingSource): Claim[] {
  const own = ownTexts(source);
  const original = source.original ?? '';
  const near = factsOf(own.near);
  const whole = factsOf([...own.near, ...own.person]);
  const sentence = isOfSentence(text, original, near) ? original : near.text;
  let made: OwnFacts | null = null;
  const papers = () =>
    (made ??= factsOf([...own.near, ...own.person].filter((one) => !own.companies.includes(one))));
  const languages = saidLanguages(text, whole);
  const names = saidNames(text, whole, near);
  const spelledOut = names.filter(({ isSpelledOut }) => isSpelledOut);
  const skills = saidSkills(text, { near, papers, hasOriginal: original !== '' }).filter(
    (one) => one.isKnown || !isInKnown(one, spelledOut),
  );
  const numbers = saidNumbers(text, own, skills, isOfSentence(text, original, near) ? original : '');
  const said: Said[] = [
    ...numbers,
    ...languages,
    ...skills,
    ...saidDegrees(text, whole, near),
    ...saidCertifications(text, papers),
    ...names.filter((one) => !isInKnown(one, [...skills, ...numbers, ...languages])),
    ...saidTitles(text, { near, positions: own.positions, original, isSummary: source.itemId === undefined }),
    ...saidAwards(text, near),
    ...saidLeadership(text, near, own.positions),
    ...saidRates(text, sentence),
    ...saidEscalations(text, original, near),
    ...saidCounts(text, original),
  ];
  said.push(...saidAdditions(text, { original, near, said, isName: own.fields.includes(original) }));
  const claims: Claim[] = [];
  for (const { start, end, kind, isKnown } of said)
    if (
      !isKnown &&
      !isQuoted(text, { start, end }, source.ownTexts ?? []) &&
      !isInKnown({ start, end }, [
        ...spelledOut,
        ...(kind === 'number' || kind === 'leadership' ? [] : skills),
      ])
    )
      for (const rest of uncovered(text, { start, end }, claims)) claims.push({ ...rest, kind });
  return claims.toSorted((a, b) => a.start - b.start);
}

/** Within what the person has said in just these words, such as the position that a letter is about. */
function isQuoted(
  text: string,
  { start, end }: Pick<Said, 'start' | 'end'>,
  said: readonly string[],
): boolean {
  const lower = text.toLowerCase();
  return said.some((one) => {
    const quote = one.trim().toLowerCase();
    if (quote === '') return false;
    for (let at = lower.indexOf(quote); at !== -1; at = lower.indexOf(quote, at + 1))
      if (at <= start && end <= at + quote.length) return true;
    return false;
  });
}

const WORD = /[\p{L}\p{N}]{2,}/u;

/** What of a finding no claim holds yet: 'Kubernetes at Globex' is a tool that is marked, and an employer beside it. */
function uncovered(
  text: string,
  { start, end }: Pick<Claim, 'start' | 'end'>,
  claims: readonly Claim[],
): Omit<Claim, 'kind'>[] {
  const inside = claims
    .filter((claim) => start < claim.end && claim.start < end)
    .toSorted((a, b) => a.start - b.start);
  if (inside.length === 0) return [{ start, end, text: text.slice(start, end) }];
  const edges = [start, ...inside.flatMap((claim) => [claim.start, claim.end]), end];
  const parts: Omit<Claim, 'kind'>[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const [from = start, to = end] = [edges[index], edges[index + 1]];
    const part = text.slice(from, to);
    // What is left of a finding is worth marking where it names something; 'of the' is not.
    if (!WORD.test(part) || !/\p{Lu}|\d/u.test(part)) continue;
    const lead = part.length - part.trimStart().length;
    const trimmed = part.trim();
    parts.push({ start: from + lead, end: from + lead + trimmed.length, text: trimmed });
  }
  return parts;
}

/** Whether an edit keeps to the sentence that it replaces, and takes nothing from the entry's others. */
function isOfSentence(text: string, original: string, near: OwnFacts): boolean {
  if (original === '') return false;
  const own = contentStems(original);
  const taken = contentStems(text).filter(
    (word) => near.stems.has(word) && !own.some((one) => isSameRoot(one, word)),
  );
  return taken.length < 2;
}

const isInKnown = (one: Pick<Said, 'start' | 'end'>, others: readonly Said[]) =>
  others.some(({ isKnown, start, end }) => isKnown && start <= one.start && one.end <= end);
