import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { INITIAL_SYNC_STATE } from '@lauda/domain/resume/sync-state';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadTranslator } from '../../../lib/i18n/i18n.tsx';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { OpenResumeState } from '../open-resume.ts';
import type { OpenResume } from '../open-resume.ts';
import { SaveStatus } from './save-status.tsx';
import { OpenResumeContext } from '../use-draft.ts';

const resume = {
  ...emptyResume('en-US'),
  skills: [
    { id: 's1', name: 'Go', skillLevelId: 'expert' as const, group: '' },
    { id: 's2', name: '', skillLevelId: '' as const, group: '' },
  ],
};

const CALM: OpenResumeState = {
  sync: { ...INITIAL_SYNC_STATE, previewResumeData: resume, savedResumeData: resume, syncStatus: 'success' },
  resumeId: 'r1',
  isUnsaved: false,
  isOffline: false,
  skip: null,
  conflicts: [],
  refusal: null,
  storageProblem: null,
};
const PENDING = { ...CALM, isUnsaved: true, sync: { ...CALM.sync, syncStatus: 'pending' as const } };
const FAILED = { ...CALM, isUnsaved: true, sync: { ...CALM.sync, syncStatus: 'failure' as const } };
const SIGNED_OUT = { ...CALM, isUnsaved: true, skip: { reason: 'signed-out' as const } };

function show(state: OpenResumeState) {
  const retry = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const onChoose = vi.fn<() => void>();
  const onJump = vi.fn<(path: readonly string[]) => void>();
  // A static open resume with only what the status line reads.
  const openResume = { getState: () => state, subscribe: () => () => {}, retry } as unknown as OpenResume;
  const { user } = renderUi(
    <OpenResumeContext value={openResume}>
      <SaveStatus onChoose={onChoose} onJump={onJump} />
    </OpenResumeContext>,
  );
  return { user, retry, onChoose, onJump };
}

it.each([
  ['Saving…', PENDING],
  ['Saved', CALM],
  ['Not in your account yet', FAILED],
  ['Saved on this device', SIGNED_OUT],
  ['Saved – offline', { ...FAILED, isOffline: true }],
  ['Not saved on this device', { ...SIGNED_OUT, storageProblem: 'full' as const }],
  ['', { ...CALM, sync: { ...CALM.sync, savedResumeData: null } }],
])('[SYNC-02] says how things stand: %s', (words, state) => {
  show(state);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(words);
});

it.each([
  ['', CALM],
  ['', PENDING],
  ['', SIGNED_OUT],
  ['Not in your account yet', FAILED],
  ['Saved – offline', { ...FAILED, isOffline: true }],
])('[ENT-11] says it aloud only when it is worse: %s', (words, state) => {
  show(state);
  const [shown, said] = screen.getAllByRole('status');
  expect(shown?.getAttribute('aria-live')).toBe('off');
  expect(said?.textContent).toBe(words);
});

it('[ENT-06] does not count what is hidden as unfinished', () => {
  const hidden = { ...resume, hiddenEntries: ['s2'] };
  show({ ...CALM, sync: { ...CALM.sync, previewResumeData: hidden, savedResumeData: hidden } });
  expect(screen.queryByRole('button', { name: '1 unfinished entry' })).toBeNull();
});

it('tries again when told to', async () => {
  const { user, retry } = show(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('leads to a choice that only the person can make', async () => {
  const conflict = { path: ['title'], base: 'a', mine: 'b', theirs: 'c' };
  const { user, onChoose } = show({ ...PENDING, conflicts: [conflict] });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(onChoose).toHaveBeenCalledOnce();
});

it('[SYNC-05] counts unfinished entries beside the status, which they do not change, and leads to each', async () => {
  const { user, onJump } = show(CALM);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Saved');
  await user.click(screen.getByRole('button', { name: '1 unfinished entry' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listitem')).toBeNull();
  const details = screen.getByRole('button', { name: 'Save status details' });
  expect(document.activeElement).toBe(details);
  await user.click(details);
  await user.click(screen.getByRole('button', { name: 'Skill 2 needs a name' }));
  expect(onJump).toHaveBeenCalledWith(['skills', 's2']);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it.each(['en-US', 'pt-BR'] as const)('is never longer than 24 characters: %s', async (locale) => {
  const { text } = await loadTranslator(locale);
  const lines = [
    text('resumes.saving'),
    text('resumes.saved'),
    text('resumes.savedOnDevice'),
    text('resumes.savedOnDeviceOffline'),
    text('resumes.notKeptHere'),
    text('resumes.saveFailed'),
    text('resumes.needsChoice'),
    text('resumes.unfinishedEntries', { count: 1 }),
    text('resumes.unfinishedEntries', { count: 12 }),
  ];
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(24);
});
