import { companyScore, roleScore } from '../../lexicon/roles.ts';
import type { Line } from '../../source.ts';
import { blocksOf, itemsOf } from '../body.ts';
import { type Job, jobsOf } from './employers.ts';
import type { Entry } from './entries.ts';
import { type Found, found, type FoundTree } from '../found.ts';
import { withBarePlaces } from './bare-places.ts';
import type { Part } from './head-parts.ts';
import type { Headed } from './headed.ts';
import { labelledJobs } from './labelled-jobs.ts';

/** 'Mar 2021 – Present' as the three fields of a period. */
export function periodOf({ date, head }: Entry): Record<'startDate' | 'endDate' | 'current', Found> {
  const lines = head.filter(({ text }) => /\d{4}/.test(text));
  const own = lines.length > 0 ? lines : head;
  return {
    startDate: found(date?.start ?? '', own, 0.95),
    endDate: found(date?.end ?? '', own, 0.95),
    current: found(date?.current ?? false, own, 0.95),
  };
}

/** Score for reading the first name as the role, compared with the reverse. */
const roleFirst = (first: string, second: string) =>
  roleScore(first) + companyScore(second) - roleScore(second) - companyScore(first);

/** Within one resume the role comes either always before or always after the company. */
function isRoleFirst(entries: readonly Headed[]): boolean {
  const votes = entries.map(({ names: [first, second] }) =>
    first && second ? roleFirst(first.text, second.text) : 0,
  );
  return votes.reduce((sum, vote) => sum + Math.max(-1.5, Math.min(1.5, vote)), 0) >= 0;
}

export function parseExperience(lines: readonly Line[]): FoundTree[] {
  const labelled = labelledJobs(lines);
  if (labelled !== null) return labelled;
  const entries = placed(jobsOf(lines));
  const first = isRoleFirst(entries.filter(({ employer }) => employer === null));
  let last: { company: Part; place: Part | undefined } | undefined;
  return entries.map((entry) => {
    if (entry.employer) {
      const { company, place } = entry.employer;
      const [role, ...more] = entry.names;
      last = { company, place };
      return job({ ...entry, place: entry.place ?? place }, { role, company, certainty: 0.9, more });
    }
    const named = namesOf(entry.names, first, last?.company);
    const isUnderLast = named.company !== undefined && named.company === last?.company;
    const place = entry.place ?? (isUnderLast ? last?.place : undefined);
    if (named.company) last = { company: named.company, place };
    return job({ ...entry, place }, named);
  });
}

/** Finds bare towns in entries with their own employer; roles under a shared one are structured differently. */
function placed(jobs: readonly Job[]): Job[] {
  const single = jobs.filter(({ employer }) => employer === null);
  const read = withBarePlaces(single);
  return jobs.map((own) => {
    const at = single.indexOf(own);
    return at < 0 ? own : { ...(read[at] as Headed), employer: null };
  });
}

interface Named {
  readonly role: Part | undefined;
  readonly company: Part | undefined;
  /** Confidence of the company; lower if it is inferred from an earlier role. */
  readonly certainty: number;
  readonly more: readonly Part[];
}

function namesOf(
  [one, two, ...more]: readonly Part[],
  isFirst: boolean,
  lastCompany: Part | undefined,
): Named {
  const [role, company] = two ? rolesOf(one, two, isFirst) : aloneOf(one, isFirst, lastCompany !== undefined);
  const isInferred = company === undefined && two === undefined && role !== undefined;
  return {
    role,
    company: isInferred ? lastCompany : company,
    certainty: isInferred ? 0.5 : two ? 0.9 : 0.6,
    more,
  };
}

function job({ entry, place, rest }: Headed, { role, company, certainty, more }: Named): FoundTree {
  const extra = [...more, ...rest].map(({ text, line }) => ({ text, isBullet: false, lines: [line] }));
  const isIndented = (entry.body[0]?.box.x ?? 0) > (entry.head[0]?.box.x ?? 0) + 6;
  const items = [...extra, ...itemsOf(entry.body, isIndented)];
  return {
    position: role && found(role.text, [role.line], roleScore(role.text) > 0 ? 0.95 : 0.7),
    company: company && found(company.text, [company.line], certainty),
    location: place && found(place.text, [place.line], 0.9),
    ...periodOf(entry),
    description: found(
      blocksOf(items),
      items.flatMap((item) => item.lines),
      0.9,
    ),
  };
}

function rolesOf(one: Part | undefined, two: Part, isFirst: boolean): [Part | undefined, Part | undefined] {
  if (!one) return [two, undefined];
  const own = roleFirst(one.text, two.text);
  const decided = Math.abs(own) >= 1.6 ? own > 0 : isFirst;
  return decided ? [one, two] : [two, one];
}

/** A single name is either a role at the previous company or a company without a role. */
function aloneOf(
  one: Part | undefined,
  isFirst: boolean,
  hasCompany: boolean,
): [Part | undefined, Part | undefined] {
  if (!one) return [undefined, undefined];
  const [role, company] = [roleScore(one.text), companyScore(one.text)];
  const isRole = role > company || (role === company && (isFirst || hasCompany));
  return isRole ? [one, undefined] : [undefined, one];
}
