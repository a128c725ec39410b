import { describe, expect, it } from 'vitest';
import { gradeIn } from './grades.ts';
import { judged } from '../testing/judged.ts';

const holding = (...names: string[]) => ({
  certifications: names.map((name, index) => ({ id: `paper-${index}`, name, issuer: '', date: '', url: '' })),
});

describe('grades', () => {
  it.each([
    ['Level 3 Award', 'level', 3],
    ['Inspetor Nível II', 'level', 2],
    ['Six Sigma Green Belt', 'belt', 2],
    ['OSHA 30-Hour', 'hours', 30],
    ['Excel avançado', 'step', 2],
  ])('reads %j', (text, ladder, rank) => {
    expect(gradeIn(text)).toMatchObject({ ladder, rank });
  });

  it.each([
    ['OSHA 30', 'OSHA 10-Hour General Industry', 'partly'],
    ['OSHA 30', 'OSHA 30-Hour Construction', 'met'],
    ['Six Sigma Green Belt', 'Lean Six Sigma Yellow Belt', 'partly'],
    ['Six Sigma Green Belt', 'Six Sigma Black Belt', 'met'],
    ['WSET Level 3', 'WSET Level 2 Award in Wines', 'partly'],
    ['WSET Level 1 or above', 'WSET Level 2 Award in Wines', 'met'],
  ])('%j of somebody with %j is %s', (line, paper, status) => {
    expect(judged(line, holding(paper))?.status).toBe(status);
  });

  it('takes basic knowledge of a tool for a part of advanced knowledge', () => {
    const listed = (name: string) => ({ skills: [{ id: 'skill', name, skillLevelId: '', group: '' }] });
    expect(judged('Advanced Excel', listed('Basic Excel'))).toMatchObject({
      status: 'partly',
      items: [{ status: 'partly' }],
    });
    expect(judged('Advanced Excel', listed('Excel'))?.status).toBe('met');
  });
});
