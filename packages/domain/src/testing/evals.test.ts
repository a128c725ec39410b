import { describe, expect, it } from 'vitest';
import { readEvalSet, readPeople } from './eval-sets.ts';
import { GROUNDING_FLOORS } from '../grounding/testing/floors.ts';
import { type GroundingCase, groundingFigures, judgeCases } from '../grounding/testing/measure.ts';
import { MATCH_FLOORS } from '../match/testing/floors.ts';
import type { LineCase } from '../match/testing/line-cases.ts';
import {
  judgeAd,
  judgePairs,
  type LabelledAd,
  orderedShare,
  type Pair,
  setOf,
  skillFigures,
} from '../match/testing/measure.ts';
import { judgeCase, lineFigures } from '../match/testing/measure-lines.ts';

const people = readPeople('grounding');

describe('evaluation sets', () => {
  it('[AI-05] catch what is made up and let honest edits pass', () => {
    const figures = groundingFigures(judgeCases(people, readEvalSet<GroundingCase>('grounding', 'cases-')));
    expect(figures.planted).toBeGreaterThanOrEqual(520);
    expect(figures.honest).toBeGreaterThanOrEqual(520);
    expect(figures.caught).toBeGreaterThanOrEqual(GROUNDING_FLOORS.caught);
    expect(figures.false).toBeLessThanOrEqual(GROUNDING_FLOORS.false);
  }, 180_000);

  it.each([
    ['all ads', () => true],
    ['set C', (id: string) => setOf(id) === 'c'],
    ['set D', (id: string) => setOf(id) === 'd'],
    ['set E', (id: string) => setOf(id) === 'e'],
    ['set F', (id: string) => setOf(id) === 'f'],
  ])(
    'find the skills of %s and put resumes in a recruiter’s order',
    (_, isIn) => {
      const ads = readEvalSet<LabelledAd>('match', 'ads-').filter(({ id }) => isIn(id));
      const { precision, recall } = skillFigures(ads.map((ad) => judgeAd(ad)));
      expect(precision).toBeGreaterThanOrEqual(MATCH_FLOORS.precision);
      expect(recall).toBeGreaterThanOrEqual(MATCH_FLOORS.recall);
      const everybody = [...people, ...readPeople('match')];
      const chosen = readEvalSet<Pair>('match', 'pairs').filter(({ ad }) => isIn(ad));
      expect(chosen.length).toBeGreaterThanOrEqual(40);
      expect(orderedShare(judgePairs(chosen, ads, everybody))).toBeGreaterThanOrEqual(MATCH_FLOORS.ordered);
    },
    120_000,
  );

  it('judge lines of ads as a recruiter does', () => {
    const cases = readEvalSet<LineCase>('match', 'lines-').map((one) => judgeCase(one));
    const sealed = cases.filter((one) => one.isSealed);
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(sealed.length).toBeGreaterThanOrEqual(56);
    const { status, skills } = lineFigures(sealed);
    expect(status).toBeGreaterThanOrEqual(MATCH_FLOORS.unreadStatus);
    expect(skills).toBeGreaterThanOrEqual(MATCH_FLOORS.unreadSkills);
  }, 120_000);
});
