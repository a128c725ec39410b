import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run as photoRetention } from './features/photos/photo-retention.run.ts';
import { run as resumeRetention } from './features/resumes/resume-retention.run.ts';
import { createTestUser, type TestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { paintedPicture, twoHalves } from './testing/pictures.ts';
import { resumeClient, testResume } from './testing/clients/resumes.ts';

let test: TestApp;
let jpeg: Uint8Array;
beforeAll(async () => {
  test = await createTestApp();
  jpeg = await paintedPicture(40, 40, twoHalves).jpeg(90);
});
afterAll(() => test.close());

const put = ({ headers }: TestUser, id: string) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/photo/${id}`,
    headers: { ...headers, 'content-type': 'image/jpeg' },
    payload: Buffer.from(jpeg),
  });
const get = ({ headers }: TestUser, id: string) => test.app.inject({ url: `/api/photo/${id}`, headers });
const keysOf = ({ userId }: TestUser) => test.storage.list(`photos/${userId}/`);

describe('a photo that nothing shows', () => {
  const context = () => ({
    deps: { systemDb: test.database.systemDb, storage: test.storage },
    signal: new AbortController().signal,
    log: { info: () => undefined },
  });
  const runRetention = async () => {
    await resumeRetention({}, context() as never);
    await photoRetention({}, context() as never);
  };
  const makeDue = ({ userId }: TestUser) =>
    test.database.systemDb
      .updateTable('photo')
      .set({ check_at: sql`now()` })
      .where('user_id', '=', userId)
      .execute();

  it('ends when it is due, and one that a resume shows stays', async () => {
    const ana = await createTestUser(test.database);
    const [used, unused] = [randomUUID(), randomUUID()];
    await Promise.all([put(ana, used), put(ana, unused)]);
    const resume = testResume();
    await resumeClient(test.app, ana).made({
      ...resume,
      personalInfo: { ...resume.personalInfo, photo: used },
    });
    await runRetention();
    expect(await keysOf(ana)).toHaveLength(2);
    await makeDue(ana);
    await runRetention();
    expect(await keysOf(ana)).toEqual([`photos/${ana.userId}/${used}.jpg`]);
    expect((await get(ana, unused)).statusCode).toBe(404);
    expect((await get(ana, used)).statusCode).toBe(200);
  });

  it('ends with the resume that showed it, once that is purged', async () => {
    const ana = await createTestUser(test.database);
    const client = resumeClient(test.app, ana);
    const photo = randomUUID();
    await put(ana, photo);
    const resume = testResume();
    const { id } = await client.made({ ...resume, personalInfo: { ...resume.personalInfo, photo } });
    await client.remove(id);
    await runRetention();
    expect(await keysOf(ana)).toHaveLength(1);
    await test.database.db.transaction().execute(async (trx) => {
      await sql`select set_config('app.user_id', ${ana.userId}, true)`.execute(trx);
      await trx
        .updateTable('resume')
        .set({ deleted_at: sql`now() - interval '31 days'` })
        .where('id', '=', id)
        .execute();
    });
    await runRetention();
    expect(await keysOf(ana)).toEqual([]);
  });

  it('ends with its owner', async () => {
    const ana = await createTestUser(test.database);
    await put(ana, randomUUID());
    await test.database.auth.db.deleteFrom('app_user').where('id', '=', ana.userId).execute();
    await runRetention();
    expect(await keysOf(ana)).toEqual([]);
  });
});
