import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { progressEvent } from '../../testing/live-events.ts';
import { createStream } from './stream.ts';

async function createReader(steps: readonly string[]) {
  const { db, systemDb, drop } = await createTestDatabase();
  onTestFinished(drop);
  const ana = randomUUID();
  const insert = async (step: string) => {
    const row = { user_id: ana, payload: JSON.stringify(progressEvent(step)) };
    const { id } = await systemDb
      .insertInto('live_event')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, event: progressEvent(step) };
  };
  const events = [];
  for (const step of steps) events.push(await insert(step));
  const sent: string[] = [];
  const stream = createStream(db, { userId: ana, afterId: '0', send: ({ id }) => sent.push(id) });
  return { stream, sent, events, insert, ids: events.map(({ id }) => id) };
}

test('an event that arrives while older ones are read is sent after them, and once', async () => {
  const { stream, sent, events, ids } = await createReader(['1', '2', '3']);
  const reading = stream.catchUp();
  for (const event of events.slice(2)) stream.receive(event);
  await reading;
  expect(sent).toEqual(ids);
});

test('an event that commits while the table is read is read in another round', async () => {
  const { stream, sent, insert, ids } = await createReader(['1']);
  const reading = stream.catchUp();
  const late = await insert('2');
  stream.receive(late);
  await reading;
  expect(sent).toEqual([...ids, late.id]);
});

test('once it has caught up, a stream passes events on at once and drops what it knows', async () => {
  const { stream, sent, insert, ids } = await createReader(['1']);
  await stream.catchUp();
  const live = await insert('2');
  stream.receive(live);
  stream.receive(live);
  expect(sent).toEqual([...ids, live.id]);
});

test('a closed stream sends nothing more', async () => {
  const { stream, sent, events } = await createReader(['1']);
  stream.close();
  await stream.catchUp();
  for (const event of events) stream.receive(event);
  expect(sent).toEqual([]);
});
