// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { createDeviceOnlyDocument } from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore, type DeviceOnlyType } from '@lauda/local-first/device-only/device-only-store';
import { mergeFields } from '@lauda/local-first/device-only/merge-fields';

interface Note {
  readonly title: string;
  readonly text: string;
}

let count = 0;
const noteType = (): DeviceOnlyType<Note> => ({
  database: `notes-${(count += 1)}`,
  store: 'notes',
  empty: { title: '', text: '' },
  merge: mergeFields,
  readRow: (row) => row as Note,
  toRow: (note) => note,
});
const OWNER = { id: 'one', ownerId: 'ana' };

/** A tab whose writes can be held, before or after they reach the device. */
async function openTab(type: DeviceOnlyType<Note>) {
  const store = createDeviceOnlyStore(type);
  const gate = {
    before: Promise.resolve() as Promise<unknown>,
    after: Promise.resolve() as Promise<unknown>,
    isJournalFull: false,
  };
  const slow: typeof store = {
    ...store,
    putEntry: (entry) => !gate.isJournalFull && store.putEntry(entry),
    update: async (...args) => {
      await gate.before;
      const state = await store.update(...args);
      await gate.after;
      return state;
    },
  };
  const note = createDeviceOnlyDocument(slow, OWNER);
  await note.open();
  const typeText = (text: string) => note.change((now) => ({ ...now, text }));
  return { note, gate, type: typeText, store };
}

const never = new Promise<never>(() => {});
const entriesOf = async ({ database }: DeviceOnlyType<Note>) => {
  const journal = await openDB(`${database}-journal`);
  const entries = await journal.getAll('entries');
  journal.close();
  return entries as { opId: string; mine: Note }[];
};
const untilJournaled = (type: DeviceOnlyType<Note>, text: string) =>
  vi.waitFor(async () => expect((await entriesOf(type)).map(({ mine }) => mine.text)).toEqual([text]));
/** What the next page finds; the tabs before it are gone. */
const found = async (type: DeviceOnlyType<Note>) => (await openTab(type)).note.getState();

it('an edit behind a slow write is on the device without it', async () => {
  const type = noteType();
  const tab = await openTab(type);
  tab.gate.before = never;
  tab.type('a');
  tab.type('ab');
  await untilJournaled(type, 'ab');
  expect(await found(type)).toEqual({ title: '', text: 'ab' });
  expect(await entriesOf(type)).toEqual([]);
});

it('is found when its last write has landed without an answer, too', async () => {
  const type = noteType();
  const tab = await openTab(type);
  tab.gate.after = never;
  tab.type('a');
  await vi.waitFor(async () => expect(await tab.store.find(OWNER)).toEqual({ title: '', text: 'a' }));
  tab.type('ab');
  tab.type('');
  await untilJournaled(type, '');
  expect(await found(type)).toEqual({ title: '', text: '' });
});

it('keeps what another tab has written meanwhile', async () => {
  const type = noteType();
  const [slow, other] = [await openTab(type), await openTab(type)];
  slow.gate.before = never;
  slow.type('mine');
  await untilJournaled(type, 'mine');
  other.note.change((now) => ({ ...now, title: 'theirs' }));
  await other.note.settled();
  expect(await found(type)).toEqual({ title: 'theirs', text: 'mine' });
});

it('does not come back when another page has folded it in and it is deleted here', async () => {
  const type = noteType();
  const tab = await openTab(type);
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    tab.gate.before = promise;
    return resolve;
  };
  const first = hold();
  tab.type('a');
  tab.type('ab');
  await untilJournaled(type, 'ab');
  tab.gate.isJournalFull = true;
  tab.type('a');
  const second = hold();
  first();
  // The first write has landed; the other page finds it with the entry.
  await vi.waitFor(async () => expect(await found(type)).toEqual({ title: '', text: 'ab' }));
  second();
  await tab.note.settled();
  expect(await found(type)).toEqual({ title: '', text: 'a' });
});

it('is shown on a full device, and stays in the journal', async () => {
  const type = noteType();
  const tab = await openTab(type);
  tab.note.change((now) => ({ ...now, title: 'written' }));
  await tab.note.settled();
  tab.gate.before = never;
  tab.type('a');
  await untilJournaled(type, 'a');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await found(type)).toEqual({ title: 'written', text: 'a' });
  put.mockRestore();
  expect(await entriesOf(type)).toHaveLength(1);
});

it('leaves nothing in the journal when it is removed, or when it is over', async () => {
  const type = noteType();
  for (const end of ['removeWhere', 'remove'] as const) {
    const tab = await openTab(type);
    tab.gate.before = never;
    tab.type(end);
    await untilJournaled(type, end);
    await (end === 'remove' ? tab.store.remove(OWNER.id) : tab.store.removeWhere(() => true));
    expect(await entriesOf(type)).toEqual([]);
  }
});

it('a page that leaves settles its entry with the same put', async () => {
  const type = noteType();
  const tab = await openTab(type);
  tab.gate.before = never;
  tab.type('a');
  await untilJournaled(type, 'a');
  const [entry] = await entriesOf(type);
  tab.type('');
  dispatchEvent(new Event('pagehide'));
  const row = async () => {
    const database = await openDB(type.database);
    const stored = await database.get('notes', OWNER.id);
    database.close();
    return stored as unknown;
  };
  await vi.waitFor(async () =>
    expect(await row()).toEqual({ title: '', text: '', settledEntries: [entry?.opId] }),
  );
});

/** Holds back all writes of documents, but not the journal, until the returned function is called. */
async function holdWrites({ database, store }: DeviceOnlyType<Note>): Promise<() => void> {
  const db = await openDB(database);
  let isHeld = true;
  const rows = db.transaction(store, 'readwrite').objectStore(store);
  const hold = async (): Promise<void> => {
    await rows.count();
    if (isHeld) await hold();
    else db.close();
  };
  void hold();
  return () => {
    isHeld = false;
  };
}

it('entries of several tabs are folded in from the oldest to the newest', async () => {
  const type = noteType();
  let left = 999;
  const uuid = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `0-0-0-0-${(left -= 1)}`);
  const tabs = [await openTab(type), await openTab(type), await openTab(type)];
  const texts = ['old', 'newer', 'newest'];
  for (const [index, tab] of tabs.entries()) {
    tab.gate.before = never;
    tab.type(texts[index] ?? '');
    await vi.waitFor(async () => expect(await entriesOf(type)).toHaveLength(index + 1));
  }
  uuid.mockRestore();
  expect(await found(type)).toEqual({ title: '', text: 'newest' });
});

it('a page that folds in an entry leaves the newer one that its tab has put meanwhile', async () => {
  const type = noteType();
  const tab = await openTab(type);
  tab.gate.before = never;
  tab.type('a');
  await untilJournaled(type, 'a');
  const release = await holdWrites(type);
  const other = openTab(type);
  // Time for the other page to read the journal.
  await new Promise((resolve) => setTimeout(resolve, 50));
  tab.type('ab');
  await untilJournaled(type, 'ab');
  release();
  expect((await other).note.getState()?.text).toBe('a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await found(type)).toEqual({ title: '', text: 'ab' });
});
