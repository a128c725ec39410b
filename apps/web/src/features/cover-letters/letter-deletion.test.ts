import { withField } from '@lauda/domain/cover-letter/merge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLetterServer } from '../../testing/letter-server.ts';
import { lettersQuery } from './letters-query.ts';
import type { LetterCollection } from './letter-collection.ts';
import { letterStanding } from './saving/letter-standing.ts';

const OWNER = '11111111-1111-4111-8111-111111111111';
const COMPLETE = { company: 'Globex', position: 'Engineer', tone: 'professional' } as const;

let server: ReturnType<typeof createLetterServer>;
beforeEach(() => {
  server = createLetterServer();
});
afterEach(() => server.close());

const list = async (letterCollection: LetterCollection) => {
  const { queryFn } = lettersQuery(letterCollection, OWNER);
  return (await (queryFn as unknown as () => Promise<{ id: string }[]>)()).map(({ id }) => id);
};

const isSaved = async (letterCollection: LetterCollection, id: string) => {
  const openLetter = await letterCollection.open(OWNER, id);
  await expect
    .poll(() => openLetter && letterStanding(openLetter.getState()), { timeout: 4000 })
    .toBe('saved');
};

describe('a letter deleted from the list', () => {
  it('stays deleted when its first save was on its way, and undoing it brings back that one', async () => {
    const letterCollection = server.openTab();
    const saves = Promise.withResolvers<null>();
    server.state.savesHeldUntil = saves.promise;
    const id = await letterCollection.start(OWNER, COMPLETE);
    expect(await list(letterCollection)).toEqual([id]);
    const deleting = letterCollection.deleteLetter(OWNER, id);
    saves.resolve(null);
    const undo = await deleting;
    expect(await list(letterCollection)).toEqual([]);
    expect(server.rows.size).toBe(0);
    await undo();
    await isSaved(letterCollection, id);
    expect(await list(letterCollection)).toEqual([id]);
    expect([...server.rows.keys()]).toEqual([id]);
  });

  it('stays deleted when the answer to its first save was lost', async () => {
    const letterCollection = server.openTab();
    server.state.network = 'loses-answers';
    const id = await letterCollection.start(OWNER, COMPLETE);
    await expect.poll(() => server.rows.size).toBe(1);
    server.state.network = 'up';
    const undo = await letterCollection.deleteLetter(OWNER, id);
    expect(await list(letterCollection)).toEqual([]);
    await undo();
    expect(await list(letterCollection)).toEqual([id]);
    expect([...server.rows.keys()]).toEqual([id]);
  });

  it('comes back with the words that only this device had', async () => {
    const letterCollection = server.openTab();
    const id = await letterCollection.start(OWNER, COMPLETE);
    await isSaved(letterCollection, id);
    const openLetter = await letterCollection.open(OWNER, id);
    openLetter?.edit((letter) => withField(letter, 'body', 'Typed just before.'));
    const undo = await letterCollection.deleteLetter(OWNER, id);
    expect(server.rows.size).toBe(0);
    await undo();
    await isSaved(letterCollection, id);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Typed just before.');
  });

  it('that no server has ever seen is deleted and brought back without a network', async () => {
    const letterCollection = server.openTab();
    server.state.network = 'down';
    const id = await letterCollection.start(OWNER, COMPLETE);
    const undo = await letterCollection.deleteLetter(OWNER, id);
    expect(await letterCollection.listUnsaved(OWNER)).toEqual([]);
    await undo();
    expect((await letterCollection.listUnsaved(OWNER)).map(({ id: letterId }) => letterId)).toEqual([id]);
  });

  it('stays as it is when the server cannot be reached to delete it', async () => {
    const letterCollection = server.openTab();
    const id = await letterCollection.start(OWNER, COMPLETE);
    await isSaved(letterCollection, id);
    server.state.network = 'down';
    await expect(letterCollection.deleteLetter(OWNER, id)).rejects.toThrow();
    server.state.network = 'up';
    const openLetter = await letterCollection.open(OWNER, id);
    openLetter?.edit((letter) => withField(letter, 'body', 'Still here.'));
    await isSaved(letterCollection, id);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Still here.');
  });
});
