// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCollection } from './collection.ts';
import { VISITOR } from './document-record.ts';
import { UnreadableDocument } from './storage/storage-problem.ts';
import type { OpenDocument } from './open-document.ts';
import { type Task, taskType, createTaskServer, emptyTask } from './testing/task-type.ts';

const ANA = 'ana';
const BRUNO = 'bruno';

let server: ReturnType<typeof createTaskServer>;
let tabs: { close: () => void }[] = [];
beforeEach(() => {
  server = createTaskServer();
  tabs = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const tab of tabs) tab.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { storage } = taskType(server.calls);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(storage.database).addEventListener('success', resolve);
  });
});

async function openTab(userId: string | null = ANA) {
  const tab = createCollection(taskType(server.calls), {
    locks,
    empty: () => emptyTask,
  });
  tabs.push(tab);
  await tab.setUser(userId);
  return tab;
}

async function openIn(tab: Awaited<ReturnType<typeof openTab>>, id: string) {
  const task = await tab.open(ANA, id);
  if (task === null) throw new Error('another person’s');
  return task;
}

const set = (task: OpenDocument<Task>, fields: Partial<Task>) => task.edit((now) => ({ ...now, ...fields }));
const stored = () => [...server.rows.values()].map(({ document }) => document);
const isSaved = (task: OpenDocument<Task>) =>
  vi.waitFor(() => expect(task.getState().isUnsaved).toBe(false), { timeout: 5000 });

describe('a type that is nothing but its rules, its calls and its names', () => {
  it('is on the device at once, waits for its required field, and is created once', async () => {
    const tab = await openTab();
    const task = await openIn(tab, await tab.start(ANA, { title: '', status: 'Applied' }));
    await task.save();
    expect(task.getState().skip).toEqual({ reason: 'incomplete' });
    server.state.network = 'loses-answers';
    set(task, { title: 'Globex' });
    await task.save();
    tab.close();
    server.state.network = 'up';
    const again = await openIn(await openTab(), task.id);
    await isSaved(again);
    expect(stored()).toEqual([{ title: 'Globex', status: 'Applied' }]);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('merges what another device saved by field, and asks about what both changed', async () => {
    const tab = await openTab();
    const task = await openIn(tab, await tab.start(ANA, { title: 'Globex', status: 'Applied' }));
    await isSaved(task);
    const [row] = server.rows.values();
    if (!row) throw new Error('not saved');
    server.rows.set(row.id, { ...row, version: 2, document: { title: 'Globex Ltd', status: 'Offer' } });
    set(task, { status: 'Interview' });
    await task.save();
    expect(task.getState()).toMatchObject({
      document: { title: 'Globex Ltd', status: 'Interview' },
      conflicts: [{ path: ['status'], mine: 'Interview', theirs: 'Offer' }],
    });
    await task.resolve(new Map([['status', 'mine']]));
    expect(stored()).toEqual([{ title: 'Globex Ltd', status: 'Interview' }]);
  });

  it('asks about every value that two tabs typed into one field, one after the other', async () => {
    const tab = await openTab();
    const one = await openIn(tab, await tab.start(ANA, { title: 'Globex', status: 'Applied' }));
    await isSaved(one);
    const other = await openIn(await openTab(), one.id);
    const type = async (task: typeof one, status: string) => {
      task.hold(['status']);
      set(task, { status });
      await task.write();
    };
    await type(one, 'Screening');
    await type(other, 'Interview');
    await type(one, 'Assessment');
    const theirs: unknown[] = [];
    for (const task of [one, other]) task.hold(null);
    while (one.getState().conflicts.length > 0) {
      expect(one.getState().conflicts).toHaveLength(1);
      theirs.push(one.getState().conflicts[0]?.theirs);
      await one.resolve(new Map([['status', 'mine']]));
    }
    expect(theirs).toEqual(['Screening', 'Interview']);
    expect(stored()).toEqual([{ title: 'Globex', status: 'Assessment' }]);
  });

  it('does not take a choice for a value that came after it was shown', async () => {
    const tab = await openTab();
    const task = await openIn(tab, await tab.start(ANA, { title: 'Globex', status: 'Applied' }));
    await isSaved(task);
    const [row] = server.rows.values();
    if (!row) throw new Error('not saved');
    const saveElsewhere = (version: number, status: string) =>
      server.rows.set(row.id, { ...row, version, document: { title: 'Globex', status } });
    saveElsewhere(2, 'Offer');
    set(task, { status: 'Interview' });
    await task.save();
    saveElsewhere(3, 'Hired');
    const pulled = task.pull(3);
    const resolved = task.resolve(new Map([['status', 'mine']]));
    await Promise.all([pulled, resolved]);
    expect(stored()).toEqual([{ title: 'Globex', status: 'Hired' }]);
    expect(task.getState().conflicts).toMatchObject([{ mine: 'Interview', theirs: 'Hired' }]);
  });

  it('sends nothing of one person with the session of the next', async () => {
    server.state.network = 'down';
    const tab = await openTab();
    const task = await openIn(tab, await tab.start(ANA, { title: 'Globex', status: '' }));
    await task.save();
    const before = server.sent.length;
    server.state.network = 'up';
    await tab.setUser(BRUNO);
    await task.save();
    expect([server.sent.length, await tab.open(BRUNO, task.id)]).toEqual([before, null]);
    await tab.setUser(ANA);
    await vi.waitFor(() => expect(stored()).toHaveLength(1));
  });
});

it('reads the session again when another tab has signed somebody in, and goes on sending what is typed here', async () => {
  const tab = await openTab(null);
  const readAgain = vi.fn<() => void>(() => void tab.setUser(ANA));
  tab.onSessionStale(readAgain);
  const task = await tab.openCurrent(VISITOR);
  set(task, { title: 'Globex' });
  await task.write();
  await openTab(ANA);
  await vi.waitFor(() => expect(stored()).toHaveLength(1));
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
  set(task, { status: 'Offer' });
  await vi.waitFor(() => expect(stored()).toEqual([{ title: 'Globex', status: 'Offer' }]), {
    timeout: 5000,
  });
});

it('tells of records and journal entries that it cannot read, and leaves them as they are', async () => {
  const tab = await openTab();
  await isSaved(await openIn(tab, await tab.start(ANA, { title: 'Globex', status: '' })));
  const { storage } = taskType(server.calls);
  const readQueue = (queue: unknown) => {
    if (queue === 'damaged') throw new UnreadableDocument();
    return storage.readQueue(queue);
  };
  const readDocument = (document: Task | null) => {
    if (document === null) throw new UnreadableDocument();
    return document;
  };
  const db = await openDB(storage.database, 1);
  const damaged = { taskId: 'a', ownerId: ANA, revision: 1, queue: 'damaged' };
  const entry = { taskId: 'b', tabId: 't', ownerId: ANA, base: null, mine: null, writing: null };
  await db.put('tasks', damaged);
  await db.put('tasks', { ...damaged, taskId: 'c', ownerId: BRUNO });
  await db.put('edits', entry);
  await db.put('edits', { ...entry, taskId: 'd', ownerId: BRUNO });
  // The entry is readable but its record is not: folding it would overwrite the record.
  const onDamaged = { ...entry, taskId: 'a', base: emptyTask, mine: emptyTask };
  await db.put('edits', onDamaged);
  const type = taskType(server.calls);
  const reader = createCollection(
    { ...type, storage: { ...storage, readQueue, readDocument } },
    { locks, empty: () => emptyTask },
  );
  tabs.push(reader, db);
  expect(await reader.list(ANA)).toHaveLength(1);
  expect(await reader.listUnreadable(ANA)).toEqual([damaged, entry]);
  await reader.forget(ANA, { keepsUnsaved: true });
  expect(await reader.listUnreadable(ANA)).toEqual([damaged, entry]);
  expect(await db.get('edits', ['a', 't'])).toEqual(onDamaged);
});

describe('where the device keeps nothing', () => {
  it('goes on in memory, and brings its words onto what another tab wrote meanwhile', async () => {
    const tab = await openTab();
    const task = await openIn(tab, await tab.start(ANA, { title: 'Globex', status: '' }));
    const other = await openIn(await openTab(), task.id);
    server.state.network = 'down';
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    set(task, { status: 'Only here' });
    await task.write();
    expect(task.getState().storageProblem).toBe('full');
    expect(tab.isInDanger()).toBe(true);
    put.mockRestore();
    set(other, { title: 'Globex Ltd' });
    await other.write();
    await vi.waitFor(() => expect(task.getState().document.title).toBe('Globex Ltd'));
    await task.save();
    const [record] = await tab.list(ANA);
    expect(record?.queue.waiting?.document ?? record?.queue.unanswered?.document).toMatchObject({
      status: 'Only here',
    });
    expect(task.getState().storageProblem).toBeNull();
  });
});
