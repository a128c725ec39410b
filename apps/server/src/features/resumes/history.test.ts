import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { run } from './resume-retention.run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newClient = async () => {
  const user = await createTestUser(test.database);
  return { ...resumeClient(test.app, user), user };
};

/** Runs the job as the worker does. */
const runRetention = () =>
  run({}, {
    deps: { systemDb: test.database.systemDb },
    signal: new AbortController().signal,
    log: { info: () => undefined },
  } as never);

/** Simulates passing time by aging existing rows. */
async function age(statement: ReturnType<typeof sql>): Promise<void> {
  const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`alter table resume no force row level security`.execute(owner.db);
  await sql`alter table resume_version no force row level security`.execute(owner.db);
  await statement.execute(owner.db);
  // Otherwise thinning would skip what it has already processed.
  await sql`truncate thinning`.execute(owner.db);
  await sql`alter table resume force row level security`.execute(owner.db);
  await sql`alter table resume_version force row level security`.execute(owner.db);
  await owner.close();
}

const versionsOf = async (client: Awaited<ReturnType<typeof newClient>>, id: string) =>
  ((await client.versions(id)).data as { version: number }[]).map(({ version }) => version);

describe('[RES-09] history', () => {
  it('shows every save, and what it was', async () => {
    const ana = await newClient();
    const { id } = await ana.made(testResume({ title: 'One' }));
    await ana.save(id, 1, testResume({ title: 'Two' }));
    await ana.save(id, 2, testResume({ title: 'Three' }));
    expect(await versionsOf(ana, id)).toEqual([3, 2, 1]);
    expect(await ana.version(id, 2)).toMatchObject({ data: { version: 2, resume: { title: 'Two' } } });
    expect(await ana.version(id, 9)).toMatchObject({ status: 404 });
  });

  it('restores what was as a new version, and loses nothing in between', async () => {
    const ana = await newClient();
    const { id } = await ana.made(testResume({ title: 'One' }));
    await ana.save(id, 1, testResume({ title: 'Two' }));
    expect(await ana.restore(id, 1, 2)).toMatchObject({
      status: 200,
      data: { version: 3, resume: { title: 'One' } },
    });
    expect(await ana.get(id)).toMatchObject({ data: { version: 3, resume: { title: 'One' } } });
    expect(await versionsOf(ana, id)).toEqual([3, 2, 1]);
    expect(await ana.restore(id, 1, 2)).toMatchObject({ status: 409, error: { data: { version: 3 } } });
  });

  it('pages through long histories', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    for (let version = 1; version <= 120; version += 1) await ana.save(id, version, testResume());
    const first = await versionsOf(ana, id);
    expect([first.length, first[0], first.at(-1)]).toEqual([100, 121, 22]);
    const { data } = await ana.call('GET', `${id}/versions?before=22`);
    expect((data as { version: number }[]).map(({ version }) => version)).toEqual(
      Array.from({ length: 21 }, (_, index) => 21 - index),
    );
  });

  it('goes on with thinning where it stopped, and looks at nothing twice', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    for (let version = 1; version <= 5; version += 1) await ana.save(id, version, testResume());
    const span = (hours: number) =>
      sql.raw(`date_bin('10 minutes', now() - interval '${hours} hours', 'epoch')`);
    const place = (first: number, hours: number) => sql`
      update resume_version set saved_at = ${span(hours)} + interval '1 minute' * version
      where resume_id = ${id} and version in (${first}, ${first + 1})`;
    await age(place(1, 20));
    await age(place(3, 3));
    await runRetention();
    expect(await versionsOf(ana, id)).toEqual([6, 5, 4, 2]);
    const marks = await test.database.systemDb.selectFrom('thinning').selectAll().execute();
    expect(marks.map(({ span: kept }) => kept).toSorted()).toEqual(['1 day', '1 hour', '10 minutes']);
    const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
    await sql`alter table resume_version no force row level security`.execute(owner.db);
    await sql`update resume_version set saved_at = ${span(3)} where resume_id = ${id} and version = 5`.execute(
      owner.db,
    );
    await sql`alter table resume_version force row level security`.execute(owner.db);
    await owner.close();
    await runRetention();
    expect(await versionsOf(ana, id)).toEqual([6, 5, 4, 2]);
  });

  it('keeps every save of the last hour, then the last of each span, and the current one always', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    for (let version = 1; version <= 8; version += 1) await ana.save(id, version, testResume());
    const at = (version: number, moment: string) =>
      age(
        sql`update resume_version set saved_at = ${sql.raw(moment)} where resume_id = ${id} and version = ${version}`,
      );
    const tenMinutes = "date_bin('10 minutes', now() - interval '5 hours', 'epoch')";
    await at(1, "now() - interval '31 days'");
    await at(2, "date_trunc('day', now() - interval '12 days', 'UTC') + interval '3 hours'");
    await at(3, "date_trunc('day', now() - interval '12 days', 'UTC') + interval '20 hours'");
    await at(4, "date_trunc('hour', now() - interval '3 days') + interval '5 minutes'");
    await at(5, "date_trunc('hour', now() - interval '3 days') + interval '40 minutes'");
    await at(6, `${tenMinutes} + interval '1 minute'`);
    await at(7, `${tenMinutes} + interval '8 minutes'`);
    await age(sql`update resume set versions_due_at = now() - interval '1 day' where id = ${id}`);
    await runRetention();
    const due = await test.database.systemDb
      .selectFrom('resume')
      .select(
        sql<boolean>`versions_due_at between now() + interval '15 days' and now() + interval '21 days'`.as(
          'ok',
        ),
      )
      .where('id', '=', id)
      .execute();
    // Due time of version 2, saved twelve days ago: its text is thinned away, its row remains.
    expect(due).toEqual([{ ok: true }]);
    expect(await versionsOf(ana, id)).toEqual([9, 8, 7, 5, 3]);
    expect(await ana.version(id, 6)).toMatchObject({ status: 404 });
    expect(await ana.get(id)).toMatchObject({ status: 200, data: { version: 9 } });
  });

  it('lets go of a version 30 days after it was saved, and is told so by the save that follows it', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const dueAt = async () =>
      (
        await test.database.systemDb
          .selectFrom('resume')
          .select('versions_due_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).versions_due_at;
    expect(await dueAt()).toBeNull();
    await age(sql`update resume set updated_at = now() - interval '40 days' where id = ${id}`);
    await age(sql`update resume_version set saved_at = now() - interval '40 days' where resume_id = ${id}`);
    await ana.save(id, 1, testResume());
    expect((await dueAt())?.getTime()).toBeLessThan(Date.now());
    await runRetention();
    expect(await versionsOf(ana, id)).toEqual([2]);
    expect(await dueAt()).toBeNull();
  });

  it('recognises a save that is sent again after its text was thinned away', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const operationId = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
    const first = await ana.save(id, 1, testResume({ title: 'Sent twice' }), operationId);
    await ana.save(id, 2, testResume({ title: 'Current' }));
    await age(sql`update resume_version set saved_at = date_bin('1 day', now() - interval '9 days', 'epoch')
                  where resume_id = ${id}`);
    await runRetention();
    expect(await versionsOf(ana, id)).toEqual([3]);
    const again = await ana.save(id, 1, testResume({ title: 'Sent twice' }), operationId);
    expect(again).toMatchObject({
      status: 200,
      data: { version: (first.data as { version: number }).version },
    });
  });
});

describe('what was deleted', () => {
  it('can be brought back for 30 days with its history, and is gone after that', async () => {
    const ana = await newClient();
    const [kept, gone] = [await ana.made(), await ana.made()];
    await ana.save(kept.id, 1, testResume({ title: 'Kept' }));
    await ana.remove(kept.id);
    await ana.remove(gone.id);
    await age(sql`update resume set deleted_at = now() - interval '29 days' where id = ${kept.id}`);
    await age(sql`update resume set deleted_at = now() - interval '31 days' where id = ${gone.id}`);
    await runRetention();
    const deleted = await ana.call('GET', `all/${ana.user.userId}?deleted=true`);
    expect(deleted.data).toMatchObject([{ id: kept.id }]);
    expect(await ana.undelete(kept.id)).toMatchObject({ status: 200 });
    expect(await versionsOf(ana, kept.id)).toEqual([2, 1]);
    expect(await ana.undelete(gone.id)).toMatchObject({ status: 404 });
    const left = await test.database.systemDb
      .selectFrom('resume_version')
      .select('version')
      .where('resume_id', '=', gone.id)
      .execute();
    expect(left).toEqual([]);
  });
});
