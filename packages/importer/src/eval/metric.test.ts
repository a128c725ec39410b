import { describe, expect, it } from 'vitest';
import type { Facts } from './for-metric.ts';
import { createScorer, macroF1 } from './metric.ts';

const truth: Facts = {
  basics: { name: 'Ana Lima', phone: '+55 11 98765-4321' },
  work: [
    {
      company: 'Acme',
      position: 'Analyst',
      start: '2020-01',
      end: 'present',
      highlights: ['Cut cost by 18%'],
    },
  ],
  education: [],
  skills: ['SQL', 'C++'],
};

const score = (found: Facts) => {
  const scorer = createScorer();
  scorer.add(truth, found);
  return scorer.scores();
};

describe('the metric', () => {
  it('gives everything for the truth itself, whatever else was found', () => {
    const scores = score({
      ...truth,
      basics: { ...truth.basics, phone: '(11) 98765-4321', label: 'Analyst' },
    });
    expect([macroF1(scores), scores.edits, scores.invented]).toEqual([1, 0, 0]);
  });

  it('counts what a person would have to change', () => {
    const scores = score({
      basics: { name: 'Ana Lima Analyst', phone: '' },
      work: [{ company: 'Acme', position: 'Analyst', start: '2020', end: 'present', highlights: [] }],
      education: [],
      skills: ['SQL', 'Python'],
    });
    // Name, phone, start, one bullet, one missing skill and one extra.
    expect(scores.edits).toBe(6);
    expect(macroF1(scores)).toBeCloseTo(3.5 / 8, 5);
  });

  it('counts an entry that the page does not have', () => {
    const scores = score({
      ...truth,
      work: [...truth.work, { company: 'Nowhere', position: 'King', start: '1999' }],
    });
    expect([scores.invented, scores.entries]).toEqual([1, 2]);
    expect(scores.edits).toBe(3);
  });
});
