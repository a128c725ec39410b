import type { Resume } from '../resume/resume.ts';
import { contentStems } from '../skills/words.ts';
import { titleSkills } from './ad-skills.ts';
import { lastMonth } from './asked.ts';
import { copyCheck } from './copied.ts';
import { type Evidence, readEvidence, readJobs } from './evidence.ts';
import { type Judged, judgeLine } from './judge.ts';
import type { Match, NamedSkill, Proof, Requirement } from './match.ts';
import { placesOf } from './places.ts';
import { type Ad, readAd } from './read-ad.ts';
import { believed, isTitle, relevantTo, titleShare } from './relevance.ts';
import { sayersIn } from './sayers.ts';
import type { Resources } from './shown.ts';

/** Points of 100 that each kind of line is worth together; a kind that an ad lacks leaves its to the others. */
const SHARES = { must: 60, nice: 10, duty: 15, title: 15 } as const;
const TITLE_MET = 0.6;
const TITLE_PARTLY = 0.15;

interface Weighed extends Judged {
  readonly group: keyof typeof SHARES;
}

const titleStatus = (share: number): Requirement['status'] =>
  share >= TITLE_MET ? 'met' : share >= TITLE_PARTLY ? 'partly' : 'missing';

const proofOf = (by: Evidence | null): Proof | null =>
  by === null ? null : { path: by.path, sentence: by.sentence };

function judgeTitle(ad: Ad, evidence: readonly Evidence[]): Weighed[] {
  const { title } = ad;
  if (contentStems(title).length === 0) return [];
  const line = { start: 0, text: title, kind: 'must' as const, asksFrom: null };
  let [share, by]: [number, Evidence | null] = [0, null];
  for (const one of evidence.filter(isTitle)) {
    const own = titleShare(title, one) * one.strength;
    if (own > share) [share, by] = [own, one];
  }
  return [
    {
      line,
      concepts: titleSkills(ad).map(({ concept }) => concept),
      missing: [],
      status: titleStatus(share),
      share,
      by,
      size: 1,
      items: [],
      group: 'title',
    },
  ];
}

const nameIn = (
  ad: Ad,
  { id, en, pt }: { id: string; en: readonly string[]; pt: readonly string[] },
): NamedSkill => ({
  id,
  name: (ad.locale === 'pt-BR' ? pt[0] : en[0]) ?? id,
});

const sizeOf = ({ size }: Judged) => Math.sqrt(size);

/** How well a resume answers an ad, and why: the same for the same input. */
export function matchResume(resume: Resume, adText: string): Match {
  const ad = readAd(adText);
  const said = readEvidence(resume, copyCheck(adText));
  const relevant = relevantTo(ad, said);
  const evidence = believed(ad, said, relevant);
  const resources: Resources = {
    evidence,
    sayers: sayersIn(evidence),
    relevant,
    jobs: readJobs(resume, evidence),
    places: placesOf(resume),
    today: lastMonth(resume),
    isOfTrade: evidence.some((one) => isTitle(one) && titleShare(ad.title, one) >= TITLE_MET),
  };
  const judged: Weighed[] = [
    ...judgeTitle(ad, evidence),
    ...ad.lines
      .map((line) => ({ ...judgeLine(line, resources), group: line.kind }))
      .filter(({ size }) => size > 0),
  ];
  const groups = [...new Set(judged.map(({ group }) => group))];
  const whole = groups.reduce((sum, group) => sum + SHARES[group], 0);
  const weightOf = (one: Weighed) => {
    const all = judged
      .filter(({ group }) => group === one.group)
      .reduce((sum, other) => sum + sizeOf(other), 0);
    return (100 * SHARES[one.group] * sizeOf(one)) / (whole * all);
  };
  const weighed = judged.map((one) => ({ one, weight: weightOf(one) }));
  const points = weighed.reduce((sum, { one, weight }) => sum + weight * one.share, 0);
  const missing = new Map(
    judged
      .filter(({ group }) => group !== 'duty')
      .flatMap((one) => one.missing.map((concept) => [concept.id, nameIn(ad, concept)])),
  );
  return {
    score: Math.round(Math.min(100, points)),
    requirements: weighed.map(({ one, weight }, index) => ({
      id: `r${index + 1}`,
      text: one.line.text,
      kind: one.line.kind,
      skills: one.concepts.map((concept) => nameIn(ad, concept)),
      status: one.status,
      items: one.items.map(({ item, status, by }) => ({ name: item.name, status, proof: proofOf(by) })),
      proof: one.status === 'missing' ? null : proofOf(one.by),
      weight: Math.round(weight * 100) / 100,
    })),
    missingSkills: [...missing.values()],
    locale: ad.locale,
  };
}
