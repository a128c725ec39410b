import { withField } from '@lauda/domain/cover-letter/merge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLetterServer } from '../../testing/letter-server.ts';
import { ANA, BRUNO } from '../../testing/people.ts';
import type { LetterDesk } from './letter-desk.ts';
import { createLetterStore } from './letter-store.ts';

const COMPLETE = { company: 'Globex', position: 'Engineer', tone: 'professional' } as const;

let server: ReturnType<typeof createLetterServer>;
beforeEach(() => {
  server = createLetterServer();
});
afterEach(() => server.close());

const signIn = async (desk: LetterDesk, userId: string) => {
  server.state.userId = userId;
  await desk.setUser(userId);
};

/** Ana's letter, which never reached the server. */
async function unsentLetterOfAna() {
  const desk = server.openTab();
  await signIn(desk, ANA.id);
  server.state.network = 'down';
  const id = await desk.start(ANA.id, COMPLETE);
  const keeper = await desk.open(ANA.id, id);
  if (keeper === null) throw new Error('not opened');
  keeper.edit((letter) => withField(letter, 'body', 'By Ana.'));
  await expect.poll(() => keeper.getState().standing, { timeout: 4000 }).toBe('offline');
  return { desk, keeper, id };
}

const onDevice = async (ownerId: string) => {
  const store = createLetterStore();
  const bodies = (await store.listOf(ownerId)).map(({ mine }) => mine.sections.body);
  store.close();
  return bodies;
};
const ownersOnServer = () => [...server.rows.values()].map(({ ownerId }) => ownerId);

describe('a letter that never reached the server', () => {
  it('is not sent with the session of the next person, and goes to its owner on their return', async () => {
    const { desk, keeper, id } = await unsentLetterOfAna();
    server.state.attempts = 0;
    await signIn(desk, BRUNO.id);
    server.state.network = 'up';
    desk.connectionChanged();
    await keeper.save();
    expect(server.state.attempts).toBe(0);
    expect(await onDevice(ANA.id)).toEqual(['By Ana.']);
    await signIn(desk, ANA.id);
    await expect.poll(ownersOnServer).toEqual([ANA.id]);
    expect(server.rows.get(id)?.letter.sections.body).toBe('By Ana.');
  });

  it('stays in another tab that has not heard yet who is signed in', async () => {
    const { keeper } = await unsentLetterOfAna();
    server.state.userId = BRUNO.id;
    server.state.network = 'up';
    await keeper.save();
    expect(ownersOnServer()).toEqual([]);
    expect(await onDevice(ANA.id)).toEqual(['By Ana.']);
  });

  it('stays in every tab once its owner has signed out in one of them', async () => {
    const { keeper } = await unsentLetterOfAna();
    await server.openTab().forget(ANA.id);
    server.state.attempts = 0;
    server.state.network = 'up';
    await expect
      .poll(async () => {
        await keeper.save();
        return keeper.getState().standing;
      })
      .toBe('offline');
    expect(ownersOnServer()).toEqual([]);
  });
});

it('keeps the last word of the previous person on the device when somebody else signs in', async () => {
  const { desk, keeper } = await unsentLetterOfAna();
  keeper.edit((letter) => withField(letter, 'body', 'Ana’s last word.'));
  await signIn(desk, BRUNO.id);
  expect(await onDevice(ANA.id)).toEqual(['Ana’s last word.']);
  keeper.edit((letter) => withField(letter, 'body', 'By Bruno.'));
  await keeper.write();
  expect(await onDevice(ANA.id)).toEqual(['Ana’s last word.']);
});

it('saves again after the same person has signed in again', async () => {
  const { desk, keeper, id } = await unsentLetterOfAna();
  server.state.network = 'up';
  server.state.userId = null;
  await desk.setUser(null);
  keeper.edit((letter) => withField(letter, 'body', 'Typed while signed out.'));
  await signIn(desk, ANA.id);
  await expect.poll(() => keeper.getState().standing, { timeout: 4000 }).toBe('saved');
  expect(server.rows.get(id)?.letter.sections.body).toBe('Typed while signed out.');
});
