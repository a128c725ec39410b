import type { Concept } from '../skills/concept.ts';
import { contentStems } from '../skills/words.ts';
import { adSkills, phraseStems } from './ad-skills.ts';
import { degreeProof, degreeRank, languageProof, languagesAsked, yearsAsked, yearsIn } from './asked.ts';
import type { Evidence } from './evidence.ts';
import type { AdLine } from './read-ad.ts';
import type { Sayers } from './sayers.ts';

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

export interface Resources {
  readonly evidence: readonly Evidence[];
  readonly sayers: Sayers;
  /** Jobs that have something to do with the ad. */
  readonly relevant: readonly Evidence[];
  readonly today: string;
}

/** All words of the phrase in one sentence show it; most of them show a part. */
function phraseShown(concept: Concept, { evidence, sayers }: Resources): Shown {
  const words = phraseStems(concept).map(sayers);
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
function wordsShown({ category, en, pt }: Concept, { evidence, sayers }: Resources): Shown {
  if (category === 'tool' || category === 'certification') return NOTHING;
  const saying = new Set(
    [...en, ...pt].flatMap((name) => {
      const [first, ...others] = contentStems(name)
        .filter((word) => word.length >= 4)
        .map(sayers);
      return [...(first ?? [])].filter((by) => others.every((other) => other.has(by)));
    }),
  );
  return best(evidence.map((by) => ({ by, share: saying.has(by) ? by.strength * TOLD : 0 })));
}

function skillShown(concept: Concept, resources: Resources): Shown {
  if (concept.id.startsWith('phrase:')) return phraseShown(concept, resources);
  const named = best(
    resources.evidence.map((by) => ({ by, share: by.concepts.has(concept.id) ? by.strength : 0 })),
  );
  return named.share > TOLD ? named : best([named, wordsShown(concept, resources)]);
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
  const skills = found.map((concept) => ({ concept, shown: skillShown(concept, resources) }));
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
