import type { Resume } from '../resume/resume.ts';
import { contentStems } from '../skills/words.ts';
import { titleSkills } from './ad/ad-skills.ts';
import { lastMonth } from './requirements/asked.ts';
import { copyCheck } from './evidence/copied.ts';
import { type Evidence, readEvidence, readJobs } from './evidence/evidence.ts';
import { type Judged, judgeLine } from './judge.ts';
import type { Match, NamedSkill, Proof, Requirement } from './match.ts';
import { placesOf } from './requirements/places.ts';
import { type Ad, readAd } from './ad/read-ad.ts';
import { believed, isTitle, relevantTo, titleShare } from './evidence/relevance.ts';
import { tradeShare } from './shown/role-shown.ts';
import { sayersIn } from './evidence/sayers.ts';
import { best, type Resources, type Shown } from './shown.ts';
import { standingOf } from './standing.ts';

/** Points out of 100 for all lines of a kind; the points of a missing kind are distributed among the others. */
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

/** How much of the ad's title the user has held, at best. */
function heldShare(ad: Ad, evidence: readonly Evidence[]): Shown {
  return best(
    evidence
      .filter(isTitle)
      .map((by) => ({ by, share: Math.max(titleShare(ad.title, by), tradeShare(ad.title, by)) })),
  );
}

/**
 * Judges the lines twice: the first result tells whether the user already does this work, and thus how far unproven
 * claims are believed.
 */
function judgeLines(ad: Ad, resources: Resources, held: number): Weighed[] {
  const asked = ad.lines.filter(({ kind }) => kind !== 'duty').map((line) => judgeLine(line, resources));
  const standing = { in: standingOf(held, asked), by: resources.standing.by };
  return ad.lines
    .map((line) => ({ ...judgeLine(line, { ...resources, standing }), group: line.kind }))
    .filter(({ size }) => size > 0);
}

const nameIn = (
  ad: Ad,
  { id, en, pt }: { id: string; en: readonly string[]; pt: readonly string[] },
): NamedSkill => ({
  id,
  name: (ad.locale === 'pt-BR' ? pt[0] : en[0]) ?? id,
});

const sizeOf = ({ size }: Judged) => Math.sqrt(size);

/**
 * How well a resume matches an ad, and why. Deterministic. `today` is the 'YYYY-MM' up to which current jobs count; it
 * defaults to the last month mentioned in the resume.
 */
export function matchResume(resume: Resume, adText: string, today = lastMonth(resume)): Match {
  const ad = readAd(adText);
  const said = readEvidence(resume, copyCheck(adText));
  const relevant = relevantTo(ad, said);
  const evidence = believed(ad, said, relevant);
  const held = heldShare(ad, evidence);
  const resources: Resources = {
    evidence,
    sayers: sayersIn(evidence),
    relevant,
    jobs: readJobs(resume, evidence),
    places: placesOf(resume),
    today,
    isOfTrade: evidence.some((one) => isTitle(one) && titleShare(ad.title, one) >= TITLE_MET),
    standing: { in: 'near', by: held.by },
  };
  const judged: Weighed[] = [...judgeTitle(ad, evidence), ...judgeLines(ad, resources, held.share)];
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
