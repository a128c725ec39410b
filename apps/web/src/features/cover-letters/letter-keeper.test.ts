import { withField } from '@lauda/domain/cover-letter/merge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLetterServer } from '../../testing/letter-server.ts';
import type { LetterKeeper } from './letter-keeper.ts';
import { createLetterStore } from './letter-store.ts';

const OWNER = '11111111-1111-4111-8111-111111111111';
const COMPLETE = { company: 'Globex', position: 'Engineer', tone: 'professional' } as const;

let server: ReturnType<typeof createLetterServer>;
beforeEach(() => {
  server = createLetterServer();
});
afterEach(() => server.close());

const type = (keeper: LetterKeeper, section: 'body' | 'closing' | 'introduction', words: string) =>
  keeper.edit((letter) => withField(letter, section, words));
const isSaved = async (keeper: LetterKeeper) => {
  await expect.poll(() => keeper.getState().standing, { timeout: 4000 }).toBe('saved');
};

async function open(desk = server.openTab(), from = COMPLETE as object) {
  const keeper = await desk.open(OWNER, await desk.start(OWNER, from));
  if (keeper === null) throw new Error('not opened');
  return { desk, keeper, id: keeper.letterId };
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
    server.rows.set(id, { version: row.version + 1, letter: theirs });
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
    expect(await server.openTab().open('22222222-2222-4222-8222-222222222222', id)).toBeNull();
    await isSaved(keeper);
    await tab.forget(OWNER);
    const store = createLetterStore();
    expect(await store.listOf(OWNER)).toEqual([]);
    store.close();
  });
});
