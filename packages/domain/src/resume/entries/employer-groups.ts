import { leftOutEntries } from './printed-entries.ts';
import type { Experience, MonthDate, Period, Resume } from '../resume.ts';

/** Consecutive experience entries at one employer; most groups have one role. */
export interface EmployerGroup {
  /** As spelled in the first role. */
  readonly company: string;
  /** The location that all roles share, or ''. */
  readonly location: string;
  /** From the earliest start to the latest end. */
  readonly period: Period;
  readonly roles: readonly Experience[];
}

/** Ignores case and whitespace. */
const bare = (text: string) => text.normalize('NFC').replace(/\s+/g, '').toLowerCase();

/** A year alone may be any of its months: as an end it sorts last, so that no month is invented. */
const asEnd = (date: MonthDate) => (date.length === 4 ? `${date}-99` : date);

function spanOf(roles: readonly Period[]): Period {
  const starts = roles.map(({ startDate }) => startDate).filter((date) => date !== '');
  const ends = roles.map(({ endDate }) => endDate).filter((date) => date !== '');
  const current = roles.some((role) => role.current);
  return {
    startDate: starts.toSorted()[0] ?? '',
    endDate: current ? '' : (ends.toSorted((a, b) => (asEnd(a) < asEnd(b) ? 1 : -1))[0] ?? ''),
    current,
  };
}

function groupOf(roles: readonly [Experience, ...Experience[]]): EmployerGroup {
  const [{ company, location }] = roles;
  const isShared = roles.every((role) => bare(role.location) === bare(location));
  return { company, location: isShared ? location : '', period: spanOf(roles), roles };
}

/**
 * Experience as pages and files print it: in its own order, with consecutive roles at one employer grouped. `leftOut`
 * are ids of entries that are not printed, so they do not split a group.
 */
export function employerGroups(
  resume: Resume,
  leftOut: ReadonlySet<string> = leftOutEntries(resume),
): EmployerGroup[] {
  const groups: [Experience, ...Experience[]][] = [];
  for (const role of resume.experience.filter(({ id }) => !leftOut.has(id))) {
    const last = groups.at(-1);
    const company = bare(role.company);
    if (resume.groupByEmployer && last && company !== '' && company === bare(last[0].company))
      last.push(role);
    else groups.push([role]);
  }
  return groups.map(groupOf);
}

/** Resumes are sorted newest first, unless the dates say otherwise. */
function isOldestFirst(experience: readonly Experience[]): boolean {
  const starts = experience.map(({ startDate }) => startDate).filter((date) => date !== '');
  const [first = '', last = ''] = [starts[0], starts.at(-1)];
  return first < last;
}

/** Adds a blank role at the employer of the entry `beside`, where the list's order puts a newer one. */
export function withNextRole(resume: Resume, beside: string, id: string): Resume {
  const { experience } = resume;
  const at = experience.findIndex((entry) => entry.id === beside);
  const entry = experience[at];
  if (entry === undefined) return resume;
  const { company, location } = entry;
  const role: Experience = {
    id,
    company,
    location,
    position: '',
    startDate: '',
    endDate: '',
    current: false,
    description: [],
  };
  return { ...resume, experience: experience.toSpliced(isOldestFirst(experience) ? at + 1 : at, 0, role) };
}
