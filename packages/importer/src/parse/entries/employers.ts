import type { Line } from '../../source.ts';
import { findDates, isDuration, type DateSpan } from '../../text/dates.ts';
import { couldBePlace } from './bare-places.ts';
import { entriesOf, headingsAt, headLook, isProse, levelOf, singleEntry } from './entries.ts';
import { headed, type Headed } from './headed.ts';
import type { Part } from './head-parts.ts';

/** The line above several roles: the employer and its location. */
export interface Employer {
  readonly company: Part;
  readonly place: Part | undefined;
}

/** An experience entry; `employer` is null for an entry that names its own employer. */
export interface Job extends Headed {
  readonly employer: Employer | null;
}

const headOf = (entry: Parameters<typeof headed>[0]) => headed(entry, 2, ({ text }) => text.includes(', '));

/** Treats a second name as the location if it could be a town that no list knows. */
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

/** Parsed without splitting at commas: an employer's line holds one name, which may contain a comma. */
const employerOf = (head: readonly Line[]): Employer | null =>
  employerIn(headed({ head, body: [], date: null }, 0, () => false));

const roleAt = (employer: Employer, lines: readonly Line[]): Job => {
  const own = withTown(headed(singleEntry(lines), 0, () => false));
  return { ...own, employer };
};

/** Cuts the lines at each start; lines before the first start are dropped. */
const cutAt = (lines: readonly Line[], starts: readonly number[]): Line[][] =>
  starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length));

const plainJobs = (lines: readonly Line[]): Job[] => {
  const entries = entriesOf(lines).filter(({ head }) => head.length > 0);
  return underSpans(entries.map(headOf));
};

/** The content of a section in order: roles of one employer, or other lines in between. */
type Run = { readonly employer: Employer; readonly roles: readonly (readonly Line[])[] } | readonly Line[];

const jobsOfRuns = (runs: readonly Run[]): Job[] =>
  runs.flatMap((run) =>
    'roles' in run ? run.roles.map((role) => roleAt(run.employer, role)) : plainJobs(run),
  );

const hasPeriod = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);

/** Employers tagged as headings one level above their roles, as in our own files. */
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

/** Matches LinkedIn's saved profile: employer, total duration, first role, its dates. */
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

/** Employers followed by a total duration. A role is a line directly above its dates, styled like the first. */
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

/** A bare year contains all of its months. */
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

/** Finds a name without description whose dates exactly span the roles below it, none of which names an employer. */
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

/** The jobs of a section; those below an employer's line carry that employer. */
export function jobsOf(lines: readonly Line[]): Job[] {
  return jobsOfRuns(taggedRuns(lines) ?? totalledRuns(lines) ?? [lines]);
}
