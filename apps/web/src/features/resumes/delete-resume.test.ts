import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANA } from '../../testing/people.ts';
import { createBrowser, firstName, isSaved, retitle, type } from '../../testing/resume-tabs.ts';
import { DATABASE_NAME } from './draft-database.ts';
import { documentOf, type DraftRecord } from './draft-record.ts';

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});
afterEach(() => browser.close());

async function savedResume() {
  const { desk, keeper } = await browser.openBuilder();
  type(keeper, 'Ana');
  await isSaved(keeper);
  return { desk, keeper, id: browser.server.resumes[0]?.id ?? '' };
}

async function draftsOnDevice(): Promise<number> {
  const db = await openDB(DATABASE_NAME);
  const count = await db.count('drafts');
  db.close();
  return count;
}
const isDeleted = () => browser.server.resumes[0]?.isDeleted;

it('sends the last edits before it deletes, so that undoing brings them back', async () => {
  const { desk, keeper, id } = await savedResume();
  type(keeper, 'Ana Lima');
  await desk.deleteResume(ANA.id, id);
  expect([isDeleted(), browser.storedNames()]).toEqual([true, ['Ana Lima']]);
  expect(await draftsOnDevice()).toBe(0);
});

it('keeps on the device what could not be sent', async () => {
  const { desk, keeper, id } = await savedResume();
  browser.saveElsewhere({ title: 'Theirs' });
  retitle(keeper, 'Mine');
  await keeper.write();
  await keeper.retry();
  expect(keeper.getState().conflicts).toHaveLength(1);
  await desk.deleteResume(ANA.id, id);
  expect(isDeleted()).toBe(true);
  expect((await desk.listUnsaved(ANA.id)).map(({ queue }) => queue.waiting?.resume.title)).toEqual(['Mine']);
});

it('leaves everything as it is when the server cannot be reached', async () => {
  const { desk, keeper, id } = await savedResume();
  browser.server.network = 'down';
  type(keeper, 'Ana Lima');
  await expect(desk.deleteResume(ANA.id, id)).rejects.toThrow('delete resume');
  expect(await desk.listUnsaved(ANA.id)).toHaveLength(1);
  expect(firstName(keeper)).toBe('Ana Lima');
});

it('is not written back by a tab that has it open, until somebody types there', async () => {
  const { desk, keeper, id } = await savedResume();
  const there = await browser.openBuilder(ANA.id, id);
  await desk.deleteResume(ANA.id, id);
  await vi.waitFor(() => expect(there.keeper.isRemoved()).toBe(true));
  for (const each of [keeper, there.keeper]) {
    await each.connectionChanged();
    await each.lookWhoIsHere();
    await each.pull(null);
    await each.settle();
  }
  expect(await draftsOnDevice()).toBe(0);
  type(there.keeper, 'Typed after.');
  await there.keeper.write();
  expect(
    (await desk.listUnsaved(ANA.id)).map(({ queue }) => queue.waiting?.resume.personalInfo.firstName),
  ).toEqual(['Typed after.']);
});

it('is saved as a new one without a moment in which the device holds no words', async () => {
  const { keeper, id } = await savedResume();
  const elsewhere = await browser.openTab();
  await elsewhere.calls.remove(id);
  type(keeper, 'Ana Lima');
  await vi.waitFor(() => expect(keeper.getState().refusal).toBe('NOT_FOUND'), { timeout: 4000 });
  // A crash can come after any of these writes.
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await keeper.saveAsNew();
  const written = put.mock.calls.map(([record]) => documentOf((record as DraftRecord).queue));
  put.mockRestore();
  expect(written.length).toBeGreaterThan(0);
  expect(written.map((resume) => resume?.personalInfo.firstName)).toEqual(written.map(() => 'Ana Lima'));
  await isSaved(keeper);
  expect(browser.storedNames()).toEqual(['Ana', 'Ana Lima']);
});
