import { plainPdf, RESUME_LINES } from '@lauda/importer/testing/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run as importRetention } from './features/imports/import-retention.run.ts';
import { run as photoRetention } from './features/photos/photo-retention.run.ts';
import { createTestUser, type TestUser } from './testing/accounts.ts';
import { createImportTest, importClient, type ImportTest } from './testing/clients/imports.ts';

let test: ImportTest;
beforeAll(async () => {
  test = await createImportTest();
});
afterAll(() => test.close());

const PDF = plainPdf(RESUME_LINES);
const keysOf = ({ userId }: TestUser) => test.storage.list(`imports/${userId}/`);
const newClient = async () => {
  const user = await createTestUser(test.database);
  return { user, ...importClient(test, user) };
};
const runRetention = async () => {
  const context = {
    deps: { systemDb: test.database.systemDb, storage: test.storage },
    signal: new AbortController().signal,
    log: { info: () => undefined },
  } as never;
  await importRetention({}, context);
  await photoRetention({}, context);
};

it('a file that was sent goes after a day, and with its owner', async () => {
  const [ana, bruno, carla] = [await newClient(), await newClient(), await newClient()];
  const [old] = [await ana.started(PDF), await bruno.started(PDF), await carla.started(PDF)];
  await sql`update import set expires_at = now() where id = ${old}`.execute(test.database.systemDb);
  expect((await ana.get(old)).statusCode).toBe(404);
  await test.database.auth.db.deleteFrom('app_user').where('id', '=', bruno.user.userId).execute();
  await runRetention();
  expect([await keysOf(ana.user), await keysOf(bruno.user)]).toEqual([[], []]);
  expect(await keysOf(carla.user)).toHaveLength(1);
});
