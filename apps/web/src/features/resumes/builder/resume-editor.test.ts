import { setAt } from '@lauda/domain/resume/path';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowser, firstName, isSaved, shown } from '../../../testing/resume-tabs.ts';
import { createResumeEditor } from './resume-editor.ts';

let browser: ReturnType<typeof createBrowser>;
afterEach(() => browser.close());

async function openEditor() {
  browser = createBrowser();
  const { drafts, openResume } = await browser.openBuilder();
  let nowMs = 0;
  const editor = createResumeEditor(openResume, { editClosed: drafts.editClosed, now: () => nowMs });
  const write = (path: readonly string[], value: unknown) => {
    nowMs += 1000;
    editor.edit((resume) => setAt(resume, path, value));
  };
  return { drafts, openResume, editor, write };
}

it('takes back edits and does them again, and tells whoever shows that', async () => {
  const { openResume, editor, write } = await openEditor();
  let told = 0;
  editor.subscribeHistory(() => {
    told += 1;
  });
  expect([editor.canUndo(), editor.canRedo()]).toEqual([false, false]);
  write(['personalInfo', 'firstName'], 'Ana');
  write(['personalInfo', 'city'], 'Recife');
  expect(editor.undo()?.before.personalInfo.city).toBe('Recife');
  expect([shown(openResume)?.personalInfo.city, firstName(openResume)]).toEqual(['', 'Ana']);
  expect([editor.canUndo(), editor.canRedo()]).toEqual([true, true]);
  editor.redo();
  expect(shown(openResume)?.personalInfo.city).toBe('Recife');
  expect(told).toBe(4);
  editor.undo();
  editor.undo();
  expect(editor.undo()).toBeNull();
  expect(firstName(openResume)).toBe('');
});

it('keeps what came from another device when an edit before it is taken back', async () => {
  const { drafts, openResume, editor, write } = await openEditor();
  write(['personalInfo', 'firstName'], 'Ana');
  await isSaved(openResume);
  browser.saveElsewhere({ title: 'From afar' });
  await drafts.pull(openResume.getState().resumeId ?? '', null);
  expect(shown(openResume)?.title).toBe('From afar');
  write(['personalInfo', 'firstName'], 'Ana Maria');
  editor.undo();
  editor.undo();
  expect(firstName(openResume)).toBe('');
  expect(shown(openResume)?.title).toBe('From afar');
});

it('saves what an undo has left', async () => {
  const { openResume, editor, write } = await openEditor();
  write(['personalInfo', 'firstName'], 'Ana');
  write(['personalInfo', 'firstName'], 'Bruno');
  editor.undo();
  await isSaved(openResume);
  expect(browser.storedNames()).toEqual(['Ana']);
});

it('[ENT-11] undoes exactly one edit, whatever was done since, and only once', async () => {
  const { openResume, editor, write } = await openEditor();
  const entry = (id: string) => ({ id, name: id, level: '' });
  write(['languages'], ['a', 'b', 'c'].map(entry));
  const undo = editor.editWithUndo((resume) => ({ ...resume, languages: resume.languages.slice(1) }));
  write(['personalInfo', 'firstName'], 'Ana');
  write(['languages', 'b', 'level'], 'fluent');
  undo();
  expect(shown(openResume)?.languages).toEqual([entry('a'), { ...entry('b'), level: 'fluent' }, entry('c')]);
  expect(firstName(openResume)).toBe('Ana');
  write(['languages'], []);
  undo();
  expect(shown(openResume)?.languages).toEqual([]);
});

it('[ENT-11] undoes an edit when the editor has been left, and sends that too', async () => {
  const { drafts, openResume, editor, write } = await openEditor();
  write(['personalInfo', 'firstName'], 'Ana');
  const undo = editor.editWithUndo((resume) => setAt(resume, ['personalInfo', 'firstName'], 'Bruno'));
  await isSaved(openResume);
  expect(browser.storedNames()).toEqual(['Bruno']);
  drafts.release(openResume);
  expect(openResume.isClosed()).toBe(true);
  undo();
  undo();
  await vi.waitFor(() => expect(browser.storedNames()).toEqual(['Ana']), 5_000);
});
