import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSameContent, resumeDifferences } from './difference.ts';
import { isEqual } from '../../equal.ts';
import { setAt } from '../path.ts';
import { sampleResume } from '../sample.ts';
import { resumeFromSeed } from '../testing/random-resume.ts';

const resumes = fc.nat().map(resumeFromSeed);
const base = sampleResume('en-US');
const line = (change: ReturnType<typeof resumeDifferences>[number]) =>
  [change.kind, change.section, change.item, change.field].filter(Boolean).join(' ');

describe('differences', () => {
  it('name section, entry and field, with both values', () => {
    const after = setAt(base, ['experience', 'sample-1', 'position'], 'Head');
    expect(resumeDifferences(base, after)).toEqual([
      {
        kind: 'changed',
        section: 'experience',
        item: 'sample-1',
        field: 'position',
        path: ['experience', 'sample-1', 'position'],
        before: 'Product Operations Manager',
        after: 'Head',
      },
    ]);
  });

  it('tell additions, removals and new orders apart', () => {
    const [a, b, c] = base.skills;
    const added = { id: 'n', name: 'New', skillLevelId: 'expert', group: '' };
    const after = setAt(setAt(base, ['skills'], [c, b, added]), ['personalInfo', 'city'], 'Salem');
    expect(resumeDifferences(base, after).map(line)).toEqual([
      'changed personalInfo city',
      `removed skills ${a?.id}`,
      'added skills n',
      'moved skills',
    ]);
  });

  it('are none between equal resumes, whatever the server stamped on them, and some otherwise', () => {
    fc.assert(
      fc.property(resumes, resumes, (one, other) => {
        expect(
          hasSameContent(one, { ...structuredClone(one), id: 'r1', updatedAt: '2026-01-01T00:00:00Z' }),
        ).toBe(true);
        expect(hasSameContent(one, other)).toBe(isEqual(one, other));
      }),
    );
  });
});
