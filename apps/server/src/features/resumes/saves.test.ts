import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { saveResumes } from './queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function newResume() {
  const user = await createTestUser(test.database);
  const client = resumeClient(test.app, user);
  const { id } = await client.made();
  return { userId: user.userId, client, id };
}

const saveOf = ({ userId, id }: { userId: string; id: string }, operationId: string = randomUUID()) => ({
  userId,
  resumeId: id,
  baseVersion: 1,
  operationId,
  title: 'Saved',
  documentText: JSON.stringify(testResume()),
});

it('answers a reused operation id without ending the transaction of the saves beside it', async () => {
  const [ana, bruno] = [await newResume(), await newResume()];
  const other = await ana.client.made();
  const operationId = randomUUID();
  await ana.client.save(other.id, 1, testResume(), operationId);
  const rows = await saveResumes(test.database.pool, [saveOf(bruno), saveOf(ana, operationId)]);
  expect(rows).toMatchObject([{ outcome: 'saved', version: 2 }, { outcome: 'reused' }]);
});

it('answers 503 for a row that stays locked, and saves of others go on', async () => {
  const [ana, ...others] = await Promise.all(Array.from({ length: 6 }, newResume));
  if (ana === undefined) throw new Error('Nobody to save for');
  const unlock = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = asUser(test.database.db, ana.userId, async (trx) => {
    await sql`select 1 from resume where id = ${ana.id} for update`.execute(trx);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  const answers = await Promise.all(
    [ana, ...others].map(({ client, id }) => client.save(id, 1, testResume())),
  );
  unlock.resolve();
  await holding;
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200, 200, 200, 200]);
  expect(await ana.client.save(ana.id, 1, testResume())).toMatchObject({ status: 200 });
}, 40_000);
