import { sampleResume } from '@lauda/domain/resume/sample';
import type { Resume } from '@lauda/domain/resume/resume';
import { expect, it } from 'vitest';
import type { Answer } from '../resume-calls.ts';
import { ChangeRefused, duplicateResume, renameResume } from './change-resume.ts';

const base = { ...sampleResume('en-US'), title: 'Before' };
const stored = (version: number, resume: Resume) => ({ id: 'r1', version, updatedAt: '', resume });
const own = { id: 'r1', userId: 'u1' };

const saved: Answer = {
  code: null,
  event: (stamp) => ({ type: 'saved', answerTo: '', id: 'r1', version: 3, ...stamp }),
};
const stale = (theirs: Resume, version: number): Answer => ({
  code: null,
  event: (stamp) => ({ type: 'stale', answerTo: '', theirs, version, ...stamp }),
});

function server(...answers: Answer[]) {
  const sent: { version?: number; resume: Resume }[] = [];
  return {
    sent,
    get: async () => stored(1, base),
    send: async (operation: { version?: number; resume: Resume }) => {
      sent.push(operation);
      return answers.shift() ?? saved;
    },
  };
}

it('renames onto what was saved elsewhere in the meantime, and loses nothing of it', async () => {
  const theirs = { ...base, personalInfo: { ...base.personalInfo, city: 'Recife' } };
  const calls = server(stale(theirs, 2), saved);
  await renameResume(calls, { ...own, title: 'After' });
  expect(calls.sent.map(({ version, resume }) => [version, resume.title, resume.personalInfo.city])).toEqual([
    [1, 'After', 'Portland, OR'],
    [2, 'After', 'Recife'],
  ]);
});

it('makes a copy as a new resume', async () => {
  const calls = server(saved);
  expect(await duplicateResume(calls, own)).toBe('Before (copy)');
  expect(calls.sent).toMatchObject([{ type: 'create', resume: { title: 'Before (copy)' } }]);
});

it('says why it was refused', async () => {
  const calls = server({
    code: 'RESUME_LIMIT_REACHED',
    event: ({ atMs }) => ({ type: 'failed', answerTo: '', isRefused: true, atMs }),
  });
  await expect(duplicateResume(calls, own)).rejects.toEqual(new ChangeRefused('RESUME_LIMIT_REACHED'));
});
