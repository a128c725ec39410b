import type { Concept } from '../skills/concept.ts';
import { contentStems, isSameRoot } from '../skills/words.ts';
import { adSkills, phraseStems } from './ad-skills.ts';
import { degreeProof, degreeRank, languageProof, languagesAsked, yearsAsked, yearsIn } from './asked.ts';
import type { Evidence } from './evidence.ts';
import type { AdLine } from './read-ad.ts';

export interface Judged {
  readonly line: AdLine;
  readonly concepts: readonly Concept[];
  /** Those that nothing in the resume shows. */
  readonly missing: readonly Concept[];
  /** From 0 to 1. */
  readonly share: number;
  readonly by: Evidence | null;
  /** How many separate things the line asks for. */
  readonly size: number;
}

interface Shown {
  readonly share: number;
  readonly by: Evidence | null;
}

/** What is told in other words counts less than what is named. */
const TOLD = 0.7;
const NOTHING: Shown = { share: 0, by: null };
const best = (shown: readonly Shown[]) =>
  shown.reduce((most, one) => (one.share > most.share ? one : most), NOTHING);

/** All words of the phrase in one sentence show it; most of them show a part. */
function phraseShown(concept: Concept, { stems, strength }: Evidence): number {
  const words = phraseStems(concept);
  const own = [...stems];
  const said = words.filter((word) => own.some((one) => isSameRoot(one, word))).length;
  if (words.length === 0 || said === 0) return 0;
  if (said === words.length) return strength;
  return said >= 2 ? (strength * said) / words.length / 1.5 : 0;
}

/** Names of products and papers are said or they are not; other work is told in many words. */
function wordsShown({ category, en, pt }: Concept, { stems, strength }: Evidence): number {
  if (category === 'tool' || category === 'certification') return 0;
  const own = [...stems];
  const isSaid = (name: string) => {
    const words = contentStems(name).filter((word) => word.length >= 4);
    return words.length > 0 && words.every((word) => own.some((one) => isSameRoot(one, word)));
  };
  return [...en, ...pt].some(isSaid) ? strength * TOLD : 0;
}

function skillShown(concept: Concept, evidence: readonly Evidence[]): Shown {
  const isPhrase = concept.id.startsWith('phrase:');
  const named = best(
    evidence.map((by) => ({
      by,
      share: isPhrase ? phraseShown(concept, by) : by.concepts.has(concept.id) ? by.strength : 0,
    })),
  );
  if (isPhrase || named.share > TOLD) return named;
  return best([named, ...evidence.map((by) => ({ by, share: wordsShown(concept, by) }))]);
}

export interface Resources {
  readonly evidence: readonly Evidence[];
  /** Jobs that have something to do with the ad. */
  readonly relevant: readonly Evidence[];
  readonly today: string;
}

function yearsShown(asked: number, { relevant, today }: Resources): Shown {
  const periods = [...new Set(relevant.flatMap(({ period }) => period ?? []))];
  const years = yearsIn(periods, today);
  return { share: Math.min(1, years / asked), by: years > 0 ? (relevant[0] ?? null) : null };
}

const ENOUGH = 0.8;
const MOST_WHEN_SHORT = 0.55;
const ANY_OF = /(?<!\p{L})(?:or|ou)(?!\p{L})|\p{L}\/\p{L}/iu;

/** How far a resume has what one line asks for, and by which sentence. */
export function judgeLine(line: AdLine, resources: Resources): Judged {
  const found = [...new Map(adSkills(line).map(({ concept }) => [concept.id, concept])).values()];
  const skills = found.map((concept) => ({ concept, shown: skillShown(concept, resources.evidence) }));
  const shares = skills.map(({ shown }) => shown);
  const languages = languagesAsked(line.text).map((one) => languageProof(one, resources.evidence));
  const rank = degreeRank(line.text);
  const years = yearsAsked(line.text);
  const measured: Shown[] = [
    ...languages,
    ...(rank === null || line.kind === 'duty' ? [] : [degreeProof(rank, resources.evidence)]),
    ...(years === null || line.kind === 'duty' ? [] : [yearsShown(years, resources)]),
  ];
  const parts = [...(ANY_OF.test(line.text) && shares.length > 1 ? [best(shares)] : shares), ...measured];
  const mean = parts.reduce((total, { share }) => total + share, 0) / Math.max(1, parts.length);
  // Half the years are not made good by knowing the trade.
  const most = measured.some(({ share }) => share < ENOUGH) ? MOST_WHEN_SHORT : 1;
  return {
    line,
    concepts: found,
    missing: skills.filter(({ shown }) => shown.share === 0).map(({ concept }) => concept),
    share: Math.min(mean, most),
    by: best(parts).by,
    size: parts.length,
  };
}
