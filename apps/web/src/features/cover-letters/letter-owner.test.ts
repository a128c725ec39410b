import { withField } from '@lauda/domain/cover-letter/merge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLetterServer } from '../../testing/letter-server.ts';
import { ANA, BRUNO } from '../../testing/people.ts';
import { documentOf } from '@lauda/local-first/queue/save-queue';
import type { LetterCollection } from './letter-collection.ts';
import { letterStanding } from './saving/letter-standing.ts';

const COMPLETE = { company: 'Globex', position: 'Engineer', tone: 'professional' } as const;

let server: ReturnType<typeof createLetterServer>;
beforeEach(() => {
  server = createLetterServer();
});
afterEach(() => server.close());

const signIn = async (letterCollection: LetterCollection, userId: string) => {
  server.state.userId = userId;
  await letterCollection.setUser(userId);
};

/** Ana's letter, which never reached the server. */
async function unsentLetterOfAna() {
  const letterCollection = server.openTab();
  await signIn(letterCollection, ANA.id);
  server.state.network = 'down';
  const id = await letterCollection.start(ANA.id, COMPLETE);
  const openLetter = await letterCollection.open(ANA.id, id);
  if (openLetter === null) throw new Error('not opened');
  openLetter.edit((letter) => withField(letter, 'body', 'By Ana.'));
  await expect.poll(() => letterStanding(openLetter.getState()), { timeout: 4000 }).toBe('offline');
  return { letterCollection, openLetter, id };
}

const onDevice = async (ownerId: string) => {
  const records = await server.openTab().list(ownerId);
  return records.map(({ queue }) => documentOf(queue)?.sections.body);
};
const ownersOnServer = () => [...server.rows.values()].map(({ ownerId }) => ownerId);

describe('a letter that never reached the server', () => {
  it('is not sent with the session of the next person, and goes to its owner on their return', async () => {
    const { letterCollection, openLetter, id } = await unsentLetterOfAna();
    server.state.attempts = 0;
    await signIn(letterCollection, BRUNO.id);
    server.state.network = 'up';
    letterCollection.connectionChanged();
    await openLetter.save();
    expect(server.state.attempts).toBe(0);
    expect(await onDevice(ANA.id)).toEqual(['By Ana.']);
    await signIn(letterCollection, ANA.id);
    await expect.poll(ownersOnServer).toEqual([ANA.id]);
    expect(server.rows.get(id)?.letter.sections.body).toBe('By Ana.');
  });

  it('stays in another tab that has not heard yet who is signed in', async () => {
    const { openLetter } = await unsentLetterOfAna();
    server.state.userId = BRUNO.id;
    server.state.network = 'up';
    await openLetter.save();
    expect(ownersOnServer()).toEqual([]);
    expect(await onDevice(ANA.id)).toEqual(['By Ana.']);
  });

  it('stays in every tab once its owner has signed out in one of them', async () => {
    const { openLetter } = await unsentLetterOfAna();
    await server.openTab().forget(ANA.id, { keepsUnsaved: true });
    server.state.attempts = 0;
    server.state.network = 'up';
    await expect
      .poll(async () => {
        await openLetter.save();
        return letterStanding(openLetter.getState());
      })
      .toBe('offline');
    expect(ownersOnServer()).toEqual([]);
  });
});

it('keeps the last word of the previous person on the device when somebody else signs in', async () => {
  const { letterCollection, openLetter } = await unsentLetterOfAna();
  openLetter.edit((letter) => withField(letter, 'body', 'Ana’s last word.'));
  await signIn(letterCollection, BRUNO.id);
  expect(await onDevice(ANA.id)).toEqual(['Ana’s last word.']);
  openLetter.edit((letter) => withField(letter, 'body', 'By Bruno.'));
  await openLetter.write();
  expect(await onDevice(ANA.id)).toEqual(['Ana’s last word.']);
});

it('saves again after the same person has signed in again', async () => {
  const { letterCollection, openLetter, id } = await unsentLetterOfAna();
  server.state.network = 'up';
  server.state.userId = null;
  await letterCollection.setUser(null);
  openLetter.edit((letter) => withField(letter, 'body', 'Typed while signed out.'));
  await signIn(letterCollection, ANA.id);
  await expect.poll(() => letterStanding(openLetter.getState()), { timeout: 4000 }).toBe('saved');
  expect(server.rows.get(id)?.letter.sections.body).toBe('Typed while signed out.');
});
