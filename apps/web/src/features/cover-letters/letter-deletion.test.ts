import { withField } from '@lauda/domain/cover-letter/merge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLetterServer } from '../../testing/letter-server.ts';
import { lettersQuery } from './letters-query.ts';
import type { LetterDesk } from './letter-desk.ts';

const OWNER = '11111111-1111-4111-8111-111111111111';
const COMPLETE = { company: 'Globex', position: 'Engineer', tone: 'professional' } as const;

let server: ReturnType<typeof createLetterServer>;
beforeEach(() => {
  server = createLetterServer();
});
afterEach(() => server.close());

const list = async (desk: LetterDesk) => {
  const { queryFn } = lettersQuery(desk, OWNER);
  return (await (queryFn as unknown as () => Promise<{ id: string }[]>)()).map(({ id }) => id);
};

const isSaved = async (desk: LetterDesk, id: string) => {
  const keeper = await desk.open(OWNER, id);
  await expect.poll(() => keeper?.getState().standing, { timeout: 4000 }).toBe('saved');
};

describe('a letter deleted from the list', () => {
  it('stays deleted when its first save was on its way, and undoing it brings back that one', async () => {
    const desk = server.openTab();
    const saves = Promise.withResolvers<null>();
    server.state.savesHeldUntil = saves.promise;
    const id = await desk.start(OWNER, COMPLETE);
    expect(await list(desk)).toEqual([id]);
    const deleting = desk.deleteLetter(OWNER, id);
    saves.resolve(null);
    const undo = await deleting;
    expect(await list(desk)).toEqual([]);
    expect(server.rows.size).toBe(0);
    await undo();
    await isSaved(desk, id);
    expect(await list(desk)).toEqual([id]);
    expect([...server.rows.keys()]).toEqual([id]);
  });

  it('stays deleted when the answer to its first save was lost', async () => {
    const desk = server.openTab();
    server.state.network = 'loses-answers';
    const id = await desk.start(OWNER, COMPLETE);
    await expect.poll(() => server.rows.size).toBe(1);
    server.state.network = 'up';
    const undo = await desk.deleteLetter(OWNER, id);
    expect(await list(desk)).toEqual([]);
    await undo();
    expect(await list(desk)).toEqual([id]);
    expect([...server.rows.keys()]).toEqual([id]);
  });

  it('comes back with the words that only this device had', async () => {
    const desk = server.openTab();
    const id = await desk.start(OWNER, COMPLETE);
    await isSaved(desk, id);
    const keeper = await desk.open(OWNER, id);
    keeper?.edit((letter) => withField(letter, 'body', 'Typed just before.'));
    const undo = await desk.deleteLetter(OWNER, id);
    expect(server.rows.size).toBe(0);
    await undo();
    await isSaved(desk, id);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Typed just before.');
  });

  it('that no server has ever seen is deleted and brought back without a network', async () => {
    const desk = server.openTab();
    server.state.network = 'down';
    const id = await desk.start(OWNER, COMPLETE);
    const undo = await desk.deleteLetter(OWNER, id);
    expect(await desk.listUnsaved(OWNER)).toEqual([]);
    await undo();
    expect((await desk.listUnsaved(OWNER)).map(({ letterId }) => letterId)).toEqual([id]);
  });

  it('stays as it is when the server cannot be reached to delete it', async () => {
    const desk = server.openTab();
    const id = await desk.start(OWNER, COMPLETE);
    await isSaved(desk, id);
    server.state.network = 'down';
    await expect(desk.deleteLetter(OWNER, id)).rejects.toThrow();
    server.state.network = 'up';
    const keeper = await desk.open(OWNER, id);
    keeper?.edit((letter) => withField(letter, 'body', 'Still here.'));
    await isSaved(desk, id);
    expect(server.rows.get(id)?.letter.sections.body).toBe('Still here.');
  });
});
