import type { Resume } from '../../resume/resume.ts';
import { type Half, halfOf } from '../../testing/halves.ts';
import { adSkills, titleSkills } from '../ad/ad-skills.ts';
import { matchResume } from '../match-resume.ts';
import { readAd } from '../ad/read-ad.ts';

export interface LabelledAd {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly skills: readonly { readonly name: string; readonly kind: string; readonly quote: string }[];
  /** Words that recruiters disagree about. */
  readonly neutral: readonly string[];
  readonly requirements: unknown;
}

export type AdSet = 'first' | 'c' | 'd' | 'e' | 'f';

/** Ads of sets C to F were written independently, when the rules had only been tuned on the earlier sets. */
export const setOf = (adId: string): AdSet =>
  (['c', 'd', 'e', 'f'] as const).find((set) => adId.startsWith(`${set}-`)) ?? 'first';

export interface JudgedAd {
  readonly ad: LabelledAd;
  readonly half: Half;
  readonly found: readonly string[];
  readonly missed: readonly string[];
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** Neither right nor wrong: most of the match is neutral. */
  readonly neutral: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** One neutral word does not excuse a long phrase. */
const isMostlyIn = (mention: Span, spans: readonly Span[]) => {
  let inside = 0;
  for (let at = mention.start; at < mention.end; at += 1)
    if (spans.some(({ start, end }) => at >= start && at < end)) inside += 1;
  return inside * 2 >= mention.end - mention.start;
};

/** Where a quote occurs as whole words: the R in 'R' is not the one in 'Requirements'. */
function placesOf(text: string, quote: string): number[] {
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const places: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + quote.length])) places.push(at);
  return places;
}

/** A found skill is right when it overlaps a label's quote; a label is found when a skill overlaps it. */
export function judgeAd(ad: LabelledAd): JudgedAd {
  const labels = ad.skills.flatMap(({ name, quote }) =>
    placesOf(ad.text, quote).map((start) => ({ name, start, end: start + quote.length })),
  );
  const neutrals = ad.neutral.flatMap((quote) =>
    placesOf(ad.text, quote).map((start) => ({ start, end: start + quote.length })),
  );
  const names = [...new Set(ad.skills.map(({ name }) => name))];
  const read = readAd(ad.text);
  const named = [
    { start: ad.text.indexOf(read.title), skills: titleSkills(read) },
    ...read.lines.map((line) => ({ start: line.start, skills: adSkills(line) })),
  ];
  const mentions = named.flatMap((line) =>
    line.skills.map(({ start, end, concept }) => ({
      id: concept.id,
      start: line.start + start,
      end: line.start + end,
    })),
  );
  const right = mentions
    .filter((mention) => labels.some((label) => meets(mention, label)))
    .map(({ id }) => id);
  const isFound = (name: string) =>
    labels.some((label) => label.name === name && mentions.some((mention) => meets(mention, label)));
  const open = mentions.filter(({ id }) => !right.includes(id));
  const wrong = open.filter((mention) => !isMostlyIn(mention, neutrals)).map(({ id }) => id);
  return {
    ad,
    half: halfOf(ad.id),
    found: names.filter((name) => isFound(name)),
    missed: names.filter((name) => !isFound(name)),
    right: [...new Set(right)],
    wrong: [...new Set(wrong)],
    neutral: [...new Set(open.map(({ id }) => id))].filter((id) => !wrong.includes(id)),
  };
}

const count = (judged: readonly JudgedAd[], part: 'found' | 'missed' | 'right' | 'wrong' | 'neutral') =>
  judged.reduce((sum, one) => sum + one[part].length, 0);

export function skillFigures(judged: readonly JudgedAd[]) {
  const [found, missed, right, wrong] = [
    count(judged, 'found'),
    count(judged, 'missed'),
    count(judged, 'right'),
    count(judged, 'wrong'),
  ];
  const all = right + wrong + count(judged, 'neutral');
  return {
    precision: right / Math.max(1, right + wrong),
    /** As if every neutral word that was found were wrong. */
    strict: right / Math.max(1, all),
    recall: found / Math.max(1, found + missed),
  };
}

export interface Pair {
  readonly id: string;
  readonly ad: string;
  readonly better: string;
  readonly worse: string;
  readonly why: string;
}

export interface JudgedPair {
  readonly pair: Pair;
  readonly half: Half;
  readonly better: number;
  readonly worse: number;
}

export function judgePairs(
  pairs: readonly Pair[],
  ads: readonly LabelledAd[],
  people: readonly { readonly id: string; readonly resume: Resume }[],
): JudgedPair[] {
  const texts = new Map(ads.map(({ id, text }) => [id, text]));
  const resumes = new Map(people.map(({ id, resume }) => [id, resume]));
  const score = (person: string, ad: string) => {
    const [resume, text] = [resumes.get(person), texts.get(ad)];
    if (resume === undefined || text === undefined) throw new Error(`no ${person} or no ${ad}`);
    return matchResume(resume, text).score;
  };
  return pairs.map((pair) => ({
    pair,
    half: halfOf(pair.ad),
    better: score(pair.better, pair.ad),
    worse: score(pair.worse, pair.ad),
  }));
}

export const orderedShare = (judged: readonly JudgedPair[]): number =>
  judged.filter(({ better, worse }) => better > worse).length / Math.max(1, judged.length);
