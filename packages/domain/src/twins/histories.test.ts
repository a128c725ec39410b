import { describe, expect, it } from 'vitest';
import { isEqual } from '../equal.ts';
import { edited, firstResume, someLists } from '../proposals/testing/random-history.ts';
import { valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { seededRandom } from '../resume/testing/random.ts';
import { acceptFacts, twinFactUpdates } from './facts.ts';
import { textPlaces, wordsOf } from './text-places.ts';
import { twinTexts, withWords } from './texts.ts';
import { advanceTwin, countTwinUpdates, firstSnapshot, twinOf } from './twin.ts';

const HISTORIES = 1_000;
const MOST_EDITS = 8;
const FIRST = Array.from({ length: 200 }, (_, seed) => firstResume(seededRandom(seed)));

interface Pair {
  readonly snapshot: Resume;
  readonly twin: Resume;
}

const translate = (words: string) => (words === '' ? '' : words.replaceAll(/[a-z.]+/g, 'pt'));

/** Accepts every fact and translates every open text. */
function bringUpToDate({ snapshot, twin }: Pair, source: Resume): Pair {
  const facts = new Set(twinFactUpdates(snapshot, twin, source, []).map(({ passage }) => passage));
  const withFacts = acceptFacts(snapshot, twin, source, facts);
  const known = advanceTwin(snapshot, source, facts);
  const open = twinTexts(known, withFacts, source).filter(({ state }) => state !== 'inStep');
  const withTexts = open
    .flatMap(({ fields }) => fields)
    .reduce((now, field) => withWords(now, source, field.path, translate(field.source)), withFacts);
  return {
    twin: withTexts,
    snapshot: advanceTwin(known, source, new Set(open.map(({ key }) => key))),
  };
}

function requireWords({ twin }: Pair, source: Resume, seed: number) {
  for (const [key, { path, value }] of textPlaces(source)) {
    const mine = valueAt(twin, path);
    if (mine === undefined) throw new Error(`${key} is not in the twin, seed ${seed}`);
    const words = wordsOf(mine as string);
    if (words !== translate(wordsOf(value))) throw new Error(`${key} says '${words}', seed ${seed}`);
  }
}

describe('a twin through random edits of its source', () => {
  it(`[VAR-05] follows its source passage by passage, and nothing stays open (${HISTORIES} histories)`, () => {
    const figures = { facts: 0, texts: 0 };
    for (let seed = 0; seed < HISTORIES; seed += 1) {
      const random = seededRandom(seed);
      const lists = someLists(random);
      let source: Resume = { ...random.pick(FIRST), language: 'en-US' };
      let pair = bringUpToDate({ snapshot: firstSnapshot(source), twin: twinOf(source) }, source);
      for (let year = 0; year < 2; year += 1) {
        source = edited(source, random, MOST_EDITS, lists);
        figures.facts += twinFactUpdates(pair.snapshot, pair.twin, source, []).length;
        figures.texts += twinTexts(pair.snapshot, pair.twin, source).filter(
          ({ state }) => state !== 'inStep',
        ).length;
        pair = bringUpToDate(pair, source);
        requireWords(pair, source, seed);
        const open = countTwinUpdates(pair.snapshot, pair.twin, source, []);
        if (open !== 0) throw new Error(`${open} are open, seed ${seed}`);
      }
    }
    expect(figures.facts).toBeGreaterThan(HISTORIES);
    expect(figures.texts).toBeGreaterThan(HISTORIES);
  }, 180_000);

  it(`[VAR-06] keeps every word of its own that nobody decided about (${HISTORIES} histories)`, () => {
    let compared = 0;
    for (let seed = 0; seed < HISTORIES; seed += 1) {
      const random = seededRandom(seed);
      const lists = someLists(random);
      const first: Resume = { ...random.pick(FIRST), language: 'en-US' };
      const pair = bringUpToDate({ snapshot: firstSnapshot(first), twin: twinOf(first) }, first);
      const source = edited(first, random, MOST_EDITS, lists);
      const twin = { ...edited(pair.twin, random, MOST_EDITS, lists), language: pair.twin.language };
      const updates = twinFactUpdates(pair.snapshot, twin, source, []);
      const chosen = new Set(updates.filter(() => random.chance(0.5)).map(({ passage }) => passage));
      const accepted = acceptFacts(pair.snapshot, twin, source, chosen);
      for (const [key, { path, value }] of textPlaces(twin)) {
        const now = valueAt(accepted, path);
        compared += 1;
        // A removed entry takes its text along, and a vocabulary key is a fact; both were decided.
        if (now === undefined || isEqual(now, value)) continue;
        throw new Error(`${key} was '${wordsOf(value)}', seed ${seed}`);
      }
      const rejected = advanceTwin(
        pair.snapshot,
        source,
        new Set([
          ...updates.map(({ passage }) => passage),
          ...twinTexts(pair.snapshot, twin, source).map(({ key }) => key),
        ]),
      );
      if (twinFactUpdates(rejected, twin, source, []).length > 0)
        throw new Error(`rejected facts are open, seed ${seed}`);
    }
    expect(compared).toBeGreaterThan(HISTORIES * 10);
  }, 180_000);
});
