// oxlint-disable-next-line import/no-unassigned-import
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { DRAFT_DATABASE } from './features/resumes/draft-database.ts';
import { copyKey, type FirstFields, OPEN_EVENT, typedKey } from './lib/early-form/early-fields.ts';

const FIRST = 'personalInfo/firstName';
const LAST = 'personalInfo/lastName';
const COPY: FirstFields = {
  id: 'draft-1',
  resumeId: 'resume-1',
  values: { title: '', [FIRST]: 'Ana', [LAST]: 'Lima' },
  title: 'Ana’s Resume',
  section: 'Personal',
  isBlank: false,
  isUnsaved: true,
};

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Loads a builder page as the server sends it. */
async function loadPage({ owner = 'visitor', path = '/builder' } = {}) {
  history.replaceState(null, '', path);
  const fields = ['title', FIRST, LAST].map((name) => `<input disabled name="${name}">`).join('');
  document.body.innerHTML = `<div id="root"></div>
    <div id="early" data-owner="${owner}"><nav></nav><h1 data-called="title">My Resume</h1>${fields}</div>`;
  vi.resetModules();
  await import('./early-script.ts');
  await tick();
  const field = (name: string) => document.querySelector<HTMLInputElement>(`#early [name="${name}"]`);
  return {
    form: () => document.getElementById('early'),
    field,
    type: (name: string, value: string) => {
      const input = field(name);
      if (!input) throw new Error(`no ${name}`);
      input.focus();
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return input;
    },
  };
}

/** Simulates the program rendering its fields and announcing that. Returns the events it received and its fields. */
function openProgram(values: Record<string, string>, { draftId = 'draft-1', ownerId = 'visitor' } = {}) {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const heard: [string, string][] = [];
  let kept = () => {};
  for (const name of ['title', FIRST, LAST]) {
    const place = document.createElement('div');
    place.dataset['place'] = name;
    const input = document.createElement('input');
    input.value = values[name] ?? '';
    input.addEventListener('input', () => heard.push([name, input.value]));
    place.append(input);
    root.append(place);
  }
  const written = new Promise<void>((resolve) => {
    kept = resolve;
  });
  const detail = { draftId, getOwnerId: () => ownerId, write: () => written };
  dispatchEvent(new CustomEvent(OPEN_EVENT, { detail }));
  return {
    heard,
    field: (name: string) => root.querySelector<HTMLInputElement>(`[data-place="${name}"] input`),
    keep: async () => {
      kept();
      await tick();
    },
  };
}

const noteOf = (owner: string, draft: string) => sessionStorage.getItem(typedKey(owner, draft));
const keepCopy = (owner = 'visitor', copy = COPY) =>
  localStorage.setItem(copyKey(owner), JSON.stringify(copy));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
});

it('takes text on a device without drafts, and gives it to the program with the caret', async () => {
  const page = await loadPage();
  page.type(FIRST, 'Maria').setSelectionRange(2, 4, 'backward');
  expect(noteOf('visitor', '')).toContain('Maria');
  const program = openProgram({}, { draftId: 'new' });
  expect(program.heard).toEqual([[FIRST, 'Maria']]);
  expect(page.form()).toBe(null);
  const own = program.field(FIRST);
  expect(document.activeElement).toBe(own);
  expect([own?.selectionStart, own?.selectionEnd, own?.selectionDirection]).toEqual([2, 4, 'backward']);
  // The note stays until the document is stored on the device.
  expect(noteOf('visitor', '')).not.toBe(null);
  await program.keep();
  expect(noteOf('visitor', '')).toBe(null);
});

it('shows again after a reload what the program had not taken', async () => {
  (await loadPage()).type(FIRST, 'Mar');
  // The program has started before: there is a database, but no copy of the first fields.
  (await openDB(DRAFT_DATABASE, 1)).close();
  const page = await loadPage();
  expect([page.field(FIRST)?.value, page.field(FIRST)?.disabled]).toEqual(['Mar', false]);
  expect(openProgram({}, { draftId: 'new' }).heard).toEqual([[FIRST, 'Mar']]);
});

it('stands before nothing that the program has to say, and hands over when the builder comes after all', async () => {
  const page = await loadPage();
  page.type(FIRST, 'Mar');
  const main = document.createElement('main');
  main.innerHTML = '<p data-trouble="load">The session could not be read</p>';
  document.getElementById('root')?.append(main);
  await vi.waitFor(() => expect(page.form()?.hidden).toBe(true));
  main.remove();
  expect(openProgram({}, { draftId: 'new' }).heard).toEqual([[FIRST, 'Mar']]);
  expect(page.form()).toBe(null);
});

it('takes no text where a document is there that it does not know', async () => {
  (await openDB(DRAFT_DATABASE, 1)).close();
  expect((await loadPage()).field(FIRST)?.disabled).toBe(true);
  keepCopy('ana');
  expect((await loadPage({ owner: 'ana', path: '/builder?resume=other' })).field(FIRST)?.disabled).toBe(true);
  expect((await loadPage({ owner: 'bruno' })).field(FIRST)?.value).toBe('');
  expect((await loadPage({ owner: 'ana', path: '/builder?resume=resume-1' })).field(FIRST)?.value).toBe(
    'Ana',
  );
});

it('shows the first fields of the last document, and changes only what was typed', async () => {
  keepCopy();
  const page = await loadPage();
  expect([page.field(FIRST)?.value, page.field(LAST)?.value]).toEqual(['Ana', 'Lima']);
  expect(page.form()?.querySelector('h1')?.textContent).toBe('Ana’s Resume');
  page.type(LAST, 'Lima Reis');
  expect(openProgram(COPY.values).heard).toEqual([[LAST, 'Lima Reis']]);
});

it('gives nothing to another document or to another person, and keeps it for its own', async () => {
  for (const other of [{ draftId: 'draft-2' }, { draftId: 'draft-1', ownerId: 'bruno' }]) {
    keepCopy('ana');
    const page = await loadPage({ owner: 'ana' });
    page.type(FIRST, 'Anna');
    expect(openProgram({ [LAST]: 'Souza' }, { ownerId: 'ana', ...other }).heard).toEqual([]);
    expect(page.form()).toBe(null);
    expect(noteOf('ana', 'draft-1')).toContain('Anna');
  }
  expect((await loadPage({ owner: 'bruno' })).field(FIRST)?.value).toBe('');
  keepCopy('ana');
  expect((await loadPage({ owner: 'ana' })).field(FIRST)?.value).toBe('Anna');
});

it('gives what was typed to a new document if the known one is gone from the device', async () => {
  keepCopy();
  const page = await loadPage();
  page.type(FIRST, 'Anna');
  const program = openProgram({}, { draftId: 'draft-2' });
  expect(program.heard).toEqual([[FIRST, 'Anna']]);
  expect(document.activeElement).toBe(program.field(FIRST));
  await program.keep();
  expect(noteOf('visitor', 'draft-1')).toBeNull();
});

it('is not taken over twice: a duplicated tab has the note, but the document has moved on', async () => {
  keepCopy();
  (await loadPage()).type(FIRST, 'Anna');
  const note = noteOf('visitor', 'draft-1') ?? '';
  await openProgram(COPY.values).keep();
  sessionStorage.setItem(typedKey('visitor', 'draft-1'), note);
  keepCopy('visitor', { ...COPY, values: { ...COPY.values, [FIRST]: 'Anna Maria' } });
  const page = await loadPage();
  expect(page.field(FIRST)?.value).toBe('Anna Maria');
  expect(openProgram({ ...COPY.values, [FIRST]: 'Anna Maria' }).heard).toEqual([]);
});

it('waits until an input method has made its word', async () => {
  const page = await loadPage();
  const input = page.type(FIRST, 'に');
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const program = openProgram({}, { draftId: 'new' });
  expect([program.heard, page.form() === null]).toEqual([[], false]);
  page.type(FIRST, '日本');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await tick();
  expect([program.heard, page.form()]).toEqual([[[FIRST, '日本']], null]);
});

it('goes where another screen comes, and was never there on other addresses', async () => {
  const page = await loadPage();
  const menu = document.createElement('div');
  menu.dataset['place'] = 'below';
  document.getElementById('root')?.append(menu, document.createElement('h1'));
  await tick();
  expect(page.form()).toBe(null);
  for (const path of ['/resumes', '/builder?tab=design', '/builder?fullscreen=true', '/builder?resume=x'])
    expect((await loadPage({ path })).form(), path).toBe(null);
  expect((await loadPage({ owner: '' })).form()).toBe(null);
});
