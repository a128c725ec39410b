import { sampleResume } from '@lauda/domain/resume/sample';
import type { Resume } from '@lauda/domain/resume/resume';
import { expect, it } from 'vitest';
import type { Answer } from '@lauda/local-first/document-type';
import { ChangeRefused, duplicateResume, renameResume } from './change-resume.ts';

const base = { ...sampleResume('en-US'), title: 'Before' };
const stored = (version: number, resume: Resume) => ({ id: 'r1', version, updatedAt: '', resume });
const own = { id: 'r1', userId: 'u1' };

const saved: Answer<Resume> = { type: 'saved', id: 'r1', version: 3 };
const stale = (theirs: Resume, version: number): Answer<Resume> => ({ type: 'stale', theirs, version });

function server(...answers: Answer<Resume>[]) {
  const sent: { version?: number; document: Resume }[] = [];
  return {
    sent,
    get: async () => stored(1, base),
    send: async (operation: { version?: number; document: Resume }) => {
      sent.push(operation);
      return answers.shift() ?? saved;
    },
  };
}

it('renames onto what was saved elsewhere in the meantime, and loses nothing of it', async () => {
  const theirs = { ...base, personalInfo: { ...base.personalInfo, city: 'Recife' } };
  const calls = server(stale(theirs, 2), saved);
  await renameResume(calls, { ...own, title: 'After' });
  expect(
    calls.sent.map(({ version, document }) => [version, document.title, document.personalInfo.city]),
  ).toEqual([
    [1, 'After', 'Portland, OR'],
    [2, 'After', 'Recife'],
  ]);
});

it('makes a copy as a new resume', async () => {
  const calls = server(saved);
  expect(await duplicateResume(calls, own)).toBe('Before (copy)');
  expect(calls.sent).toMatchObject([{ type: 'create', document: { title: 'Before (copy)' } }]);
});

it('says why it was refused', async () => {
  const calls = server({ type: 'failed', code: 'RESUME_LIMIT_REACHED', isRefused: true });
  await expect(duplicateResume(calls, own)).rejects.toEqual(new ChangeRefused('RESUME_LIMIT_REACHED'));
});
