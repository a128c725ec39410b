import { contentStems, isSameRoot } from '../skills/words.ts';
import type { Claim, GroundingSource } from './claim.ts';
import { saidAdditions } from './rules/additions.ts';
import { reckoningOf } from './quantities/derived-quantities.ts';
import { saidNumbers } from './rules/figures.ts';
import { MAX_TEXT_CHARACTERS } from './limits.ts';
import { saidNames, saidSkills } from './rules/names.ts';
import { saidEffects } from './rules/effects.ts';
import { saidCounts, saidEscalations } from './rules/escalation.ts';
import { saidExtraActs } from './rules/extra-acts.ts';
import { factsOf, type OwnFacts } from './own-data/own-facts.ts';
import { ownTexts } from './own-data/own-texts.ts';
import { saidRates } from './rules/said-rates.ts';
import type { Said } from './say.ts';
import {
  saidAwards,
  saidCertifications,
  saidDegrees,
  saidLanguages,
  saidLeadership,
  saidTitles,
} from './rules/wordings.ts';

/**
 * Finds what a text claims beyond the user's own data, in text order, without overlaps. What the user wrote in the
 * entry itself is never a claim.
 */
export function ground(text: string, source: GroundingSource): Claim[] {
  const original = source.original?.slice(0, MAX_TEXT_CHARACTERS);
  const claims = groundRead(text.slice(0, MAX_TEXT_CHARACTERS), { ...source, original });
  if (text.length <= MAX_TEXT_CHARACTERS) return claims;
  const unread = { start: MAX_TEXT_CHARACTERS, end: text.length, text: text.slice(MAX_TEXT_CHARACTERS) };
  return [...claims, { ...unread, kind: 'technology' }];
}

function groundRead(text: string, source: GroundingSource): Claim[] {
  const own = ownTexts(source);
  const original = source.original ?? '';
  const near = factsOf(own.near);
  const isNear = new Set(own.near);
  const everything = own.person.every((one) => isNear.has(one)) ? own.near : [...own.near, ...own.person];
  const whole = everything === own.near ? near : factsOf(everything);
  const sentence = isOfSentence(text, original, near) ? original : near.text;
  let made: OwnFacts | null = null;
  const papers = () =>
    (made ??= everything.some((one) => own.companies.includes(one))
      ? factsOf(everything.filter((one) => !own.companies.includes(one)))
      : whole);
  const languages = saidLanguages(text, whole);
  const names = saidNames(text, whole, near);
  const spelledOut = names.filter(({ isSpelledOut }) => isSpelledOut);
  const skills = saidSkills(text, { near, papers, hasOriginal: original !== '' }).filter(
    (one) => one.isKnown || !isInKnown(one, spelledOut),
  );
  const reckoning = own.reckoned.map((one) => reckoningOf(one));
  const numbers = saidNumbers(text, {
    own,
    reckoning,
    taken: skills,
    original,
    replaced: isOfSentence(text, original, near) ? original : '',
  });
  const degrees = saidDegrees(text, whole, near);
  const rates = saidRates(text, sentence, reckoning);
  const said: Said[] = [
    ...numbers.filter((one) => !isInKnown(one, rates)),
    ...languages,
    ...skills,
    ...degrees,
    ...saidCertifications(text, original, papers),
    ...names.filter((one) => !isInKnown(one, [...skills, ...numbers, ...languages, ...degrees])),
    ...saidTitles(text, { near, positions: own.positions, original, isSummary: source.itemId === undefined }),
    ...saidAwards(text, near),
    ...saidLeadership(text, { near, positions: own.positions, sentence: original || near.text }),
    ...rates,
    ...saidEscalations(text, original, near),
    ...saidCounts(text, original),
    ...saidEffects(text, original, near),
  ];
  said.push(...saidExtraActs(text, { original, near, said }));
  said.push(...saidAdditions(text, { original, near, said, isName: own.fields.includes(original) }));
  const unsaid = said.filter(
    ({ start, end, kind, isKnown, isBeside }) =>
      !isKnown &&
      !isQuoted(text, { start, end }, source.ownTexts ?? []) &&
      !isInKnown({ start, end }, [
        ...spelledOut,
        ...(kind === 'number' || kind === 'leadership' || isBeside === true ? [] : skills),
      ]),
  );
  return addClaims(text, [], unsaid);
}

/** Adds the parts of the findings that no claim covers yet, in text order. */
export function addClaims(
  text: string,
  claims: readonly Claim[],
  findings: readonly Pick<Said, 'start' | 'end' | 'kind'>[],
): Claim[] {
  const all = [...claims];
  for (const { start, end, kind } of findings)
    for (const rest of uncovered(text, { start, end }, all)) all.push({ ...rest, kind });
  return all.toSorted((a, b) => a.start - b.start);
}

/** Inside a literal quote of the user's own input, such as the position a letter is about. */
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

/**
 * The parts of a finding that no claim covers yet: in 'Kubernetes at Globex' the tool is already marked, the employer
 * not.
 */
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
    // A leftover is only marked if it names something; 'of the' does not.
    if (!WORD.test(part) || !/\p{Lu}|\d/u.test(part)) continue;
    const lead = part.length - part.trimStart().length;
    const trimmed = part.trim();
    parts.push({ start: from + lead, end: from + lead + trimmed.length, text: trimmed });
  }
  return parts;
}

/** Whether an edit stays with the sentence it replaces and takes nothing from other sentences of the entry. */
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
