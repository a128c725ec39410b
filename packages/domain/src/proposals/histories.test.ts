import { describe, expect, it } from 'vitest';
import type { Path } from '../conflict.ts';
import { isEqual } from '../equal.ts';
import { applyResolution, mergeResumes, pathKey } from '../resume/merge/merge.ts';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { RESUME_SHAPE } from '../resume/shapes/resume-shape.ts';
import { type Random, seededRandom } from '../resume/testing/random.ts';
import { acceptUpdates } from './accept.ts';
import { advance } from './advance.ts';
import { type BaseUpdate, baseUpdates, countBaseUpdates } from './base-updates.ts';
import { changedPassages, idsAt, passagesOf } from './passages.ts';
import { edited, firstResume, someLists } from './testing/random-history.ts';

const HISTORIES = 10_000;
const MOST_EDITS = 10;

interface History {
  readonly snapshot: Resume;
  readonly variant: Resume;
  readonly base: Resume;
  readonly random: Random;
  readonly lists: readonly string[];
  readonly open: readonly BaseUpdate[];
}

/** Initial resumes of the histories: creating one takes longer than checking a history. */
const FIRST = Array.from({ length: 200 }, (_, seed) => firstResume(seededRandom(seed)));

function historyOf(seed: number): History {
  const random = seededRandom(seed);
  const snapshot = random.pick(FIRST);
  const lists = someLists(random);
  const edit = () => edited(snapshot, random, MOST_EDITS, lists);
  const [variant, base] = [edit(), edit()];
  return { snapshot, variant, base, random, lists, open: baseUpdates(snapshot, variant, base, []) };
}

const keysOf = (updates: readonly BaseUpdate[]) => updates.map(({ passage }) => passage);
const countOpen = (snapshot: Resume, variant: Resume, base: Resume) =>
  countBaseUpdates(snapshot, variant, base, []);

/** The variant keeps its own title and language. */
const asVariant = (resume: Resume, { title, language }: Resume): Resume => ({ ...resume, title, language });

function merged({ snapshot, variant, base }: History): Resume {
  const merge = mergeResumes(snapshot, variant, base);
  const resume = applyResolution(
    merge,
    new Map(merge.conflicts.map(({ path }) => [pathKey(path), 'theirs'] as const)),
  );
  return asVariant(resume, variant);
}

const listPaths = (resume: Resume): Path[] => [
  ...[...RESUME_SHAPE.fields]
    .filter(([, { kind }]) => kind === 'list' || kind === 'names')
    .map(([name]) => [name]),
  ...resume.customSections.map(({ id }) => ['customSections', id, 'items']),
];

const idOf = (entry: string | { id: string }) => (typeof entry === 'string' ? entry : entry.id);

/** With the entries of each list sorted by id. */
const withoutOrder = (resume: Resume): Resume =>
  listPaths(resume)
    .toReversed()
    .reduce((sorted, path) => {
      const entries = valueAt(sorted, path) as (string | { id: string })[];
      return setAt(
        sorted,
        path,
        entries.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)),
      );
    }, resume);

/** Fails with the seed only: printing two resumes would not help. */
function requireEqual(a: unknown, b: unknown, what: string, seed: number) {
  if (isEqual(a, b)) return;
  expect.soft(a, `${what}, seed ${seed}`).toEqual(b);
  throw new Error(`${what}, seed ${seed}`);
}

function checkAllAtOnce(history: History, seed: number): Resume {
  const { snapshot, variant, base, open } = history;
  const all = new Set(keysOf(open));
  const accepted = acceptUpdates(snapshot, variant, base, all);
  const merge = merged(history);
  if (isEqual(accepted, merge)) return accepted;
  requireEqual(withoutOrder(accepted), withoutOrder(merge), 'all at once is not the merge', seed);
  for (const path of listPaths(merge)) {
    const [old, mine, theirs] = [snapshot, variant, base].map((resume) => idsAt(resume, path));
    // Where both sides moved, added or restored entries, mergeResumes breaks ties differently.
    const isRestored = idsAt(merge, path).some((id) => !mine?.includes(id));
    const isOneSided = isEqual(old, mine) || isEqual(mine, theirs) || (isEqual(old, theirs) && !isRestored);
    if (isOneSided)
      requireEqual(idsAt(accepted, path), idsAt(merge, path), `order of ${pathKey(path)}`, seed);
  }
  return accepted;
}

function checkRejecting({ snapshot, variant, base, open }: History, seed: number) {
  const advanced = advance(snapshot, base, new Set(keysOf(open)));
  requireEqual(countOpen(advanced, variant, base), 0, 'open after rejecting', seed);
}

function checkOneByOne({ snapshot, variant, base, random, open }: History, all: Resume, seed: number) {
  let [known, now] = [snapshot, variant];
  for (const key of random.shuffle(keysOf(open))) {
    now = acceptUpdates(known, now, base, new Set([key]));
    // After a crash before the link is saved: accepting again changes nothing, so it is not proposed again.
    const again = acceptUpdates(known, now, base, new Set([key]));
    requireEqual(again, now, `${key} is open after accepting`, seed);
    known = advance(known, base, new Set([key]));
  }
  requireEqual(now, all, 'one by one', seed);
  requireEqual(countOpen(known, now, base), 0, 'open after accepting', seed);
}

function checkNothingLost({ snapshot, variant, base, random, open }: History, seed: number) {
  const chosen = open.filter(() => random.chance(0.5));
  const keys = new Set(keysOf(chosen));
  const now = acceptUpdates(snapshot, variant, base, keys);
  const isDecided = (key: string) =>
    keys.has(key) || chosen.some(({ passage, kind }) => kind !== 'changed' && key.startsWith(`${passage}/`));
  for (const { key, kind, paths } of passagesOf(variant)) {
    if (isDecided(key)) continue;
    for (const path of paths) {
      if (kind === 'order') {
        const ids = idsAt(variant, path).filter((id) => valueAt(now, [...path, id]) !== undefined);
        const stayed = idsAt(now, path).filter((id) => ids.includes(id));
        requireEqual(stayed, ids, `order at ${key} is lost`, seed);
      } else requireEqual(valueAt(now, path), valueAt(variant, path), `text at ${key} is lost`, seed);
    }
  }
  requireEqual(
    [now.title, now.language, now.id],
    [variant.title, variant.language, variant.id],
    'own fields',
    seed,
  );
}

function checkMixedDecisions({ snapshot, variant, base, random, lists, open }: History, seed: number) {
  let [known, now] = [snapshot, variant];
  const ignored: string[] = [];
  for (const key of random.shuffle(keysOf(open))) {
    const decision = random.pick(['accepted', 'rejected', 'never']);
    if (decision === 'accepted') now = acceptUpdates(known, now, base, new Set([key]));
    if (decision === 'never') ignored.push(key);
    known = advance(known, base, new Set([key]));
  }
  requireEqual(countOpen(known, now, base), 0, 'open after deciding', seed);
  if (ignored.length === 0) return;
  const later = edited(base, random, MOST_EDITS, lists);
  const next = baseUpdates(known, now, later, ignored).filter(({ passage }) => ignored.includes(passage));
  requireEqual(next, [], 'proposed although ignored', seed);
}

describe('updates of random bases for random variants', () => {
  it(`[VAR-04] accepting all is the merge, one by one is the same, rejecting changes nothing, no text is lost (${HISTORIES} histories)`, () => {
    const figures = { updates: 0, clashes: 0 };
    for (let seed = 0; seed < HISTORIES; seed += 1) {
      const history = historyOf(seed);
      const { snapshot, variant, base, open } = history;
      const frozen = seed % 10 === 0 ? JSON.stringify([snapshot, variant, base]) : null;
      figures.updates += open.length;
      figures.clashes += open.filter(({ isClash }) => isClash).length;
      const all = checkAllAtOnce(history, seed);
      checkRejecting(history, seed);
      checkOneByOne(history, all, seed);
      checkNothingLost(history, seed);
      checkMixedDecisions(history, seed);
      const everything = new Set(changedPassages(snapshot, base).map(({ key }) => key));
      requireEqual(advance(snapshot, base, everything), asVariant(base, snapshot), 'all advanced', seed);
      if (frozen !== null)
        requireEqual(JSON.stringify([snapshot, variant, base]), frozen, 'changed in place', seed);
    }
    // Histories without changes would prove nothing.
    expect(figures.updates).toBeGreaterThan(HISTORIES * 2);
    expect(figures.clashes).toBeGreaterThan(HISTORIES / 3);
  }, 180_000);
});
