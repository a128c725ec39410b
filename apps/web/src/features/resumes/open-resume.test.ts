import { pathKey } from '@lauda/domain/resume/merge/merge';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busyDevice } from '../../testing/busy-device.ts';
import { ANA } from '../../testing/people.ts';
import {
  createBrowser,
  firstName,
  isSaved,
  kill,
  onDisk,
  retitle,
  shown,
  status,
  type,
} from '../../testing/resume-tabs.ts';
import { DRAFT_DATABASE } from './draft-database.ts';

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});
afterEach(async () => {
  vi.useRealTimers();
  await browser.close();
});

const PROMISED_MS = 250;

/** Lets pending database work finish while the fake clock stands still. */
async function untilWritten(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets a write begin, which then waits for the database. */
async function untilWriting(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function untilJournaled(name: string): Promise<string> {
  const db = await openDB(DRAFT_DATABASE);
  const journaled = async () => (await db.getAll('edits')).map(({ mine }) => mine.personalInfo.firstName);
  while (!(await journaled()).includes(name)) await wait(10);
  db.close();
  return name;
}
const slowDevice = () => busyDevice(DRAFT_DATABASE, 'drafts');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Waits until the write of the typed text has begun. */
const untilItHangs = () => wait(80);

describe('on this device', () => {
  it('[SYNC-06] holds every change within 250 ms, before any call, also while somebody types on', async () => {
    const { openResume } = await browser.openBuilder(null);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const lengthAt: number[] = [];
    for (let atMs = 0; atMs < 3000; atMs += 50) {
      type(openResume, 'x'.repeat(atMs / 50 + 1));
      lengthAt[atMs] = atMs / 50 + 1;
      await vi.advanceTimersByTimeAsync(50);
      await untilWritten();
      const promised = lengthAt[atMs + 50 - PROMISED_MS] ?? 0;
      expect((await onDisk())[0]?.personalInfo.firstName.length ?? 0).toBeGreaterThanOrEqual(promised);
    }
    await vi.advanceTimersByTimeAsync(PROMISED_MS);
    await untilWritten();
    expect((await onDisk())[0]?.personalInfo.firstName.length).toBe(60);
    expect(browser.server.calls).toEqual([]);
  });

  it('tells of a letter once, and not again when the device has written it', async () => {
    const { openResume } = await browser.openBuilder(null);
    type(openResume, 'A');
    await openResume.write();
    let told = 0;
    openResume.subscribe(() => (told += 1));
    type(openResume, 'An');
    await openResume.write();
    expect(told).toBe(1);
    expect(shown(openResume)?.personalInfo.firstName).toBe('An');
  });

  it('reads what another tab has written since, and does not take its own memory for it', async () => {
    const first = await browser.openBuilder(null);
    type(first.openResume, 'Ana');
    await first.openResume.write();
    const second = await browser.openBuilder(null);
    retitle(second.openResume, 'Theirs');
    type(first.openResume, 'Ana Clara');
    // Before the second could notify the first.
    await Promise.all([second.openResume.write(), first.openResume.write()]);
    const [kept] = await onDisk();
    expect([kept?.title, kept?.personalInfo.firstName]).toEqual(['Theirs', 'Ana Clara']);
  });

  it('[SYNC-06] gives everything back to a tab that is opened after a crash', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'Ana');
    await openResume.write();
    kill(drafts);
    const again = await browser.openBuilder(null);
    expect(firstName(again.openResume)).toBe('Ana');
  });

  it('keeps the last word of a page that is going away', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'A');
    await openResume.write();
    type(openResume, 'An');
    type(openResume, 'Ana');
    drafts.leave();
    kill(drafts);
    const again = await browser.openBuilder(null);
    expect(firstName(again.openResume)).toBe('Ana');
    expect(again.openResume.getState().conflicts).toEqual([]);
  });

  it('keeps the last word also when the one before it is just being written', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'A');
    await openResume.write();
    type(openResume, 'An');
    const writing = openResume.write();
    await Promise.resolve();
    type(openResume, 'Ana');
    drafts.leave();
    await writing;
    kill(drafts);
    const again = await browser.openBuilder(null);
    expect(firstName(again.openResume)).toBe('Ana');
    expect(again.openResume.getState().conflicts).toEqual([]);
  });

  it('[SYNC-06] leaves what was taken away while it was being written where it is: gone', async () => {
    const { openResume } = await browser.openBuilder(null);
    type(openResume, 'Ana');
    await openResume.write();
    const letGo = await slowDevice();
    const skills = [{ id: 's1', name: 'G', skillLevelId: '' as const, group: '' }];
    openResume.edit((resume) => ({ ...resume, title: 'G', skills }));
    await untilItHangs();
    openResume.edit((resume) => ({ ...resume, title: '', skills: [] }));
    await letGo();
    await openResume.write();
    await untilWritten();
    expect(shown(openResume)).toMatchObject({ title: '', skills: [] });
    expect(await onDisk()).toMatchObject([{ title: '', skills: [] }]);
  });

  it('[SYNC-06] journals what a busy device is slow to write, and restores it after a crash', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'A');
    await openResume.write();
    const letGo = await slowDevice();
    type(openResume, 'An');
    await untilItHangs();
    type(openResume, 'Ana');
    await wait(PROMISED_MS);
    kill(drafts);
    await letGo();
    const again = await browser.openBuilder(null);
    expect(firstName(again.openResume)).toBe('Ana');
    expect(again.openResume.getState().conflicts).toEqual([]);
  });

  it('raises no conflict with itself when another tab folds in what it journaled', async () => {
    const { openResume } = await browser.openBuilder(null);
    type(openResume, 'A');
    await openResume.write();
    const letGo = await slowDevice();
    type(openResume, 'An');
    await untilItHangs();
    type(openResume, 'Ana');
    await wait(100);
    const opening = browser.openBuilder(null);
    await untilWriting();
    type(openResume, 'Ana L');
    await letGo();
    const second = await opening;
    type(openResume, 'Ana Lima');
    await openResume.write();
    await untilWritten();
    expect((await onDisk()).map(({ personalInfo }) => personalInfo.firstName)).toEqual(['Ana Lima']);
    expect(openResume.getState().conflicts).toEqual([]);
    expect(second.openResume.getState().conflicts).toEqual([]);
  });

  it('leaves no journal entry behind after the write', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    const letGo = await slowDevice();
    type(openResume, 'An');
    await untilItHangs();
    type(openResume, 'Ana');
    await wait(100);
    await letGo();
    await openResume.write();
    type(openResume, '');
    await openResume.write();
    kill(drafts);
    // Deleted data must not come back.
    expect(firstName((await browser.openBuilder(null)).openResume)).toBe('');
  });

  it('[SYNC-06] also journals what is typed while an earlier entry is being folded in', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    const letGo = await slowDevice();
    type(openResume, 'A');
    await untilItHangs();
    type(openResume, 'An');
    await wait(100);
    const letGoAgain = await slowDevice();
    await letGo();
    await wait(60);
    type(openResume, 'Ana');
    // Stored while the write still hangs, not only once the device is free.
    expect(await Promise.race([untilJournaled('Ana'), wait(PROMISED_MS)])).toBe('Ana');
    kill(drafts);
    await letGoAgain();
    expect(firstName((await browser.openBuilder(null)).openResume)).toBe('Ana');
  });

  it('does not fold an entry in twice when the page ends before it could be removed', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    const letGo = await slowDevice();
    type(openResume, 'A');
    await untilItHangs();
    type(openResume, 'An');
    await wait(100);
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockReturnValue({} as IDBRequest<undefined>);
    await letGo();
    await openResume.write();
    type(openResume, 'Ana');
    await openResume.write();
    kill(drafts);
    remove.mockRestore();
    const again = await browser.openBuilder(null);
    expect(firstName(again.openResume)).toBe('Ana');
    expect(again.openResume.getState().conflicts).toEqual([]);
  });

  it('goes on writing when the page stays after all', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'A');
    const writing = openResume.write();
    await untilWriting();
    drafts.leave();
    await writing;
    expect(openResume.getState().storageProblem).toBeNull();
    await untilWritten();
    expect((await onDisk())[0]?.personalInfo.firstName).toBe('A');
  });

  it('raises no conflict with itself when a hidden page comes back', async () => {
    const { drafts, openResume } = await browser.openBuilder(null);
    type(openResume, 'A');
    drafts.leave();
    await openResume.write();
    type(openResume, 'Ana');
    await openResume.write();
    kill(drafts);
    const again = await browser.openBuilder(null);
    expect(firstName(again.openResume)).toBe('Ana');
    expect(again.openResume.getState().conflicts).toEqual([]);
  });

  it('says so when the device keeps nothing, and still saves to the account', async () => {
    const { openResume } = await browser.openBuilder();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(openResume, 'Ana');
    await isSaved(openResume);
    expect(openResume.getState().storageProblem).toBe('full');
    expect(browser.storedNames()).toEqual(['Ana']);
    put.mockRestore();
    type(openResume, 'Ana Lima');
    await isSaved(openResume);
    expect(openResume.getState().storageProblem).toBeNull();
    expect(browser.storedNames()).toEqual(['Ana Lima']);
  });
});

describe('to the server', () => {
  it('[SYNC-02] sends once, a second after the last change', async () => {
    const { openResume } = await browser.openBuilder();
    const startMs = performance.now();
    for (const name of ['A', 'An', 'Ana']) {
      type(openResume, name);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    const lastMs = performance.now() - 120;
    await isSaved(openResume);
    expect(performance.now() - lastMs).toBeGreaterThan(950);
    expect(performance.now() - startMs).toBeLessThan(3000);
    expect(browser.server.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
    expect(browser.storedNames()).toEqual(['Ana']);
  });

  it('[SYNC-04] has one save on its way, also with two tabs, and after it only the latest', async () => {
    const { openResume } = await browser.openBuilder();
    await browser.openBuilder();
    type(openResume, 'A');
    await isSaved(openResume);
    const gate = Promise.withResolvers<void>();
    browser.server.gate = gate.promise;
    type(openResume, 'An');
    await vi.waitFor(() => expect(status(openResume)).toBe('pending'), { timeout: 3000 });
    for (const name of ['Ana', 'Ana L', 'Ana Lima']) {
      type(openResume, name);
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect(browser.server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    gate.resolve();
    await vi.waitFor(() => expect(browser.storedNames()).toEqual(['Ana Lima']), { timeout: 4000 });
    await isSaved(openResume);
    expect(browser.server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });

  it('repeats a save whose answer was lost, with the same key and the same words', async () => {
    const { drafts, openResume } = await browser.openBuilder();
    type(openResume, 'A');
    await isSaved(openResume);
    browser.server.network = 'answers-lost';
    type(openResume, 'Ana');
    await vi.waitFor(() => expect(status(openResume)).toBe('failure'), { timeout: 4000 });
    kill(drafts);
    browser.server.network = 'good';
    const again = await browser.openBuilder();
    await isSaved(again.openResume);
    const [first, second, ...more] = browser.server.calls.filter(({ method }) => method === 'PATCH');
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(browser.server.resumes[0]?.versions).toHaveLength(2);
  });

  it('sends what was typed offline when the network is back', async () => {
    browser.server.network = 'down';
    const { drafts, openResume } = await browser.openBuilder();
    type(openResume, 'Ana');
    await vi.waitFor(() => expect(status(openResume)).toBe('failure'), { timeout: 4000 });
    expect(openResume.getState()).toMatchObject({ isOffline: true, isUnsaved: true });
    expect(openResume.getState().sync.syncError).toBe('Failed to create resume: 0');
    // By now the next retry is four seconds away.
    await vi.waitFor(() => expect(browser.server.calls).toHaveLength(3), { timeout: 6000 });
    await vi.waitFor(() => expect(status(openResume)).toBe('failure'));
    browser.server.network = 'good';
    drafts.connectionChanged();
    await vi.waitFor(() => expect(browser.storedNames()).toEqual(['Ana']), { timeout: 2500 });
    await isSaved(openResume);
    expect(openResume.getState().isOffline).toBe(false);
  }, 15_000);

  it('tells why the server refuses, and keeps the work', async () => {
    browser.server.refusal = 'RESUME_LIMIT_REACHED';
    const { openResume } = await browser.openBuilder();
    type(openResume, 'Ana');
    await vi.waitFor(() => expect(openResume.getState().refusal).toBe('RESUME_LIMIT_REACHED'), {
      timeout: 4000,
    });
    expect(openResume.getState().sync.syncError).toBe('Failed to create resume: 403');
    expect((await onDisk())[0]?.personalInfo.firstName).toBe('Ana');
    browser.server.refusal = null;
    await openResume.retry();
    expect(browser.storedNames()).toEqual(['Ana']);
  });

  it('[SYNC-07] merges what another device did, and goes on', async () => {
    const { openResume } = await browser.openBuilder();
    type(openResume, 'Ana');
    await isSaved(openResume);
    browser.saveElsewhere({ title: 'From afar' });
    type(openResume, 'Ana Lima');
    await isSaved(openResume);
    expect(browser.stored()[0]).toMatchObject({
      title: 'From afar',
      personalInfo: { firstName: 'Ana Lima' },
    });
    expect(shown(openResume)?.title).toBe('From afar');
  });

  it('[SYNC-07] holds a conflict for the person, and sends what they choose', async () => {
    const { openResume } = await browser.openBuilder();
    retitle(openResume, 'First');
    await isSaved(openResume);
    browser.saveElsewhere({ title: 'Theirs' });
    retitle(openResume, 'Mine');
    await vi.waitFor(() => expect(openResume.getState().conflicts).toHaveLength(1), { timeout: 4000 });
    expect(browser.stored()[0]?.title).toBe('Theirs');
    const [conflict] = openResume.getState().conflicts;
    expect(conflict).toMatchObject({ path: ['title'], mine: 'Mine', theirs: 'Theirs' });
    await openResume.resolve(new Map([[pathKey(['title']), 'theirs']]));
    await isSaved(openResume);
    expect(shown(openResume)?.title).toBe('Theirs');
  });

  it('[SYNC-05] saves a resume with an unfinished entry, and the entry with it', async () => {
    const { openResume } = await browser.openBuilder();
    const skills = [{ id: 's1', name: '', skillLevelId: '' as const, group: '' }];
    openResume.edit((resume) => ({ ...resume, skills }));
    await isSaved(openResume);
    expect(browser.stored()[0]?.skills).toEqual(skills);
  });

  it('[SYNC-04] forgets id and queue when it starts anew: a resume deleted elsewhere becomes a new one', async () => {
    const { openResume } = await browser.openBuilder();
    type(openResume, 'Ana');
    await isSaved(openResume);
    if (browser.server.resumes[0]) browser.server.resumes[0].isDeleted = true;
    type(openResume, 'Ana Lima');
    await vi.waitFor(() => expect(openResume.getState().refusal).toBe('NOT_FOUND'), { timeout: 4000 });
    await openResume.saveAsNew();
    await isSaved(openResume);
    expect(browser.server.resumes.map(({ isDeleted }) => isDeleted)).toEqual([true, false]);
    expect(browser.storedNames()[1]).toBe('Ana Lima');
  });

  it('stops when the session has run out, and goes on after the next sign-in', async () => {
    const { drafts, openResume } = await browser.openBuilder();
    const onSessionStale = vi.fn<() => void>();
    drafts.onSessionStale(onSessionStale);
    browser.server.userId = null;
    type(openResume, 'Ana');
    await vi.waitFor(() => expect(onSessionStale).toHaveBeenCalled(), { timeout: 4000 });
    browser.server.userId = ANA.id;
    await drafts.setUser(ANA.id);
    await isSaved(openResume);
    expect(browser.storedNames()).toEqual(['Ana']);
  });
});
