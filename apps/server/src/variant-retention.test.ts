import type { StoredResume } from '@lauda/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser } from './db/as-user.ts';
import { run } from './features/resumes/resume-retention.run.ts';
import { createTestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { resumeClient } from './testing/clients/resumes.ts';
import { variantClient } from './testing/clients/variants.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Runs the job as the worker does. */
const runRetention = () =>
  run({}, {
    deps: { systemDb: test.database.systemDb },
    signal: new AbortController().signal,
    log: { info: () => undefined },
  } as never);

it('[VAR-03] purging a base leaves a whole variant, and purging a variant leaves the base alone', async () => {
  const user = await createTestUser(test.database);
  const resumes = resumeClient(test.app, user);
  const variants = variantClient(test.app, user);
  const { id: baseId } = await resumes.made();
  const [variantId, otherId] = [await variants.made(baseId, 'Aurora'), await variants.made(baseId, 'Boreal')];
  const read = async (id: string) => (await resumes.get(id)).data as StoredResume;
  const links = () =>
    asUser(test.database.db, user.userId, (trx) =>
      trx
        .selectFrom('resume_link')
        .select(['resume_id', 'base_id'])
        .where('user_id', '=', user.userId)
        .execute(),
    );
  const purge = async (id: string) => {
    await resumes.remove(id);
    await asUser(test.database.db, user.userId, (trx) =>
      sql`update resume set deleted_at = now() - interval '31 days' where id = ${id}`.execute(trx),
    );
    await runRetention();
  };
  const [variant, base] = [await read(variantId), await read(baseId)];

  await purge(otherId);
  expect(await read(baseId)).toEqual(base);
  expect(await links()).toEqual([{ resume_id: variantId, base_id: baseId }]);

  await purge(baseId);
  expect(await read(variantId)).toEqual(variant);
  expect(await links()).toEqual([{ resume_id: variantId, base_id: null }]);
  expect(await variants.base(variantId)).toMatchObject({ status: 200, data: null });
  expect(await variants.listed()).toMatchObject([{ id: variantId, baseId: null, openUpdates: 0 }]);
  expect(await variants.unlink(variantId)).toMatchObject({ status: 200 });
});
