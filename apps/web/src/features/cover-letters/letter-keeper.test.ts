import { withField } from '@lauda/domain/cover-letter/merge';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busyDevice } from '../../testing/busy-device.ts';
import { createLetterServer } from '../../testing/letter-server.ts';
import { ANA, BRUNO } from '../../testing/people.ts';
import { LETTER_DATABASE_NAME, type LooseLetterEdit } from './letter-database.ts';
import type { LetterDesk } from './letter-desk.ts';
import type { LetterKeeper } from './letter-keeper.ts';
import type { LetterRecord } from './letter-record.ts';
import { createLetterStore } from './letter-store.ts';

const OWNER = ANA.id;
const OTHER = BRUNO.id;
const COMPLETE = { company: 'Globex', position: 'Engineer', tone: 'professional' } as const;

let server: ReturnType<typeof createLetterServer>;
beforeEach(() => {
  server = createLetterServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const type = (keeper: LetterKeeper, section: 'body' | 'closing' | 'introduction', words: string) =>
  keeper.edit((letter) => withField(letter, section, words));
const isSaved = async (keeper: LetterKeeper) => {
  await expect.poll(() => keeper.getState().standing, { timeout: 4000 }).toBe('saved');
};

async function openAs(ownerId: string, desk: LetterDesk, id: string): Promise<LetterKeeper> {
  const keeper = await desk.open(ownerId, id);
  if (keeper === null) throw new Error('not opened');
  return keeper;
}

async function open(desk = server.openTab(), from = COMPLETE as object, ownerId = OWNER) {
  server.state.userId = ownerId;
  const id = await desk.start(ownerId, from);
  return { desk, keeper: await openAs(ownerId, desk, id), id };
}

/** A page that knows of this letter only what the device and the server do. */
const sectionsOnNextPage = async (id: string) =>
  (await openAs(OWNER, server.openTab(), id)).getState().letter.sections;

/** What the device holds, read past the keepers; a busy one as well, as long as it is only writing letters. */
async function onDevice<T>(storeName: 'letters' | 'edits'): Promise<T[]> {
  const db = await openDB(LETTER_DATABASE_NAME);
  const all = (await db.getAll(storeName)) as T[];
  db.close();
  return all;
}
const looseEdits = () => onDevice<LooseLetterEdit>('edits');

const slowDevice = () => busyDevice(LETTER_DATABASE_NAME, 'letters');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** By then the write of what was typed has begun. */
const untilItHangs = () => wait(20);
/** What another tab has written, before it could tell anybody. */
async function writeElsewhere(id: string, section: 'body' | 'closing', words: string): Promise<void> {
  const store = createLetterStore();
  await store.update(id, (stored) => {
    if (stored === null) throw new Error('not on the device');
    return { ...stored, mine: withField(stored.mine, section, words), touchedAtMs: Date.now() };
  });
  store.close();
}

describe('what is typed into a letter', () => {
  it('is on this device within 250 ms, before any call, and there after a crash', async () => {
    server.state.network = 'down';
    const { keeper, id } = await open(server.openTab(), {});
    type(keeper, 'body', 'Typed.');
    const store = createLetterStore();
    await expect
      .poll(async () => (await store.find(id))?.mine.sections.body, { timeout: 250, interval: 10 })
      .toBe('Typed.');
    store.close();
    // Another tab, as after a crash: nobody has closed anything.
    const next = await server.openTab().open(OWNER, id);
    expect(next?.getState().letter.sections.body).toBe('Typed.');
    expect(next?.getState().standing).toBe('waiting');
    expect(server.state.saves).toBe(0);
  });

  it('goes to the server a second later, once there is a company, a job title and a tone', async () => {
    const { keeper, id } = await open(server.openTab(), {});
    type(keeper, 'body', 'One.');
    keeper.edit((letter) => ({ ...letter, ...COMPLETE }));
    await isSaved(keeper);
    expect(server.rows.get(id)).toMatchObject({
      version: 1,
      letter: { company: 'Globex', sections: { body: 'One.' } },
    });
  });

  it('is sent when the network is back, and a lost answer costs nothing', async () => {
    const { keeper, id } = await open();
    await isSaved(keeper);
    server.state.network = 'loses-answers';
    type(keeper, 'body', 'Once.');
    await expect.poll(() => keeper.getState().standing, { timeout: 4000 }).toBe('offline');
    server.state.network = 'up';
    await keeper.save();
    await isSaved(keeper);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Once.');
  });

  it('is merged with another device by section; what both changed waits for the person, unwritten', async () => {
    const { keeper, id } = await open();
    await isSaved(keeper);
    const row = server.rows.get(id);
    if (!row) throw new Error('not saved');
    const theirs = withField(withField(row.letter, 'introduction', 'Theirs.'), 'body', 'Their body.');
    server.rows.set(id, { ...row, version: row.version + 1, letter: theirs });
    type(keeper, 'closing', 'Mine.');
    type(keeper, 'body', 'My body.');
    await expect.poll(() => keeper.getState().standing, { timeout: 4000 }).toBe('conflict');
    expect(server.rows.get(id)?.letter).toEqual(theirs);
    expect(keeper.getState().letter.sections).toMatchObject({
      introduction: 'Theirs.',
      body: 'My body.',
      closing: 'Mine.',
    });
    await keeper.resolve(new Map([['body', 'mine']]));
    expect(server.rows.get(id)?.letter.sections).toMatchObject({
      introduction: 'Theirs.',
      body: 'My body.',
      closing: 'Mine.',
    });
  });

  it('comes back with the letter when it was deleted elsewhere meanwhile', async () => {
    const { keeper, id } = await open();
    await isSaved(keeper);
    server.deleteElsewhere(id);
    type(keeper, 'body', 'Still here.');
    await isSaved(keeper);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Still here.');
  });

  it('reaches the other tab, and is nobody else’s on the same device', async () => {
    const { keeper, id } = await open();
    await isSaved(keeper);
    const tab = server.openTab();
    const other = await tab.open(OWNER, id);
    type(keeper, 'body', 'From the first tab.');
    await expect.poll(() => other?.getState().letter.sections.body).toBe('From the first tab.');
    expect(await server.openTab().open(OTHER, id)).toBeNull();
    await isSaved(keeper);
    await tab.forget(OWNER);
    const store = createLetterStore();
    expect(await store.listOf(OWNER)).toEqual([]);
    store.close();
  });
});

describe('on a device that is slow to write', () => {
  it('is jotted down within 100 ms, and folded in by the next page', async () => {
    const { desk, keeper, id } = await open();
    await isSaved(keeper);
    const letGo = await slowDevice();
    type(keeper, 'body', 'One.');
    await untilItHangs();
    type(keeper, 'body', 'One. Two.');
    await wait(100);
    expect((await looseEdits()).map(({ mine }) => mine.sections.body)).toEqual(['One. Two.']);
    desk.close();
    await letGo();
    const next = await openAs(OWNER, server.openTab(), id);
    expect(next.getState().letter.sections.body).toBe('One. Two.');
    expect(await looseEdits()).toEqual([]);
    await isSaved(next);
    expect(server.rows.get(id)?.letter.sections.body).toBe('One. Two.');
  });

  it('leaves no jot behind once it is written, or it would bring back what another tab deletes', async () => {
    const { desk, keeper, id } = await open();
    const letGo = await slowDevice();
    type(keeper, 'body', 'One.');
    await wait(100);
    expect(await looseEdits()).toHaveLength(1);
    await letGo();
    await expect.poll(looseEdits).toEqual([]);
    desk.close();
    await writeElsewhere(id, 'body', '');
    expect((await sectionsOnNextPage(id)).body).toBe('');
  });

  it('stays taken back when another page has folded in what was jotted down before', async () => {
    const { keeper, id } = await open(server.openTab(), {});
    const letGo = await slowDevice();
    type(keeper, 'body', 'One.');
    await untilItHangs();
    type(keeper, 'body', 'One. Two.');
    await wait(100);
    const opening = openAs(OWNER, server.openTab(), id);
    type(keeper, 'body', 'One.');
    await letGo();
    await opening;
    await keeper.write();
    const [letter] = await onDevice<LetterRecord>('letters');
    expect(letter?.mine.sections.body).toBe('One.');
  });

  it('can be taken back while it is being written', async () => {
    const { keeper } = await open(server.openTab(), {});
    const letGo = await slowDevice();
    type(keeper, 'body', 'One.');
    await untilItHangs();
    type(keeper, 'body', '');
    await letGo();
    await keeper.write();
    expect(keeper.getState().letter.sections.body).toBe('');
    const [letter] = await onDevice<LetterRecord>('letters');
    expect(letter?.mine.sections.body).toBe('');
  });

  it('is not lost when the device keeps nothing: it goes to the account, and to the device later', async () => {
    const { keeper, id } = await open();
    await isSaved(keeper);
    server.state.network = 'down';
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(keeper, 'body', 'Not kept.');
    await expect.poll(() => keeper.getState().standing).toBe('not-kept');
    server.state.network = 'up';
    await keeper.save();
    expect(server.rows.get(id)?.letter.sections.body).toBe('Not kept.');
    put.mockRestore();
    await writeElsewhere(id, 'closing', 'Theirs.');
    type(keeper, 'introduction', 'Kept again.');
    await keeper.write();
    const [letter] = await onDevice<LetterRecord>('letters');
    expect(letter?.mine.sections).toMatchObject({
      introduction: 'Kept again.',
      body: 'Not kept.',
      closing: 'Theirs.',
    });
  });
});

describe('of a page that goes away', () => {
  it('the last word is kept, and what another tab has written meanwhile too', async () => {
    const { desk, keeper, id } = await open(server.openTab(), {});
    await writeElsewhere(id, 'closing', 'Theirs.');
    type(keeper, 'body', 'Mine.');
    desk.leave();
    desk.close();
    expect(await sectionsOnNextPage(id)).toMatchObject({ body: 'Mine.', closing: 'Theirs.' });
  });

  it('the last word is kept also when the one before it is just being written', async () => {
    const { desk, keeper, id } = await open(server.openTab(), {});
    type(keeper, 'body', 'One.');
    const writing = keeper.write();
    await Promise.resolve();
    type(keeper, 'body', 'One. Two.');
    desk.leave();
    desk.close();
    await writing;
    expect((await sectionsOnNextPage(id)).body).toBe('One. Two.');
  });

  it('a field that another tab changed too is as it was typed last, whoever folds it in when', async () => {
    const { desk, keeper, id } = await open(server.openTab(), {});
    await writeElsewhere(id, 'body', 'Earlier.');
    await wait(2);
    type(keeper, 'body', 'Last.');
    desk.leave();
    desk.close();
    expect((await sectionsOnNextPage(id)).body).toBe('Last.');

    const again = server.openTab();
    const second = await openAs(OWNER, again, id);
    type(second, 'body', 'Earlier.');
    type(second, 'introduction', 'Mine.');
    again.leave();
    again.close();
    await wait(2);
    await writeElsewhere(id, 'body', 'Last of all.');
    expect(await sectionsOnNextPage(id)).toMatchObject({ body: 'Last of all.', introduction: 'Mine.' });
  });

  it('edits of several pages come in by the time of their typing', async () => {
    const { keeper, id } = await open(server.openTab(), {});
    const base = keeper.getState().letter;
    await writeElsewhere(id, 'closing', 'Earlier.');
    const atMs = Date.now();
    const left = { letterId: id, ownerId: OWNER, base, writing: null, saved: null };
    const store = createLetterStore();
    await store.find(id);
    // The later one has the smaller key.
    const mine = withField(base, 'body', 'Second.');
    store.jot({ ...left, tabId: 'a', opId: 'a', atMs: atMs + 2, mine });
    const first = withField(withField(base, 'body', 'First.'), 'closing', 'First.');
    store.jot({ ...left, tabId: 'b', opId: 'b', atMs: atMs + 1, mine: first });
    store.close();
    expect(await sectionsOnNextPage(id)).toMatchObject({ body: 'Second.', closing: 'First.' });
  });

  it('nothing is left to fold in when it stays after all', async () => {
    const { desk, keeper, id } = await open(server.openTab(), {});
    type(keeper, 'body', 'One.');
    desk.leave();
    await keeper.write();
    await expect.poll(looseEdits).toEqual([]);
    expect((await sectionsOnNextPage(id)).body).toBe('One.');
  });
});

describe('what pages have left behind', () => {
  const leave = async (ownerId: string, words: string) => {
    const { desk, keeper, id } = await open(server.openTab(), COMPLETE, ownerId);
    await isSaved(keeper);
    type(keeper, 'body', words);
    desk.leave();
    desk.close();
    return id;
  };

  it('waits for its owner when somebody logs out, and stays another’s', async () => {
    const mine = await leave(OWNER, 'Mine.');
    const others = await leave(OTHER, 'Another’s.');
    server.state.network = 'down';
    const tab = server.openTab();
    await tab.forget(OWNER);
    expect(await tab.open(OWNER, others)).toBeNull();
    expect((await sectionsOnNextPage(mine)).body).toBe('Mine.');
    const theirs = await openAs(OTHER, server.openTab(), others);
    expect(theirs.getState().letter.sections.body).toBe('Another’s.');
  });

  it('is a whole letter when logging out elsewhere has taken the rest away', async () => {
    const { desk, keeper, id } = await open();
    await isSaved(keeper);
    await server.openTab().forget(OWNER);
    expect(await onDevice('letters')).toEqual([]);
    type(keeper, 'body', 'Typed after.');
    desk.leave();
    desk.close();
    const next = await openAs(OWNER, server.openTab(), id);
    await isSaved(next);
    expect(server.rows.get(id)).toMatchObject({ version: 2, letter: { sections: { body: 'Typed after.' } } });
  });

  it('goes with a letter that is deleted', async () => {
    const id = await leave(OWNER, 'Mine.');
    const kept = await leave(OWNER, 'Another letter’s.');
    const store = createLetterStore();
    await store.remove(id);
    store.close();
    expect((await looseEdits()).map(({ letterId }) => letterId)).toEqual([kept]);
    const letters = await server.openTab().listUnsaved(OWNER);
    expect(letters.map(({ letterId }) => letterId)).toEqual([kept]);
  });
});

it('keeps the letters of a device that knows of no jots yet', async () => {
  const { desk, keeper, id } = await open(server.openTab(), {});
  type(keeper, 'body', 'Of the first version.');
  await keeper.write();
  const [letter] = await onDevice<LetterRecord>('letters');
  desk.close();
  await server.close();
  const old = await openDB(LETTER_DATABASE_NAME, 1, {
    upgrade: (db) =>
      void db.createObjectStore('letters', { keyPath: 'letterId' }).createIndex('owner', 'ownerId'),
  });
  await old.put('letters', letter);
  old.close();
  const tab = server.openTab();
  const kept = await openAs(OWNER, tab, id);
  expect(kept.getState().letter.sections.body).toBe('Of the first version.');
  type(kept, 'body', 'Of the second.');
  tab.leave();
  tab.close();
  expect(await looseEdits()).toHaveLength(1);
  expect((await sectionsOnNextPage(id)).body).toBe('Of the second.');
});
