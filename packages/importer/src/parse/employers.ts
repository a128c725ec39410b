import type { Line } from '../source.ts';
import { findDates, isDuration, type DateSpan } from '../text/dates.ts';
import { couldBePlace } from './bare-places.ts';
import { entriesOf, headingsAt, headLook, isProse, levelOf, singleEntry } from './entries.ts';
import { headed, type Headed } from './headed.ts';
import type { Part } from './head-parts.ts';

/** The line above several roles: who employed somebody, and where. */
export interface Employer {
  readonly company: Part;
  readonly place: Part | undefined;
}

/** An entry of experience; null stands for one that names its own employer. */
export interface Job extends Headed {
  readonly employer: Employer | null;
}

const headOf = (entry: Parameters<typeof headed>[0]) => headed(entry, 2, ({ text }) => text.includes(', '));

/** One name, and no more than a place beside it: a town that no list knows is a second name. */
function withTown(own: Headed): Headed {
  const [name, town, ...more] = own.names;
  if (own.place || !name || !town || more.length > 0 || !couldBePlace(town.text)) return own;
  return { ...own, names: [name], place: { ...town, kind: 'place' } };
}

function employerIn(own: Headed): Employer | null {
  const { names, place } = withTown(own);
  const [company, ...more] = names;
  return company === undefined || more.length > 0 ? null : { company, place };
}

/** Of a head that is not cut at commas: the line of an employer holds one name, which may have one. */
const employerOf = (head: readonly Line[]): Employer | null =>
  employerIn(headed({ head, body: [], date: null }, 0, () => false));

const roleAt = (employer: Employer, lines: readonly Line[]): Job => {
  const own = withTown(headed(singleEntry(lines), 0, () => false));
  return { ...own, employer };
};

/** Lines from each place where one begins to the next; those before the first are left out. */
const cutAt = (lines: readonly Line[], starts: readonly number[]): Line[][] =>
  starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length));

const plainJobs = (lines: readonly Line[]): Job[] => {
  const entries = entriesOf(lines).filter(({ head }) => head.length > 0);
  return underSpans(entries.map(headOf));
};

/** What a section holds, in order: roles of an employer, and runs of lines in between. */
type Run = { readonly employer: Employer; readonly roles: readonly (readonly Line[])[] } | readonly Line[];

const jobsOfRuns = (runs: readonly Run[]): Job[] =>
  runs.flatMap((run) =>
    'roles' in run ? run.roles.map((role) => roleAt(run.employer, role)) : plainJobs(run),
  );

const hasPeriod = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);

/** Employers tagged one level above their roles, as our own files are. */
function taggedRuns(lines: readonly Line[]): Run[] | null {
  const levels = lines.map(levelOf);
  const top = Math.min(...levels.map((level) => level ?? Infinity));
  const [heads, subs] = [headingsAt(lines, top), headingsAt(lines, top + 1)];
  const runs: Run[] = [];
  const before = lines.slice(0, heads[0] ?? 0);
  if (before.length > 0) runs.push(before);
  let hasGroup = false;
  for (const [index, start] of heads.entries()) {
    const end = heads[index + 1] ?? lines.length;
    const own = subs.filter((at) => at > start && at < end);
    const roles = cutAt(lines.slice(0, end), own);
    const head = lines.slice(start, own[0] ?? start);
    const dated = roles.filter((role) => role.slice(0, 2).some(hasPeriod)).length;
    const employer = own.length >= 2 && head.length <= 3 && 2 * dated >= own.length ? employerOf(head) : null;
    const last = runs.at(-1);
    if (employer) {
      hasGroup = true;
      runs.push({ employer, roles });
    } else if (last && !('roles' in last)) runs[runs.length - 1] = [...last, ...lines.slice(start, end)];
    else runs.push(lines.slice(start, end));
  }
  return hasGroup ? runs : null;
}

/** A name, below it how long somebody has been there, then the first role and its dates: LinkedIn's saved profile. */
const isTotal = (lines: readonly Line[], at: number): boolean => {
  const [name, total, role, dates] = lines.slice(at, at + 4);
  return (
    name !== undefined &&
    total !== undefined &&
    role !== undefined &&
    dates !== undefined &&
    isDuration(total.text) &&
    ![name, role].some((line) => hasPeriod(line) || isDuration(line.text) || isProse(line)) &&
    hasPeriod(dates)
  );
};

/** Employers with the total of their roles below them. A role is a line directly above its dates, set like the first. */
function totalledRuns(lines: readonly Line[]): Run[] | null {
  const totals = lines.flatMap((_, at) => (isTotal(lines, at) ? [at] : []));
  const runs: Run[] = [];
  let done = 0;
  let hasGroup = false;
  for (const [index, at] of totals.entries()) {
    const [name, first] = [lines[at] as Line, lines[at + 2] as Line];
    const isFirm = (line: Line, own: number) =>
      headLook(line) === headLook(name) &&
      headLook(name) !== headLook(first) &&
      lines.slice(own + 1, own + 3).some(hasPeriod);
    const isRole = (line: Line, own: number) =>
      headLook(line) === headLook(first) &&
      !isProse(line) &&
      !hasPeriod(line) &&
      hasPeriod(lines[own + 1] ?? line);
    const nextTotal = totals[index + 1] ?? lines.length;
    const other = lines.findIndex((line, own) => own > at + 2 && own < nextTotal && isFirm(line, own));
    const end = other < 0 ? nextTotal : other;
    const starts = lines.flatMap((line, own) => (own > at && own < end && isRole(line, own) ? [own] : []));
    const employer = starts.length >= 2 ? employerOf([name]) : null;
    if (at < done || !employer) continue;
    if (at > done) runs.push(lines.slice(done, at));
    runs.push({ employer, roles: cutAt(lines.slice(0, end), starts) });
    done = end;
    hasGroup = true;
  }
  if (done < lines.length) runs.push(lines.slice(done));
  return hasGroup ? runs : null;
}

/** A year alone is within every month of it. */
const isWithin = (date: DateSpan | null, span: DateSpan): boolean =>
  date !== null &&
  date.isRange &&
  date.start >= span.start.slice(0, date.start.length) &&
  (span.current || (!date.current && date.end.slice(0, span.end.length) <= span.end));

const isWhole = (roles: readonly Headed[], span: DateSpan): boolean => {
  const dates = roles.flatMap(({ entry: { date } }) => date ?? []);
  const hasEnd = span.current
    ? dates.some(({ current }) => current)
    : dates.some(({ end }) => end === span.end);
  return hasEnd && dates.some(({ start }) => start === span.start);
};

/** A name without a story whose dates are exactly those of the roles below it, which name no employer themselves. */
function underSpans(entries: readonly Headed[]): Job[] {
  const jobs: Job[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const own = entries[at] as Headed;
    const { date, body } = own.entry;
    const employer = date?.isRange === true && body.length === 0 ? employerIn(own) : null;
    const end = entries.findIndex(
      (next, index) =>
        index > at &&
        (date === null || !isWithin(next.entry.date, date) || withTown(next).names.length !== 1),
    );
    const roles = entries.slice(at + 1, end < 0 ? entries.length : end);
    if (employer && date && roles.length >= 2 && isWhole(roles, date)) {
      jobs.push(...roles.map((role) => ({ ...withTown(role), employer })));
      at += roles.length;
    } else jobs.push({ ...own, employer: null });
  }
  return jobs;
}

/** The jobs of a section, those under the line of an employer with that employer. */
export function jobsOf(lines: readonly Line[]): Job[] {
  return jobsOfRuns(taggedRuns(lines) ?? totalledRuns(lines) ?? [lines]);
}
