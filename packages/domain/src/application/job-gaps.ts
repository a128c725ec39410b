import { copyCheck } from '../match/evidence/copied.ts';
import { readEvidence } from '../match/evidence/evidence.ts';
import { meaningOf } from '../match/requirements/meaning.ts';
import { sayersIn } from '../match/evidence/sayers.ts';
import type { Resume } from '../resume/resume.ts';
import type { Concept } from '../skills/concept.ts';
import { contentStems, fold } from '../skills/words.ts';
import type { MatchSnapshot } from './application.ts';

export interface MatchedJob {
  /** Name shown to the user; jobs with the same name count as one. */
  readonly name: string;
  /** Titles to skip: the first row of a match may be the ad's title, which is not a requirement. */
  readonly titles: readonly string[];
  readonly rows: MatchSnapshot['rows'];
}

export interface JobGap {
  readonly concept: Concept;
  /** Names of the jobs that ask for it. */
  readonly jobs: readonly string[];
}

/** A requirement of a single job is not a pattern. */
const LEAST_JOBS = 2;

/** Skills that a line asks for, without soft skills, which are not something to learn next. */
const conceptsIn = (text: string): Concept[] =>
  meaningOf({ start: 0, text, kind: 'must', asksFrom: 0 })
    .groups.flatMap(({ items }) => items)
    .flatMap(({ need }) => (need.type === 'skill' && need.concept.category !== 'soft' ? [need.concept] : []));

/** Whether a resume names the concept, or has all words of one of its names in one sentence. */
function shownIn(resumes: readonly Resume[]): (concept: Concept) => boolean {
  const nothing = copyCheck('');
  const evidence = resumes.flatMap((resume) => readEvidence(resume, nothing));
  const named = new Set(evidence.flatMap(({ concepts }) => [...concepts]));
  const sayers = sayersIn(evidence);
  const isSaid = (name: string): boolean => {
    const [first, ...others] = contentStems(name).map(sayers);
    return first !== undefined && [...first].some((one) => others.every((saying) => saying.has(one)));
  };
  return ({ id, en, pt }) => named.has(id) || [...en, ...pt].some(isSaid);
}

/** Requirements of a job from its stored match: met, and unmet (partly or wholly). */
export interface AskedBy {
  readonly name: string;
  readonly met: ReadonlySet<string>;
  readonly open: ReadonlyMap<string, Concept>;
}

/** Takes about 50 ms for the longest possible rows: yield between jobs when reading many. */
export function askedBy({ name, titles, rows }: MatchedJob): AskedBy {
  const known = new Set(titles.map(fold));
  const met = new Set<string>();
  const open = new Map<string, Concept>();
  for (const { text, status } of rows) {
    if (known.has(fold(text))) continue;
    for (const concept of conceptsIn(text))
      if (status === 'met') met.add(concept.id);
      else open.set(concept.id, concept);
  }
  return { name, met, open };
}

/**
 * Skills that at least two jobs ask for and no resume shows, most wanted first. A requirement that was met in any job's
 * match is not a gap: some resume showed it, in whatever words.
 */
export function jobGaps(jobs: readonly AskedBy[], resumes: readonly Resume[]): JobGap[] {
  const wanted = new Map<string, { concept: Concept; names: Set<string> }>();
  for (const { name, open } of jobs)
    for (const [id, concept] of open) {
      const one = wanted.get(id) ?? { concept, names: new Set() };
      one.names.add(name);
      wanted.set(id, one);
    }
  const isMet = (id: string) => jobs.some(({ met }) => met.has(id));
  const common = [...wanted.values()].filter(
    ({ concept, names }) => names.size >= LEAST_JOBS && !isMet(concept.id),
  );
  if (common.length === 0) return [];
  const isShown = shownIn(resumes);
  return common
    .filter(({ concept }) => !isShown(concept))
    .map(({ concept, names }) => ({ concept, jobs: [...names] }))
    .toSorted(
      (one, other) => other.jobs.length - one.jobs.length || (one.concept.id < other.concept.id ? -1 : 1),
    );
}
