import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANA } from '../../testing/people.ts';
import { createBrowser, firstName, isSaved, retitle, type } from '../../testing/resume-tabs.ts';
import { DRAFT_DATABASE } from './draft-database.ts';
import type { StoredQueue } from './stored-queue.ts';

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});
afterEach(() => browser.close());

async function savedResume() {
  const { drafts, openResume } = await browser.openBuilder();
  type(openResume, 'Ana');
  await isSaved(openResume);
  return { drafts, openResume, id: browser.server.resumes[0]?.id ?? '' };
}

async function draftsOnDevice(): Promise<number> {
  const db = await openDB(DRAFT_DATABASE);
  const count = await db.count('drafts');
  db.close();
  return count;
}
const contentOf = ({ waiting, inFlight, base }: StoredQueue) => waiting?.resume ?? inFlight?.resume ?? base;
const isDeleted = () => browser.server.resumes[0]?.isDeleted;

it('sends the last edits before it deletes, so that undoing brings them back', async () => {
  const { drafts, openResume, id } = await savedResume();
  type(openResume, 'Ana Lima');
  await drafts.deleteResume(ANA.id, id);
  expect([isDeleted(), browser.storedNames()]).toEqual([true, ['Ana Lima']]);
  expect(await draftsOnDevice()).toBe(0);
});

it('keeps on the device what could not be sent', async () => {
  const { drafts, openResume, id } = await savedResume();
  browser.saveElsewhere({ title: 'Theirs' });
  retitle(openResume, 'Mine');
  await openResume.write();
  await openResume.retry();
  expect(openResume.getState().conflicts).toHaveLength(1);
  await drafts.deleteResume(ANA.id, id);
  expect(isDeleted()).toBe(true);
  expect((await drafts.listUnsaved(ANA.id)).map(({ queue }) => queue.waiting?.document.title)).toEqual([
    'Mine',
  ]);
});

it('leaves everything as it is when the server cannot be reached', async () => {
  const { drafts, openResume, id } = await savedResume();
  browser.server.network = 'down';
  type(openResume, 'Ana Lima');
  await expect(drafts.deleteResume(ANA.id, id)).rejects.toThrow('delete resume');
  expect(await drafts.listUnsaved(ANA.id)).toHaveLength(1);
  expect(firstName(openResume)).toBe('Ana Lima');
});

it('is not written back by a tab that has it open, until somebody types there', async () => {
  const { drafts, openResume, id } = await savedResume();
  const there = await browser.openBuilder(ANA.id, id);
  await drafts.deleteResume(ANA.id, id);
  await vi.waitFor(() => expect(there.openResume.isRemoved()).toBe(true));
  for (const each of [openResume, there.openResume]) {
    await each.connectionChanged();
    await each.lookWhoIsHere();
    await each.pull(null);
    await each.settle();
  }
  expect(await draftsOnDevice()).toBe(0);
  type(there.openResume, 'Typed after.');
  await there.openResume.write();
  expect(
    (await drafts.listUnsaved(ANA.id)).map(({ queue }) => queue.waiting?.document.personalInfo.firstName),
  ).toEqual(['Typed after.']);
});

it('is saved as a new one without a moment in which the device holds no words', async () => {
  const { openResume, id } = await savedResume();
  const elsewhere = await browser.openTab();
  await elsewhere.calls.remove(id);
  type(openResume, 'Ana Lima');
  await vi.waitFor(() => expect(openResume.getState().refusal).toBe('NOT_FOUND'), { timeout: 4000 });
  // A crash can happen after any of these writes.
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await openResume.saveAsNew();
  const written = put.mock.calls.map(([record]) => contentOf((record as { queue: StoredQueue }).queue));
  put.mockRestore();
  expect(written.length).toBeGreaterThan(0);
  expect(written.map((resume) => resume?.personalInfo.firstName)).toEqual(written.map(() => 'Ana Lima'));
  await isSaved(openResume);
  expect(browser.storedNames()).toEqual(['Ana', 'Ana Lima']);
});
