import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applicationClient, testApplication } from '../../testing/clients/applications.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { endUnusedPhotos } from './queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('[JOB-03] the photo of a resume that was sent stays until it is sent no more', async () => {
  const user = await createTestUser(test.database);
  const ana = { user, resumes: resumeClient(test.app, user), ...applicationClient(test.app, user) };
  const { userId } = ana.user;
  const photoId = '99999999-9999-4999-8999-999999999999';
  await asUser(test.database.db, userId, (trx) =>
    trx
      .insertInto('photo')
      .values({ user_id: userId, id: photoId, source_hash: Buffer.from('x') })
      .execute(),
  );
  const resume = testResume();
  const { id: resumeId } = await ana.resumes.made({
    ...resume,
    personalInfo: { ...resume.personalInfo, photo: photoId },
  });
  const id = await ana.made(testApplication({ sent: { resumeId, version: 1 } }));
  const { systemDb } = test.database;
  await systemDb.deleteFrom('resume_version').where('resume_id', '=', resumeId).execute();
  await systemDb.deleteFrom('resume').where('id', '=', resumeId).execute();
  const isThere = async () => {
    await systemDb
      .updateTable('photo')
      .set({ check_at: new Date(0) })
      .where('user_id', '=', userId)
      .execute();
    await endUnusedPhotos(systemDb);
    const rows = await asUser(test.database.db, userId, (trx) =>
      trx.selectFrom('photo').select('id').where('user_id', '=', userId).execute(),
    );
    return rows.length === 1;
  };
  expect(await isThere()).toBe(true);
  await ana.save(id, 1, testApplication());
  expect(await isThere()).toBe(false);
});
