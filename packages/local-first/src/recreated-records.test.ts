// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCollection } from './collection.ts';
import type { OpenDocument } from './open-document.ts';
import { type Task, taskType, createTaskServer, emptyTask } from './testing/task-type.ts';

const ANA = 'ana';
const ID = 'task';
const GLOBEX: Task = { title: 'Globex', status: 'Applied' };

let server: ReturnType<typeof createTaskServer>;
let tabs: { close: () => void }[] = [];
beforeEach(() => {
  server = createTaskServer();
  server.rows.set(ID, { id: ID, version: 1, document: GLOBEX });
  tabs = [];
});
afterEach(async () => {
  for (const tab of tabs) tab.close();
  await pause(20);
  const { storage } = taskType(server.calls);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(storage.database).addEventListener('success', resolve);
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function tasks(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function openTab() {
  const tab = createCollection(taskType(server.calls), { locks, empty: () => emptyTask });
  tabs.push(tab);
  await tab.setUser(ANA);
  return tab;
}

async function openIn(tab: Awaited<ReturnType<typeof openTab>>) {
  const task = await tab.open(ANA, ID);
  if (task === null) throw new Error('another person’s');
  return task;
}

const set = (task: OpenDocument<Task>, fields: Partial<Task>) => task.edit((now) => ({ ...now, ...fields }));

describe('a record that sign-out removed and that was created again', () => {
  it('keeps its edits when a tab that still knows the older record writes', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const old = await openIn(other);
    for (const status of ['Screening', 'Interview', 'Applied']) {
      set(old, { status });
      await old.save();
    }
    await one.forget(ANA, { keepsUnsaved: true });
    await one.setUser(ANA);
    const again = await openIn(one);
    await pause(20);
    server.state.network = 'down';
    set(again, { status: 'Offer' });
    await again.write();
    set(old, { title: 'Globex Ltd' });
    await old.write();
    expect(old.getState().document).toEqual({ title: 'Globex Ltd', status: 'Offer' });
    await again.settle();
    expect(again.getState()).toMatchObject({
      document: { title: 'Globex Ltd', status: 'Offer' },
      conflicts: [],
    });
  });
});

describe('two records of one document on one device', () => {
  it('ask about the conflict in the one that no tab shows', async () => {
    const tab = await openTab();
    const { storage } = taskType(server.calls);
    const conflicting = await openIn(tab);
    server.rows.set(ID, { id: ID, version: 2, document: { ...GLOBEX, status: 'Offer' } });
    set(conflicting, { status: 'Interview' });
    await conflicting.save();
    expect(conflicting.getState().conflicts).toHaveLength(1);
    tab.close();
    // The record of a tab that stayed open over a sign-out, under the document's local id.
    const db = await openDB(storage.database, storage.upgrades.length);
    const row = (await db.get(storage.store, ID)) as Record<string, object>;
    const queue = { ...row['queue'], waiting: null, conflicts: [] };
    await db.put(storage.store, { ...row, [storage.keyPath]: 'a-local-id', queue });
    db.close();
    const other = await openTab();
    await vi.waitFor(async () => expect(await other.listUnsaved(ANA)).toHaveLength(1));
    for (const id of [ID, 'a-local-id']) {
      const task = await other.open(ANA, id);
      expect(task?.getState().conflicts).toHaveLength(1);
    }
  });
});

describe('a document that is opened while another tab signs out', () => {
  it('is never shown empty, and its next edit makes no second document', async () => {
    const other = await openTab();
    for (let moment = 0; moment < 40; moment += 1) {
      const tab = await openTab();
      await openIn(other);
      const opening = openIn(tab);
      await tasks(moment);
      await other.forget(ANA, { keepsUnsaved: true });
      const task = await opening;
      expect(task.getState().document.title, `after ${moment} tasks`).toBe('Globex');
      await Promise.all([other.setUser(ANA), tab.setUser(ANA)]);
      set(task, { status: `Stage ${moment}` });
      await task.save();
      tab.close();
    }
    expect([...server.rows.keys()]).toEqual([ID]);
  });
});
