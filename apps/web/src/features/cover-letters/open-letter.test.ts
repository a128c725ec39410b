import { withField } from '@lauda/domain/cover-letter/merge';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busyDevice } from '../../testing/busy-device.ts';
import { createLetterServer } from '../../testing/letter-server.ts';
import { ANA, BRUNO } from '../../testing/people.ts';
import { type CoverLetter, emptyLetter } from '@lauda/domain/cover-letter/letter';
import { letterRules } from '@lauda/domain/cover-letter/document-rules';
import { withEdit } from '@lauda/local-first/document-record';
import { documentOf } from '@lauda/local-first/queue/save-queue';
import type { SaveQueue } from '@lauda/local-first/queue/save-queue-types';
import { createDocumentStore } from '@lauda/local-first/storage/document-store';
import { createLetterCalls } from './letter-calls.ts';
import type { LetterCollection, OpenLetter } from './letter-collection.ts';
import { letterStanding } from './saving/letter-standing.ts';
import { LETTER_DATABASE, letterType } from './letter-type.ts';

interface StoredLetterRow {
  readonly letterId: string;
  readonly queue: SaveQueue<CoverLetter>;
}
const createLetterStore = () => createDocumentStore(letterType(createLetterCalls({} as never)));
const lettersOnDevice = async () =>
  (await onDevice<StoredLetterRow>('letters')).map(({ queue }) => documentOf(queue));

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

const type = (openLetter: OpenLetter, section: 'body' | 'closing' | 'introduction', words: string) =>
  openLetter.edit((letter) => withField(letter, section, words));
const isSaved = async (openLetter: OpenLetter) => {
  await expect.poll(() => letterStanding(openLetter.getState()), { timeout: 4000 }).toBe('saved');
};

async function openAs(ownerId: string, letterCollection: LetterCollection, id: string): Promise<OpenLetter> {
  const openLetter = await letterCollection.open(ownerId, id);
  if (openLetter === null) throw new Error('not opened');
  return openLetter;
}

async function open(letterCollection = server.openTab(), from = COMPLETE as object, ownerId = OWNER) {
  server.state.userId = ownerId;
  const id = await letterCollection.start(ownerId, from);
  return { letterCollection, openLetter: await openAs(ownerId, letterCollection, id), id };
}

/** Opens a new page, which knows only what the device and the server hold of this letter. */
const sectionsOnNextPage = async (id: string) =>
  (await openAs(OWNER, server.openTab(), id)).getState().document.sections;

/**
 * Reads the device's store directly, past the open letters. Also works on a busy device, as long as it only writes
 * letters.
 */
async function onDevice<T>(storeName: 'letters' | 'edits'): Promise<T[]> {
  const db = await openDB(LETTER_DATABASE);
  const all = (await db.getAll(storeName)) as T[];
  db.close();
  return all;
}
const looseEdits = () => onDevice<{ letterId: string; mine: CoverLetter }>('edits');

const slowDevice = () => busyDevice(LETTER_DATABASE, 'letters');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Waits until the write of the typed text has begun. */
const untilItHangs = () => wait(20);
/** Writes as another tab that has not notified anyone yet. */
async function writeElsewhere(id: string, section: 'body' | 'closing', words: string): Promise<void> {
  const store = createLetterStore();
  await store.update(id, (stored) => {
    if (stored === null) throw new Error('not on the device');
    const base = documentOf(stored.queue) as CoverLetter;
    const mine = withField(base, section, words);
    return withEdit(letterRules, stored, { base, mine }, { opId: crypto.randomUUID(), atMs: Date.now() });
  });
  store.close();
}

describe('what is typed into a letter', () => {
  it('is on this device within 250 ms, before any call, and there after a crash', async () => {
    server.state.network = 'down';
    const { openLetter, id } = await open(server.openTab(), {});
    type(openLetter, 'body', 'Typed.');
    const store = createLetterStore();
    await expect
      .poll(async () => documentOf((await store.find(id))?.queue as SaveQueue<CoverLetter>)?.sections.body, {
        timeout: 250,
        interval: 10,
      })
      .toBe('Typed.');
    store.close();
    // Another tab, as after a crash: nothing was closed.
    const next = await server.openTab().open(OWNER, id);
    expect(next?.getState().document.sections.body).toBe('Typed.');
    expect(next && letterStanding(next.getState())).toBe('waiting');
    expect(server.state.saves).toBe(0);
  });

  it('goes to the server a second later, once there is a company, a job title and a tone', async () => {
    const { openLetter, id } = await open(server.openTab(), {});
    type(openLetter, 'body', 'One.');
    openLetter.edit((letter) => ({ ...letter, ...COMPLETE }));
    await isSaved(openLetter);
    expect(server.rows.get(id)).toMatchObject({
      version: 1,
      letter: { company: 'Globex', sections: { body: 'One.' } },
    });
  });

  it('is sent when the network is back, and a lost answer costs nothing', async () => {
    const { openLetter, id } = await open();
    await isSaved(openLetter);
    server.state.network = 'loses-answers';
    type(openLetter, 'body', 'Once.');
    await expect.poll(() => letterStanding(openLetter.getState()), { timeout: 4000 }).toBe('offline');
    server.state.network = 'up';
    await openLetter.save();
    await isSaved(openLetter);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Once.');
  });

  it('is merged with another device by section; what both changed waits for the person, unwritten', async () => {
    const { openLetter, id } = await open();
    await isSaved(openLetter);
    const row = server.rows.get(id);
    if (!row) throw new Error('not saved');
    const theirs = withField(withField(row.letter, 'introduction', 'Theirs.'), 'body', 'Their body.');
    server.rows.set(id, { ...row, version: row.version + 1, letter: theirs });
    type(openLetter, 'closing', 'Mine.');
    type(openLetter, 'body', 'My body.');
    await expect.poll(() => letterStanding(openLetter.getState()), { timeout: 4000 }).toBe('conflict');
    expect(server.rows.get(id)?.letter).toEqual(theirs);
    expect(openLetter.getState().document.sections).toMatchObject({
      introduction: 'Theirs.',
      body: 'My body.',
      closing: 'Mine.',
    });
    await openLetter.resolve(new Map([['body', 'mine']]));
    expect(server.rows.get(id)?.letter.sections).toMatchObject({
      introduction: 'Theirs.',
      body: 'My body.',
      closing: 'Mine.',
    });
  });

  it('comes back with the letter when it was deleted elsewhere meanwhile', async () => {
    const { openLetter, id } = await open();
    await isSaved(openLetter);
    server.deleteElsewhere(id);
    type(openLetter, 'body', 'Still here.');
    await isSaved(openLetter);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Still here.');
  });

  it('reaches the other tab, and is nobody else’s on the same device', async () => {
    const { openLetter, id } = await open();
    await isSaved(openLetter);
    const tab = server.openTab();
    const other = await tab.open(OWNER, id);
    type(openLetter, 'body', 'From the first tab.');
    await expect.poll(() => other?.getState().document.sections.body).toBe('From the first tab.');
    expect(await server.openTab().open(OTHER, id)).toBeNull();
    await isSaved(openLetter);
    await tab.forget(OWNER, { keepsUnsaved: true });
    const store = createLetterStore();
    expect(await store.listOf(OWNER)).toEqual([]);
    store.close();
  });
});

describe('on a device that is slow to write', () => {
  it('is journaled within 100 ms, and folded in by the next page', async () => {
    const { letterCollection, openLetter, id } = await open();
    await isSaved(openLetter);
    const letGo = await slowDevice();
    type(openLetter, 'body', 'One.');
    await untilItHangs();
    type(openLetter, 'body', 'One. Two.');
    await wait(100);
    expect((await looseEdits()).map(({ mine }) => mine.sections.body)).toEqual(['One. Two.']);
    letterCollection.close();
    await letGo();
    const next = await openAs(OWNER, server.openTab(), id);
    expect(next.getState().document.sections.body).toBe('One. Two.');
    expect(await looseEdits()).toEqual([]);
    await isSaved(next);
    expect(server.rows.get(id)?.letter.sections.body).toBe('One. Two.');
  });

  it('leaves no journal entry behind after the write, or it would restore what another tab deletes', async () => {
    const { letterCollection, openLetter, id } = await open();
    const letGo = await slowDevice();
    type(openLetter, 'body', 'One.');
    await wait(100);
    expect(await looseEdits()).toHaveLength(1);
    await letGo();
    await expect.poll(looseEdits).toEqual([]);
    letterCollection.close();
    await writeElsewhere(id, 'body', '');
    expect((await sectionsOnNextPage(id)).body).toBe('');
  });

  // Which page comes first is random: one run in eight hit the order that restored the text.
  it.each(Array.from({ length: 12 }))(
    'stays undone when another page has folded in an earlier journal entry',
    async () => {
      const { openLetter, id } = await open(server.openTab(), {});
      const letGo = await slowDevice();
      type(openLetter, 'body', 'One.');
      await untilItHangs();
      type(openLetter, 'body', 'One. Two.');
      await wait(100);
      const opening = openAs(OWNER, server.openTab(), id);
      type(openLetter, 'body', 'One.');
      await letGo();
      await opening;
      await openLetter.write();
      const [letter] = await lettersOnDevice();
      expect(letter?.sections.body).toBe('One.');
    },
  );

  it('can be taken back while it is being written', async () => {
    const { openLetter } = await open(server.openTab(), {});
    const letGo = await slowDevice();
    type(openLetter, 'body', 'One.');
    await untilItHangs();
    type(openLetter, 'body', '');
    await letGo();
    await openLetter.write();
    expect(openLetter.getState().document.sections.body).toBe('');
    const [letter] = await lettersOnDevice();
    expect(letter?.sections.body).toBe('');
  });

  it('is not lost when the device keeps nothing: it goes to the account, and to the device later', async () => {
    const { openLetter, id } = await open();
    await isSaved(openLetter);
    server.state.network = 'down';
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(openLetter, 'body', 'Not kept.');
    await expect.poll(() => letterStanding(openLetter.getState())).toBe('not-kept');
    server.state.network = 'up';
    await openLetter.save();
    expect(server.rows.get(id)?.letter.sections.body).toBe('Not kept.');
    put.mockRestore();
    await writeElsewhere(id, 'closing', 'Theirs.');
    type(openLetter, 'introduction', 'Kept again.');
    await openLetter.write();
    const [letter] = await lettersOnDevice();
    expect(letter?.sections).toMatchObject({
      introduction: 'Kept again.',
      body: 'Not kept.',
      closing: 'Theirs.',
    });
  });
});

describe('of a page that goes away', () => {
  it('the last word is kept, and what another tab has written meanwhile too', async () => {
    const { letterCollection, openLetter, id } = await open(server.openTab(), {});
    await writeElsewhere(id, 'closing', 'Theirs.');
    type(openLetter, 'body', 'Mine.');
    letterCollection.leave();
    letterCollection.close();
    expect(await sectionsOnNextPage(id)).toMatchObject({ body: 'Mine.', closing: 'Theirs.' });
  });

  it('the last word is kept also when the one before it is just being written', async () => {
    const { letterCollection, openLetter, id } = await open(server.openTab(), {});
    type(openLetter, 'body', 'One.');
    const writing = openLetter.write();
    await Promise.resolve();
    type(openLetter, 'body', 'One. Two.');
    letterCollection.leave();
    letterCollection.close();
    await writing;
    expect((await sectionsOnNextPage(id)).body).toBe('One. Two.');
  });

  it('a field that another tab changed too is shown as it was typed last, and the person decides', async () => {
    const { letterCollection, openLetter, id } = await open(server.openTab(), {});
    await writeElsewhere(id, 'body', 'Earlier.');
    type(openLetter, 'body', 'Last.');
    letterCollection.leave();
    letterCollection.close();
    const next = await openAs(OWNER, server.openTab(), id);
    expect(next.getState().document.sections.body).toBe('Last.');
    expect(next.getState().conflicts).toMatchObject([{ path: ['body'], mine: 'Last.', theirs: 'Earlier.' }]);
    await next.resolve(new Map([['body', 'theirs']]));
    expect(next.getState().document.sections.body).toBe('Earlier.');
    expect(next.getState().conflicts).toEqual([]);
  });

  it('edits of several pages come in by the time of their typing', async () => {
    const { openLetter, id } = await open(server.openTab(), {});
    const base = openLetter.getState().document;
    const atMs = Date.now();
    const left = { id, ownerId: OWNER, base, writing: null, saved: null };
    const store = createLetterStore();
    await store.find(id);
    // The later entry has the smaller key.
    const mine = withField(base, 'body', 'Second.');
    store.putEntry({ ...left, tabId: 'a', opId: 'a', atMs: atMs + 2, mine });
    const first = withField(withField(base, 'body', 'First.'), 'closing', 'First.');
    store.putEntry({ ...left, tabId: 'b', opId: 'b', atMs: atMs + 1, mine: first });
    store.close();
    const [next] = await server.openTab().list(OWNER);
    expect(next && documentOf(next.queue)?.sections).toMatchObject({ body: 'Second.', closing: 'First.' });
    expect(next?.queue.conflicts).toMatchObject([{ path: ['body'], mine: 'Second.', theirs: 'First.' }]);
  });

  it('nothing is left to fold in when it stays after all', async () => {
    const { letterCollection, openLetter, id } = await open(server.openTab(), {});
    type(openLetter, 'body', 'One.');
    letterCollection.leave();
    await openLetter.write();
    await expect.poll(looseEdits).toEqual([]);
    expect((await sectionsOnNextPage(id)).body).toBe('One.');
  });
});

describe('what pages have left behind', () => {
  const leave = async (ownerId: string, words: string) => {
    const { letterCollection, openLetter, id } = await open(server.openTab(), COMPLETE, ownerId);
    await isSaved(openLetter);
    type(openLetter, 'body', words);
    letterCollection.leave();
    letterCollection.close();
    return id;
  };

  it('waits for its owner when somebody logs out, and stays another’s', async () => {
    const mine = await leave(OWNER, 'Mine.');
    const others = await leave(OTHER, 'Another’s.');
    server.state.network = 'down';
    const tab = server.openTab();
    await tab.forget(OWNER, { keepsUnsaved: true });
    expect(await tab.open(OWNER, others)).toBeNull();
    expect((await sectionsOnNextPage(mine)).body).toBe('Mine.');
    const theirs = await openAs(OTHER, server.openTab(), others);
    expect(theirs.getState().document.sections.body).toBe('Another’s.');
  });

  it('is a whole letter when logging out elsewhere has taken the rest away', async () => {
    const { letterCollection, openLetter, id } = await open();
    await isSaved(openLetter);
    await server.openTab().forget(OWNER, { keepsUnsaved: true });
    expect(await onDevice('letters')).toEqual([]);
    type(openLetter, 'body', 'Typed after.');
    letterCollection.leave();
    letterCollection.close();
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
    expect(letters.map((letter) => letter.id)).toEqual([kept]);
  });
});

describe('what earlier releases have stored', () => {
  const LETTER = { ...emptyLetter('en-US'), ...COMPLETE };
  const words = (body: string) => withField(LETTER, 'body', body);
  const ID = '55555555-5555-4555-8555-555555555555';
  const first = {
    letterId: ID,
    ownerId: OWNER,
    base: null,
    mine: words('Mine.'),
    conflict: null,
    touchedAtMs: 1,
  };

  /** Creates a database as that version did. */
  async function plant(version: 1 | 2, letters: readonly object[], edits: readonly object[] = []) {
    const old = await openDB(LETTER_DATABASE, version, {
      upgrade: (db) => {
        db.createObjectStore('letters', { keyPath: 'letterId' }).createIndex('owner', 'ownerId');
        if (version === 2) db.createObjectStore('edits', { keyPath: ['letterId', 'tabId'] });
      },
    });
    for (const letter of letters) await old.put('letters', letter);
    for (const edit of edits) await old.put('edits', edit);
    old.close();
  }

  it.each([1, 2] as const)('version %s: a letter that no server has is opened, and sent', async (version) => {
    await plant(version, [first]);
    const openLetter = await openAs(OWNER, server.openTab(), ID);
    expect(openLetter.getState().document.sections.body).toBe('Mine.');
    await isSaved(openLetter);
    expect(server.rows.get(ID)?.letter.sections.body).toBe('Mine.');
  });

  it('version 2: unsent edits go out over the version they started from', async () => {
    server.rows.set(ID, { ownerId: OWNER, version: 3, letter: words('Saved.') });
    await plant(2, [{ ...first, base: { version: 3, letter: words('Saved.') } }]);
    await isSaved(await openAs(OWNER, server.openTab(), ID));
    expect(server.rows.get(ID)).toMatchObject({ version: 4, letter: { sections: { body: 'Mine.' } } });
  });

  it('version 2: what was saved stays saved, and is not sent again', async () => {
    server.rows.set(ID, { ownerId: OWNER, version: 3, letter: words('Mine.') });
    await plant(2, [{ ...first, base: { version: 3, letter: words('Mine.') } }]);
    const openLetter = await openAs(OWNER, server.openTab(), ID);
    expect(letterStanding(openLetter.getState())).toBe('saved');
    expect(server.state.attempts).toBe(0);
  });

  it('version 2: an open conflict is still the person’s to decide', async () => {
    server.rows.set(ID, { ownerId: OWNER, version: 4, letter: words('Theirs.') });
    const conflict = { version: 4, theirs: words('Theirs.'), fields: ['body'] };
    await plant(2, [{ ...first, base: { version: 3, letter: words('Before.') }, conflict }]);
    const openLetter = await openAs(OWNER, server.openTab(), ID);
    expect(openLetter.getState().conflicts).toEqual([
      { path: ['body'], base: 'Before.', mine: 'Mine.', theirs: 'Theirs.' },
    ]);
    await openLetter.resolve(new Map([['body', 'mine']]));
    expect(server.rows.get(ID)).toMatchObject({ version: 5, letter: { sections: { body: 'Mine.' } } });
  });

  it('version 2: a journal entry is folded in, with and without its letter', async () => {
    server.rows.set(ID, { ownerId: OWNER, version: 3, letter: words('Saved.') });
    const saved = { version: 3, letter: words('Saved.') };
    const [base, mine] = [words('Saved.'), words('Last.')];
    const edit = {
      letterId: ID,
      tabId: 't',
      ownerId: OWNER,
      opId: 'o',
      atMs: 2,
      base,
      mine,
      writing: null,
      saved,
    };
    await plant(2, [], [edit]);
    await isSaved(await openAs(OWNER, server.openTab(), ID));
    expect(server.rows.get(ID)).toMatchObject({ version: 4, letter: { sections: { body: 'Last.' } } });
  });

  it('a page of such a release cannot write over what this one has stored', async () => {
    const { openLetter } = await open();
    await isSaved(openLetter);
    await expect(openDB(LETTER_DATABASE, 2)).rejects.toThrow();
  });
});
