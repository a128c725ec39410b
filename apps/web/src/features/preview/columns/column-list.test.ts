import { placeOf } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { expect, it } from 'vitest';
import { columnRows, moveAcross, moveRow } from './column-list.ts';

const resume: Resume = { ...sampleResume('en-US'), templateId: 'simple' };
const shown = (now: Resume) => columnRows(now).map((row) => (row.kind === 'section' ? row.name : '—'));

it('both columns are one list, and a section that passes the heading changes its column', () => {
  expect(shown(resume)).toEqual([
    'objectives',
    'experience',
    'education',
    'projects',
    'certifications',
    '—',
    'skills',
    'languages',
  ]);
  const down = moveRow(resume, 4, 5);
  expect(shown(down).slice(4)).toEqual(['—', 'certifications', 'skills', 'languages']);
  expect(shown(moveRow(down, 5, 4))).toEqual(shown(resume));
  expect(shown(moveRow(resume, 7, 0)).slice(0, 2)).toEqual(['languages', 'objectives']);
  expect(placeOf(moveRow(resume, 7, 0), 'languages')).toBe('main');
});

it('within a column only the order changes', () => {
  expect(shown(moveRow(resume, 6, 7)).slice(6)).toEqual(['languages', 'skills']);
  expect(shown(moveRow(resume, 0, 4)).slice(3, 6)).toEqual(['certifications', 'objectives', '—']);
});

it('the heading, and what is beyond the list, move nothing', () => {
  for (const [from, to] of [
    [5, 2],
    [0, -1],
    [7, 8],
    [0, 8],
  ] as const)
    expect(moveRow(resume, from, to)).toBe(resume);
});

it('to the other column means to its end', () => {
  expect(shown(moveAcross(resume, 'education')).at(-1)).toBe('education');
  expect(shown(moveAcross(resume, 'skills')).indexOf('skills')).toBe(5);
});
