import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasSameContent } from './difference.ts';
import { EMPTY_HISTORY, type EditHistory, recordEdit, redoEdit, undoEdit } from './edit-history.ts';
import { emptyResume } from '../empty-resume.ts';
import type { Resume } from '../resume.ts';
import { resumeFromSeed } from '../testing/random-resume.ts';

const named = (resume: Resume, firstName: string): Resume => ({
  ...resume,
  personalInfo: { ...resume.personalInfo, firstName },
});
const titled = (resume: Resume, title: string): Resume => ({ ...resume, title });

function edited(history: EditHistory, before: Resume, after: Resume, atMs: number) {
  return recordEdit(history, { before, after, atMs });
}

function undoAll(history: EditHistory, resume: Resume) {
  let state = { history, resume };
  for (let move = undoEdit(history, resume); move !== null; move = undoEdit(move.history, move.resume))
    state = move;
  return state;
}

function redoAll(history: EditHistory, resume: Resume) {
  let state = { history, resume };
  for (let move = redoEdit(history, resume); move !== null; move = redoEdit(move.history, move.resume))
    state = move;
  return state;
}

it('[BLD-05] takes back every edit to the first state, and does them all again', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 2, maxLength: 8 }), (seeds) => {
      const states = seeds.map(resumeFromSeed);
      const history = states.slice(1).reduce((made, after, index) => {
        return edited(made, states[index] as Resume, after, index * 1000);
      }, EMPTY_HISTORY);
      const [first, last] = [states[0] as Resume, states.at(-1) as Resume];
      const back = undoAll(history, last);
      expect(hasSameContent(back.resume, first)).toBe(true);
      expect(hasSameContent(redoAll(back.history, back.resume).resume, last)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('takes back one word, not one letter', () => {
  const blank = emptyResume('en-US');
  const [a, an, ana] = ['A', 'An', 'Ana'].map((name) => named(blank, name)) as [Resume, Resume, Resume];
  let history = edited(EMPTY_HISTORY, blank, a, 0);
  history = edited(history, a, an, 300);
  history = edited(history, an, ana, 700);
  expect(history.done).toHaveLength(1);
  expect(undoEdit(history, ana)?.resume.personalInfo.firstName).toBe('');
});

it('begins a new step after a pause, in another place and after something was taken back', () => {
  const blank = emptyResume('en-US');
  const [one, two] = [named(blank, 'A'), named(blank, 'An')];
  expect(edited(edited(EMPTY_HISTORY, blank, one, 0), one, two, 500).done).toHaveLength(2);
  expect(edited(edited(EMPTY_HISTORY, blank, one, 0), one, titled(one, 'T'), 10).done).toHaveLength(2);
  const redone = redoEdit(
    undoEdit(edited(EMPTY_HISTORY, blank, one, 0), one)?.history ?? EMPTY_HISTORY,
    blank,
  );
  expect(edited(redone?.history ?? EMPTY_HISTORY, one, two, 20).done).toHaveLength(2);
});

it('never takes back what others did, also where it came into the same word', () => {
  const blank = emptyResume('en-US');
  const mine = named(blank, 'A');
  const merged = titled(mine, 'Theirs');
  const more = named(merged, 'An');
  let history = edited(EMPTY_HISTORY, blank, mine, 0);
  history = edited(history, merged, more, 100);
  const back = undoAll(history, more).resume;
  expect(back.title).toBe('Theirs');
  expect(back.personalInfo.firstName).toBe('');
});

it('leaves a field alone that somebody else has changed since', () => {
  const blank = emptyResume('en-US');
  const mine = named(blank, 'Ana');
  const history = edited(EMPTY_HISTORY, blank, mine, 0);
  expect(undoEdit(history, named(mine, 'Bruno'))?.resume.personalInfo.firstName).toBe('Bruno');
});

it('forgets what could be done again once something else is typed, and keeps 200 steps', () => {
  const blank = emptyResume('en-US');
  const mine = named(blank, 'Ana');
  const back = undoEdit(edited(EMPTY_HISTORY, blank, mine, 0), mine);
  expect(edited(back?.history ?? EMPTY_HISTORY, blank, titled(blank, 'T'), 10).undone).toEqual([]);
  expect(edited(EMPTY_HISTORY, mine, mine, 0)).toBe(EMPTY_HISTORY);
  let history = EMPTY_HISTORY;
  let resume = blank;
  for (let step = 0; step < 210; step += 1) {
    const next = titled(resume, `T${step}`);
    history = edited(history, resume, next, step * 1000);
    resume = next;
  }
  expect(history.done).toHaveLength(200);
});
