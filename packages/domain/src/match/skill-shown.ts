import type { Concept } from '../skills/concept.ts';
import { contentStems, stem } from '../skills/words.ts';
import { abbreviationOf, longNames } from './abbreviations.ts';
import { phraseStems } from './ad-skills.ts';
import type { Evidence } from './evidence.ts';
import { type AskedItem, isPhrase } from './meaning.ts';
import { best, NAMED, NOTHING, type Resources, type Shown } from './shown.ts';

/** What is told in other words counts less than what is named. */
export const TOLD = 0.7;
/** All words of the phrase in one sentence show it; most of them show a part. */
function phraseShown(concept: Concept, { evidence, sayers }: Resources): Shown {
  const letters = (concept.en[0] ?? '').match(/(?<![\p{L}\p{N}])\p{Lu}{3,8}(?![\p{L}\p{N}])/gu);
  // 'Feed the PNCP': where letters name it, they are what has to be said.
  const words = (letters === null ? phraseStems(concept) : letters.map((one) => stem(one))).map(sayers);
  const counts = new Map<Evidence, number>();
  for (const saying of words) for (const by of saying) counts.set(by, (counts.get(by) ?? 0) + 1);
  // Of two that show as much, the first of the resume is the proof.
  return best(
    evidence.map((by) => {
      const said = counts.get(by) ?? 0;
      if (said === words.length) return { by, share: said > 0 ? by.strength : 0 };
      return { by, share: said >= 2 ? (by.strength * said) / words.length / 1.5 : 0 };
    }),
  );
}

/** Names of products and papers are said or they are not; other work is told in many words. */
function wordSayers({ category, en, pt }: Concept, { sayers }: Resources): ReadonlySet<Evidence> {
  if (category === 'tool' || category === 'certification') return new Set();
  return new Set(
    [...en, ...pt].flatMap((name) => {
      const [first, ...others] = contentStems(name)
        .filter((word) => word.length >= 4)
        .map(sayers);
      return [...(first ?? [])].filter((by) => others.every((other) => other.has(by)));
    }),
  );
}

/** Sentences that say all words of a phrase. */
function phraseSayers(concept: Concept, { sayers }: Resources): ReadonlySet<Evidence> {
  const [first, ...others] = phraseStems(concept).map(sayers);
  return new Set([...(first ?? [])].filter((by) => others.every((other) => other.has(by))));
}

function wordsShown(concept: Concept, resources: Resources): Shown {
  const { evidence } = resources;
  const saying = wordSayers(concept, resources);
  return best(evidence.map((by) => ({ by, share: saying.has(by) ? by.strength * TOLD : 0 })));
}

function skillShown(concept: Concept, resources: Resources): Shown {
  if (concept.id.startsWith('phrase:')) return phraseShown(concept, resources);
  const named = best(
    resources.evidence.map((by) => ({ by, share: by.concepts.has(concept.id) ? by.strength : 0 })),
  );
  return named.share > TOLD ? named : best([named, wordsShown(concept, resources)]);
}

/** A name that the dictionary does not have may be said by its letters. */
function abbreviated({ name, start, end }: AskedItem, line: string, { evidence }: Resources): Shown {
  const says = [name, ...longNames(line, start, end)].map(abbreviationOf);
  return best(evidence.map((by) => ({ by, share: says.some((isSaid) => isSaid(by)) ? by.strength : 0 })));
}

const PAPER =
  /(?<!\p{L})(?:certificat\p{L}*|certified|licen[cs]\p{L}*|accredit\p{L}*|credential\p{L}*|certificad\p{L}*|certifica[çc]\p{L}*|habilita[çc]\p{L}*)(?!\p{L})/iu;
const UNDER_WAY =
  /(?<!\p{L})(?:candidate|in progress|pursuing|studying|preparing for|sitting|expected|exam(?:s)? passed|cursando|em andamento|em curso|estudando|candidat[oa] a|previs[ãa]o)(?!\p{L})/iu;

/** A paper is not shown by working with what it is about, nor by being on the way to it. */
function paperOnly({ share, by }: Shown, { need }: AskedItem, line: string): Shown {
  if (by === null || need.type !== 'skill') return { share, by };
  const isPaper = need.concept.category === 'certification';
  if (isPaper && UNDER_WAY.test(by.said)) return { share: Math.min(share, NAMED / 2), by };
  const isAsked = !isPaper && PAPER.test(line) && need.concept.category === 'tool';
  return isAsked && by.source !== 'certification' && !PAPER.test(by.said) ? NOTHING : { share, by };
}

/** A skill by its name, by its letters, or as a paper where the line asks for one. */
export function skillTold(item: AskedItem, concept: Concept, line: string, resources: Resources): Shown {
  const named = paperOnly(skillShown(concept, resources), item, line);
  if (named.share >= NAMED) return named;
  const letters = abbreviated(item, line, resources);
  return letters.share > 0 ? letters : named;
}

/** The sentences of jobs that show a skill. */
export function skillJobs(item: AskedItem, concept: Concept, resources: Resources): Evidence[] {
  const isAbbreviated = abbreviationOf(item.name);
  const isShown = isPhrase(item) ? phraseSayers(concept, resources) : wordSayers(concept, resources);
  return resources.evidence.filter(
    (one) =>
      one.period !== null &&
      one.source === 'experience' &&
      (one.concepts.has(concept.id) || isShown.has(one) || isAbbreviated(one)),
  );
}
