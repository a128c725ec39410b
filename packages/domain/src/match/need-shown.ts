import type { Concept } from '../skills/concept.ts';
import { degreeProof, languageProof, OTHER_FIELD, yearsIn } from './asked.ts';
import { isLicensed } from './driving.ts';
import type { Evidence } from './evidence.ts';
import type { RequirementItem } from './match.ts';
import { type AskedItem, isPhrase, type Need } from './meaning.ts';
import { isPlaceShown } from './places.ts';
import type { AdLine } from './read-ad.ts';
import { ROLE_ALIKE, ROLE_HELD, roleJobs, roleShown } from './role-shown.ts';
import { sectorShown } from './sectors.ts';
import { best, NAMED, NOTHING, type Resources, type Shown } from './shown.ts';
import { skillJobs, skillTold, TOLD } from './skill-shown.ts';
import type { WorkShown } from './work.ts';

/** What is known of the line that asks. */
export interface Told {
  readonly line: AdLine;
  /** What the line names beside years: they are counted in jobs that show it. */
  readonly beside: readonly AskedItem[];
  /** How much of the line is told in other words; worked out only where it matters. */
  readonly work: () => WorkShown;
}

/** Years in a known thing that no job shows, but jobs of the trade may have had, are half believed. */
const UNNAMED_YEARS = 0.5;

/** Years in jobs that show what the line names beside them, or else in those that have to do with the ad. */
function yearsShown(
  asked: number,
  named: readonly Evidence[],
  isNaming: boolean,
  resources: Resources,
): Shown {
  const { relevant, today } = resources;
  const jobs = isNaming ? named : relevant;
  const periods = [...new Set(jobs.flatMap(({ period }) => period ?? []))];
  const years = yearsIn(periods, today);
  if (years > 0 || !isNaming)
    return { share: Math.min(1, years / asked), by: years > 0 ? (jobs[0] ?? null) : null };
  const { share, by } = yearsShown(asked, [], false, resources);
  return { share: Math.min(share, 1) * UNNAMED_YEARS, by };
}

const WORK_MET = 0.34;
const WORK_PARTLY = 0.2;

function skillOrWork(item: AskedItem, concept: Concept, { line, work }: Told, resources: Resources): Shown {
  const named = skillTold(item, concept, line.text, resources);
  // Names of products and papers are said or they are not; duties are told in other words.
  const isName = !isPhrase(item) && concept.category !== 'hard' && concept.category !== 'soft';
  if (named.share >= NAMED || isName || line.kind !== 'duty') return named;
  const { share, by } = work();
  return share >= WORK_MET ? { share: share * TOLD, by } : named;
}

/** The jobs that show one thing. */
function provingJobs(item: AskedItem, resources: Resources): readonly Evidence[] {
  const { need } = item;
  if (need.type === 'role') return roleJobs(need.titles, resources);
  if (need.type === 'sector') return resources.jobs.filter((job) => sectorShown(need.id, [job]) !== null);
  return need.type === 'skill' ? skillJobs(item, need.concept, resources) : [];
}

/** How far a resume shows one thing that a line asks for. */
export function needShown(item: AskedItem, told: Told, resources: Resources): Shown {
  const { need } = item;
  switch (need.type) {
    case 'skill':
      return skillOrWork(item, need.concept, told, resources);
    case 'years': {
      const proving = told.beside.flatMap((other) => provingJobs(other, resources));
      const isNaming = proving.length > 0 || told.beside.some((other) => !isPhrase(other));
      return yearsShown(need.years, proving, isNaming, resources);
    }
    case 'degree':
      return degreeProof(need.degree, resources.evidence);
    case 'language':
      return languageProof(need.language, resources.evidence);
    case 'role':
      return roleShown(need.titles, resources);
    case 'sector': {
      const by = sectorShown(need.id, resources.jobs);
      return { share: by === null ? 0 : 1, by };
    }
    case 'place':
      return isPlaceShown(item.name, resources.places) ? { share: 1, by: null } : NOTHING;
    case 'driving':
      return best(
        resources.evidence.map((by) => ({ by, share: isLicensed(need.licence, by.said) ? by.strength : 0 })),
      );
    case 'work':
      return told.work();
  }
}

export function itemStatus({ type }: Need, { share }: Shown): RequirementItem['status'] {
  if (type === 'skill' || type === 'driving') return share >= NAMED ? 'met' : 'missing';
  if (type === 'work') return share >= WORK_MET ? 'met' : share >= WORK_PARTLY ? 'partly' : 'missing';
  if (type === 'role') return share >= ROLE_HELD ? 'met' : share >= ROLE_ALIKE ? 'partly' : 'missing';
  // A lower degree is a part of what the line wants, and still not the degree.
  if (type === 'degree' && share < OTHER_FIELD) return 'missing';
  // A month short of the years is not counted against anybody.
  return share >= 0.97 ? 'met' : share > 0 ? 'partly' : 'missing';
}
