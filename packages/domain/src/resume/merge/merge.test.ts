import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumeDifferences } from './difference.ts';
import { isEqual } from '../../equal.ts';
import { applyResolution, mergeResumes, pathKey, type Side } from './merge.ts';
import { setAt, valueAt } from '../path.ts';
import type { Resume } from '../resume.ts';
import { sampleResume } from '../sample.ts';
import { parseResume } from '../schema.ts';
import { resumeFromSeed } from '../testing/random-resume.ts';

const resumes = fc.nat().map(resumeFromSeed);
const base = sampleResume('en-US');
const with_ = (path: string[], value: unknown, from: Resume = base) => setAt(from, path, value);
const without = (id: string) =>
  with_(
    ['experience'],
    base.experience.filter((job) => job.id !== id),
  );
const decideAll = (side: Side, merge: ReturnType<typeof mergeResumes>) =>
  applyResolution(merge, new Map(merge.conflicts.map(({ path }) => [pathKey(path), side])));

const three = fc.tuple(resumes, resumes, resumes);
const runs = { numRuns: 300 };

describe('merging', () => {
  it('keeps edits of different fields, entries and lists', () => {
    const mine = with_(['experience', 'sample-1', 'position'], 'Head of Operations');
    const theirs = with_(
      ['skills', 'sample-skill-2', 'name'],
      'PostgreSQL',
      with_(['experience', 'sample-1', 'company'], 'Harborline'),
    );
    const { resume, conflicts } = mergeResumes(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(resume.experience[0]).toMatchObject({ position: 'Head of Operations', company: 'Harborline' });
    expect(resume.skills[1]?.name).toBe('PostgreSQL');
  });

  it('shows both sides of one field and keeps mine until the choice', () => {
    const path = ['personalInfo', 'city'];
    const merge = mergeResumes(base, with_(path, 'Salem, OR'), with_(path, 'Boise, ID'));
    expect(merge.conflicts).toEqual([{ path, base: 'Portland, OR', mine: 'Salem, OR', theirs: 'Boise, ID' }]);
    expect(merge.resume.personalInfo.city).toBe('Salem, OR');
    expect(decideAll('mine', merge).personalInfo.city).toBe('Salem, OR');
    expect(decideAll('theirs', merge).personalInfo.city).toBe('Boise, ID');
    expect(applyResolution(merge, new Map())).toBe(merge.resume);
  });

  it('lets an edited entry outlive its deletion, whichever side deleted it', () => {
    const edited = with_(['experience', 'sample-2', 'position'], 'Analyst');
    for (const [mine, theirs, deletes, keeps] of [
      [edited, without('sample-2'), 'theirs', 'mine'],
      [without('sample-2'), edited, 'mine', 'theirs'],
    ] as const) {
      const merge = mergeResumes(base, mine, theirs);
      expect(merge.conflicts.map(({ path }) => path)).toEqual([['experience', 'sample-2']]);
      expect(merge.resume.experience[1]?.position).toBe('Analyst');
      expect(decideAll(deletes, merge).experience).toHaveLength(1);
      expect(decideAll(keeps, merge).experience[1]?.position).toBe('Analyst');
    }
    expect(mergeResumes(base, base, without('sample-2')).resume.experience).toHaveLength(1);
  });

  it('brings back an optional field that one side removed', () => {
    const before = with_(['personalInfo', 'photo'], 'p1');
    const removed = with_(['personalInfo', 'photo'], undefined, before);
    const merge = mergeResumes(before, removed, with_(['personalInfo', 'photo'], 'p2', before));
    expect(decideAll('theirs', merge).personalInfo.photo).toBe('p2');
    expect(decideAll('mine', merge).personalInfo.photo).toBeUndefined();
  });

  it('follows the side that reordered, and keeps what the other added where it stood', () => {
    const reversed = with_(['skills'], base.skills.toReversed());
    const added = { id: 'new', name: 'Excel', skillLevelId: 'expert', group: '' };
    const [first, ...rest] = base.skills;
    const grown = with_(['skills'], [first, added, ...rest]);
    for (const [mine, theirs] of [
      [reversed, grown],
      [grown, reversed],
    ] as const) {
      const { resume, conflicts } = mergeResumes(base, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(resume.skills.map(({ id }) => id)).toEqual([
        'sample-skill-3',
        'sample-skill-2',
        'sample-skill-1',
        'new',
      ]);
    }
  });

  it('takes one of two new orders, the same on both sides', () => {
    const [a, b, c] = base.skills;
    const [mine, theirs] = [with_(['skills'], [b, a, c]), with_(['skills'], [c, b, a])];
    expect(mergeResumes(base, mine, theirs).resume).toEqual(mergeResumes(base, theirs, mine).resume);
    expect(mergeResumes(base, mine, theirs).conflicts).toEqual([]);
  });
});

describe('laws of merging', () => {
  it('an unchanged side changes nothing, and equal sides agree', () => {
    fc.assert(
      fc.property(resumes, resumes, (before, after) => {
        expect(mergeResumes(before, after, structuredClone(before))).toEqual({
          resume: after,
          conflicts: [],
        });
        expect(mergeResumes(before, structuredClone(before), after)).toEqual({
          resume: after,
          conflicts: [],
        });
        expect(mergeResumes(before, after, structuredClone(after))).toEqual({ resume: after, conflicts: [] });
      }),
      runs,
    );
  });

  it('the result is a resume, and the same from both sides once the same is chosen', () => {
    fc.assert(
      fc.property(three, ([before, mine, theirs]) => {
        const there = mergeResumes(before, mine, theirs);
        const back = mergeResumes(before, theirs, mine);
        expect(parseResume(there.resume).ok).toBe(true);
        expect(back.conflicts).toHaveLength(there.conflicts.length);
        const choices = (side: Side) => new Map(there.conflicts.map(({ path }) => [pathKey(path), side]));
        expect(applyResolution(there, choices('theirs'))).toEqual(applyResolution(back, choices('mine')));
      }),
      runs,
    );
  });

  it('0 silent overwrites: every change of either side is in the result or in a conflict', () => {
    fc.assert(
      fc.property(three, ([before, mine, theirs]) => {
        const { resume, conflicts } = mergeResumes(before, mine, theirs);
        const isShown = (path: readonly string[]) =>
          conflicts.some((conflict) => `${pathKey(path)}/`.startsWith(`${pathKey(conflict.path)}/`));
        for (const side of [mine, theirs])
          for (const { kind, path, after } of resumeDifferences(before, side)) {
            // Two new orders are merged without asking; sets of sections merge name by name.
            if (kind === 'moved' || path[0] === 'sectionOrder' || path[0]?.startsWith('hidden')) continue;
            const isKept =
              kind === 'added' ? valueAt(resume, path) !== undefined : isEqual(valueAt(resume, path), after);
            expect(isKept || isShown(path)).toBe(true);
          }
      }),
      runs,
    );
  });

  it('0 false conflicts: edits of different places never clash', () => {
    fc.assert(
      fc.property(resumes, resumes, resumes, fc.infiniteStream(fc.boolean()), (before, one, other, coin) => {
        // Each top-level field is changed by one side only.
        const sides = { mine: before, theirs: before };
        for (const name of Object.keys(before) as (keyof Resume)[]) {
          const isMine = coin.next().value;
          if (isMine) sides.mine = { ...sides.mine, [name]: one[name] };
          else sides.theirs = { ...sides.theirs, [name]: other[name] };
        }
        const { resume, conflicts } = mergeResumes(before, sides.mine, sides.theirs);
        expect(conflicts).toEqual([]);
        expect(mergeResumes(before, sides.theirs, sides.mine)).toEqual({ resume, conflicts });
        for (const name of Object.keys(before) as (keyof Resume)[])
          expect([sides.mine[name], sides.theirs[name]]).toContainEqual(resume[name]);
      }),
      runs,
    );
  });
});
