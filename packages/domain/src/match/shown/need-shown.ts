import type { Concept } from '../../skills/concept.ts';
import { languageProof } from '../requirements/asked.ts';
import { degreeProof, OTHER_FIELD } from '../requirements/degrees.ts';
import { isLicensed } from '../requirements/driving.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { RequirementItem } from '../match.ts';
import { type AskedItem, isPhrase, type Need } from '../requirements/meaning.ts';
import { isPlaceShown } from '../requirements/places.ts';
import { isSummary } from '../evidence/relevance.ts';
import { ROLE_HELD, roleJobs, roleShown } from './role-shown.ts';
import { sectorShown } from '../requirements/sectors.ts';
import { best, NAMED, NOTHING, type Resources, type Shown, type Told } from '../shown.ts';
import { skillJobs, skillTold } from './skill-shown.ts';
import { skillOrWork, WORK_MET } from './work-told.ts';
import { yearsShown, yearsTold } from './years-shown.ts';

const WORK_PARTLY = 0.2;

/** Reads a sector's name as an occupation: 'three years in cleaning'. */
const asTrade = (item: AskedItem, concept: Concept): AskedItem => ({
  ...item,
  need: { type: 'skill', concept },
});

/** The jobs that show an item. */
function provingJobs(item: AskedItem, line: string, resources: Resources): readonly Evidence[] {
  const { need } = item;
  if (need.type === 'role') return roleJobs(need.titles, resources);
  if (need.type === 'sector')
    return [
      ...resources.jobs.filter((job) => sectorShown(need.id, [job]) !== null),
      ...need.trades.flatMap((trade) => skillJobs(asTrade(item, trade), trade, line, resources)),
    ];
  return need.type === 'skill' ? skillJobs(item, need.concept, line, resources) : [];
}

const isTold = (item: AskedItem, { line }: Told, resources: Resources) =>
  item.need.type === 'skill' && skillTold(item, item.need.concept, line.text, resources).share >= NAMED;

/** If the user already holds the position, another name or field of it counts fully. */
const believedRole = (titles: readonly string[], { share, by }: Shown, { standing }: Resources): Shown => ({
  share: standing.in === 'inside' && share > 0 && !titles.some((title) => HIGHER.test(title)) ? 1 : share,
  by,
});

/** A higher position must actually have been held. */
const HIGHER =
  /(?<!\p{L})(?:senior|s[êe]nior|lead|l[íi]der|head|chief|chef[ea]|principal|manager|gerente|coordenador[a]?|coordinator|supervisor[a]?|director|diretor[a]?)(?!\p{L})/iu;

/** For a line as a whole: users inside the trade are believed, users outside get similar work as a part only. */
function workOfLine({ line, work }: Told, { standing }: Resources): Shown {
  const { share, by } = work();
  if (line.kind !== 'duty' || standing.in === 'near') return { share, by };
  if (standing.in === 'inside') return { share: Math.max(share, WORK_MET), by: by ?? standing.by };
  return { share: Math.min(share, WORK_PARTLY), by };
}

/** How well a resume shows one item of a line. */
export function needShown(item: AskedItem, told: Told, resources: Resources): Shown {
  const { need } = item;
  switch (need.type) {
    case 'skill':
      return skillOrWork(item, need.concept, told, resources);
    case 'years': {
      const proving = told.beside.flatMap((other) => provingJobs(other, told.line.text, resources));
      const isNaming = proving.length > 0 || told.beside.some((other) => !isPhrase(other));
      // Years in something the resume never mentions do not count.
      const { standing } = resources;
      if (
        standing.in !== 'inside' &&
        proving.length === 0 &&
        told.beside.length > 0 &&
        !told.beside.some((other) => isTold(other, told, resources))
      )
        return NOTHING;
      return best([
        yearsShown(need.years, proving, isNaming, resources),
        yearsTold(need.years, told, resources),
        ...(standing.in === 'inside' ? [yearsShown(need.years, [], false, resources)] : []),
      ]);
    }
    case 'degree':
      return degreeProof(need.degree, resources.evidence);
    case 'language':
      return languageProof(need.language, resources.evidence);
    case 'role':
      return believedRole(need.titles, roleShown(need.titles, resources), resources);
    case 'sector': {
      const by = sectorShown(need.id, [...resources.jobs, ...resources.evidence.filter(isSummary)]);
      if (by !== null) return { share: 1, by };
      const { line } = told;
      const trade = best(need.trades.map((one) => skillTold(asTrade(item, one), one, line.text, resources)));
      return trade.share >= NAMED ? { share: 1, by: trade.by } : NOTHING;
    }
    case 'place':
      return isPlaceShown(item.name, resources.places) ? { share: 1, by: null } : NOTHING;
    case 'driving':
      return best(
        resources.evidence.map((by) => ({ by, share: isLicensed(need.licence, by.said) ? by.strength : 0 })),
      );
    case 'work':
      return workOfLine(told, resources);
  }
}

export function itemStatus(need: Need, { share, isPart }: Shown): RequirementItem['status'] {
  const { type } = need;
  // Basic Excel is part of advanced Excel; but a lower certificate is a different certificate.
  if (need.type === 'skill' && isPart === true && need.concept.category !== 'certification') return 'partly';
  if (type === 'skill' || type === 'driving') return share >= NAMED ? 'met' : 'missing';
  if (type === 'work') return share >= WORK_MET ? 'met' : share >= WORK_PARTLY ? 'partly' : 'missing';
  // A lower rank meets the line in part, but is not the position.
  if (type === 'role') return share >= ROLE_HELD ? 'met' : 'missing';
  // A lower degree meets the line in part, but is not the degree.
  if (type === 'degree' && share < OTHER_FIELD) return 'missing';
  // Tolerates being about a month short.
  return share >= 0.97 ? 'met' : share > 0 ? 'partly' : 'missing';
}
