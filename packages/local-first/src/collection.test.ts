// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCollection } from './collection.ts';
import { VISITOR } from './document-record.ts';
import { UnreadableDocument } from './storage/storage-problem.ts';
import type { OpenDocument } from './open-document.ts';
import {
  type Application,
  applicationType,
  createApplicationServer,
  emptyApplication,
} from './testing/application-type.ts';

const ANA = 'ana';
const BRUNO = 'bruno';

let server: ReturnType<typeof createApplicationServer>;
let tabs: { close: () => void }[] = [];
beforeEach(() => {
  server = createApplicationServer();
  tabs = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const tab of tabs) tab.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { storage } = applicationType(server.calls);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(storage.database).addEventListener('success', resolve);
  });
});

async function openTab(userId: string | null = ANA) {
  const tab = createCollection(applicationType(server.calls), {
    locks,
    empty: () => emptyApplication,
  });
  tabs.push(tab);
  await tab.setUser(userId);
  return tab;
}

async function openIn(tab: Awaited<ReturnType<typeof openTab>>, id: string) {
  const card = await tab.open(ANA, id);
  if (card === null) throw new Error('another person’s');
  return card;
}

const set = (card: OpenDocument<Application>, fields: Partial<Application>) =>
  card.edit((now) => ({ ...now, ...fields }));
const stored = () => [...server.rows.values()].map(({ document }) => document);
const isSaved = (card: OpenDocument<Application>) =>
  vi.waitFor(() => expect(card.getState().isUnsaved).toBe(false), { timeout: 5000 });

describe('a type that is nothing but its rules, its calls and its names', () => {
  it('is on the device at once, waits for its required field, and is created once', async () => {
    const tab = await openTab();
    const card = await openIn(tab, await tab.start(ANA, { company: '', stage: 'Applied' }));
    await card.save();
    expect(card.getState().skip).toEqual({ reason: 'incomplete' });
    server.state.network = 'loses-answers';
    set(card, { company: 'Globex' });
    await card.save();
    tab.close();
    server.state.network = 'up';
    const again = await openIn(await openTab(), card.id);
    await isSaved(again);
    expect(stored()).toEqual([{ company: 'Globex', stage: 'Applied' }]);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('merges what another device saved by field, and asks about what both changed', async () => {
    const tab = await openTab();
    const card = await openIn(tab, await tab.start(ANA, { company: 'Globex', stage: 'Applied' }));
    await isSaved(card);
    const [row] = server.rows.values();
    if (!row) throw new Error('not saved');
    server.rows.set(row.id, { ...row, version: 2, document: { company: 'Globex Ltd', stage: 'Offer' } });
    set(card, { stage: 'Interview' });
    await card.save();
    expect(card.getState()).toMatchObject({
      document: { company: 'Globex Ltd', stage: 'Interview' },
      conflicts: [{ path: ['stage'], mine: 'Interview', theirs: 'Offer' }],
    });
    await card.resolve(new Map([['stage', 'mine']]));
    expect(stored()).toEqual([{ company: 'Globex Ltd', stage: 'Interview' }]);
  });

  it('asks about every value that two tabs typed into one field, one after the other', async () => {
    const tab = await openTab();
    const one = await openIn(tab, await tab.start(ANA, { company: 'Globex', stage: 'Applied' }));
    await isSaved(one);
    const other = await openIn(await openTab(), one.id);
    const type = async (card: typeof one, stage: string) => {
      card.hold(['stage']);
      set(card, { stage });
      await card.write();
    };
    await type(one, 'Screening');
    await type(other, 'Interview');
    await type(one, 'Assessment');
    const theirs: unknown[] = [];
    for (const card of [one, other]) card.hold(null);
    while (one.getState().conflicts.length > 0) {
      expect(one.getState().conflicts).toHaveLength(1);
      theirs.push(one.getState().conflicts[0]?.theirs);
      await one.resolve(new Map([['stage', 'mine']]));
    }
    expect(theirs).toEqual(['Screening', 'Interview']);
    expect(stored()).toEqual([{ company: 'Globex', stage: 'Assessment' }]);
  });

  it('does not take a choice for a value that came after it was shown', async () => {
    const tab = await openTab();
    const card = await openIn(tab, await tab.start(ANA, { company: 'Globex', stage: 'Applied' }));
    await isSaved(card);
    const [row] = server.rows.values();
    if (!row) throw new Error('not saved');
    const saveElsewhere = (version: number, stage: string) =>
      server.rows.set(row.id, { ...row, version, document: { company: 'Globex', stage } });
    saveElsewhere(2, 'Offer');
    set(card, { stage: 'Interview' });
    await card.save();
    saveElsewhere(3, 'Hired');
    const pulled = card.pull(3);
    const resolved = card.resolve(new Map([['stage', 'mine']]));
    await Promise.all([pulled, resolved]);
    expect(stored()).toEqual([{ company: 'Globex', stage: 'Hired' }]);
    expect(card.getState().conflicts).toMatchObject([{ mine: 'Interview', theirs: 'Hired' }]);
  });

  it('sends nothing of one person with the session of the next', async () => {
    server.state.network = 'down';
    const tab = await openTab();
    const card = await openIn(tab, await tab.start(ANA, { company: 'Globex', stage: '' }));
    await card.save();
    const before = server.sent.length;
    server.state.network = 'up';
    await tab.setUser(BRUNO);
    await card.save();
    expect([server.sent.length, await tab.open(BRUNO, card.id)]).toEqual([before, null]);
    await tab.setUser(ANA);
    await vi.waitFor(() => expect(stored()).toHaveLength(1));
  });
});

it('reads the session again when another tab has signed somebody in, and goes on sending what is typed here', async () => {
  const tab = await openTab(null);
  const readAgain = vi.fn<() => void>(() => void tab.setUser(ANA));
  tab.onSessionStale(readAgain);
  const card = await tab.openCurrent(VISITOR);
  set(card, { company: 'Globex' });
  await card.write();
  await openTab(ANA);
  await vi.waitFor(() => expect(stored()).toHaveLength(1));
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
  set(card, { stage: 'Offer' });
  await vi.waitFor(() => expect(stored()).toEqual([{ company: 'Globex', stage: 'Offer' }]), {
    timeout: 5000,
  });
});

it('tells of records and journal entries that it cannot read, and leaves them as they are', async () => {
  const tab = await openTab();
  await isSaved(await openIn(tab, await tab.start(ANA, { company: 'Globex', stage: '' })));
  const { storage } = applicationType(server.calls);
  const readQueue = (queue: unknown) => {
    if (queue === 'damaged') throw new UnreadableDocument();
    return storage.readQueue(queue);
  };
  const readDocument = (document: Application | null) => {
    if (document === null) throw new UnreadableDocument();
    return document;
  };
  const db = await openDB(storage.database, 1);
  const damaged = { applicationId: 'a', ownerId: ANA, revision: 1, queue: 'damaged' };
  const entry = { applicationId: 'b', tabId: 't', ownerId: ANA, base: null, mine: null, writing: null };
  await db.put('applications', damaged);
  await db.put('applications', { ...damaged, applicationId: 'c', ownerId: BRUNO });
  await db.put('edits', entry);
  await db.put('edits', { ...entry, applicationId: 'd', ownerId: BRUNO });
  // It can be read, but its record cannot: folded, it would replace the record.
  const onDamaged = { ...entry, applicationId: 'a', base: emptyApplication, mine: emptyApplication };
  await db.put('edits', onDamaged);
  const type = applicationType(server.calls);
  const reader = createCollection(
    { ...type, storage: { ...storage, readQueue, readDocument } },
    { locks, empty: () => emptyApplication },
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
    const card = await openIn(tab, await tab.start(ANA, { company: 'Globex', stage: '' }));
    const other = await openIn(await openTab(), card.id);
    server.state.network = 'down';
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    set(card, { stage: 'Only here' });
    await card.write();
    expect(card.getState().storageProblem).toBe('full');
    expect(tab.isInDanger()).toBe(true);
    put.mockRestore();
    set(other, { company: 'Globex Ltd' });
    await other.write();
    await vi.waitFor(() => expect(card.getState().document.company).toBe('Globex Ltd'));
    await card.save();
    const [record] = await tab.list(ANA);
    expect(record?.queue.waiting?.document ?? record?.queue.unanswered?.document).toMatchObject({
      stage: 'Only here',
    });
    expect(card.getState().storageProblem).toBeNull();
  });
});
