import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { JOBS } from '../../jobs.ts';
import { createBareDatabase, createTestDatabase } from '../../testing/database.ts';
import { testSettings } from '../../testing/settings.ts';
import { createDatabase } from '../client.ts';
import { listMigrations, MIGRATIONS_FOLDER, newestMigration } from './migration-files.ts';
import { migrate } from './migrate.ts';
import { isSchemaCurrent } from './schema-version.ts';

const files = listMigrations();

async function emptyDatabase() {
  const { name, drop } = await createBareDatabase();
  onTestFinished(drop);
  return {
    ownerUrl: testSettings.databaseUrl('owner', name),
    appUrl: testSettings.databaseUrl('app', name),
    systemUrl: testSettings.databaseUrl('system', name),
  };
}

/** A migrations folder as of an earlier release. */
function folderWith(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lauda-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name));
  return folder;
}

/** Inserts rows, with the role that writes them in production, into tables that every release has had. */
async function fillTables(systemUrl: string): Promise<void> {
  const { db, close } = createDatabase({ url: systemUrl, maxConnections: 1, applicationName: 'test' });
  await db.insertInto('feature_flag').values({ name: 'fromTheLastRelease', is_on: true }).execute();
  const events = Array.from({ length: 50 }, () => ({ user_id: randomUUID(), payload: '{}' }));
  await db.insertInto('live_event').values(events).execute();
  await close();
}

test('all migrations apply to an empty database, and a second time nothing is left to do', async () => {
  const { ownerUrl } = await emptyDatabase();
  expect(await migrate({ ownerUrl, jobs: JOBS })).toEqual(files);
  expect(await migrate({ ownerUrl, jobs: JOBS })).toEqual([]);
});

test('the newest migration applies to the database of the last release, with rows in it', async () => {
  const { ownerUrl, appUrl, systemUrl } = await emptyDatabase();
  const newest = files.at(-1);
  await migrate({ ownerUrl, jobs: JOBS, migrationsFolder: folderWith(files.slice(0, -1)) });
  await fillTables(systemUrl);

  const app = createDatabase({ url: appUrl, maxConnections: 1, applicationName: 'test' });
  expect(await isSchemaCurrent(app.db, newestMigration())).toBe(false);
  expect(await migrate({ ownerUrl, jobs: JOBS })).toEqual([newest]);
  expect(await isSchemaCurrent(app.db, newestMigration())).toBe(true);
  const flags = await app.db.selectFrom('feature_flag').select('name').execute();
  expect(flags).toContainEqual({ name: 'fromTheLastRelease' });
  await app.close();
});

test('deployments that migrate at the same time queue up', async () => {
  const { ownerUrl } = await emptyDatabase();
  const runs = await Promise.all([1, 2, 3].map(() => migrate({ ownerUrl, jobs: JOBS })));
  expect(runs.toSorted((a, b) => b.length - a.length)).toEqual([files, [], []]);
});

test('a migration that fails says why, leaves nothing behind and lets the next deployment in', async () => {
  const { ownerUrl } = await emptyDatabase();
  const folder = folderWith(files);
  const broken = join(folder, '9999_broken.sql');
  writeFileSync(broken, '-- migrate:up\ncreate table half_done (id int);\nselect 1 / 0;\n-- migrate:down\n');
  await expect(migrate({ ownerUrl, jobs: JOBS, migrationsFolder: folder })).rejects.toThrow(
    'division by zero',
  );
  rmSync(broken);
  await expect(migrate({ ownerUrl, jobs: JOBS, migrationsFolder: folder })).resolves.toEqual([]);
  const { db, close } = createDatabase({ url: ownerUrl, maxConnections: 1, applicationName: 'test' });
  const { rows } = await sql`select to_regclass('half_done') as name`.execute(db);
  expect(rows).toEqual([{ name: null }]);
  await close();
});

test('a migration older than the newest one applied is refused', async () => {
  const { ownerUrl } = await emptyDatabase();
  const [first = '', , third = ''] = files;
  await migrate({ ownerUrl, jobs: [], migrationsFolder: folderWith([first, third]) });
  await expect(migrate({ ownerUrl, jobs: [] })).rejects.toThrow('out of order');
});

test('a database that is ahead of the code counts as current', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const older = newestMigration(folderWith(files.slice(0, 1)));
  expect(await isSchemaCurrent(database.db, older)).toBe(true);
  expect(await isSchemaCurrent(database.db, '9999')).toBe(false);
});

test('an index that could not be built concurrently does not get in the way of the next try', async () => {
  const { ownerUrl } = await emptyDatabase();
  const folder = folderWith(files.slice(0, 1));
  writeFileSync(
    join(folder, '9998_note.sql'),
    '-- migrate:up\ncreate table note (title text);\ninsert into note values (1), (1);\n-- migrate:down\n',
  );
  writeFileSync(
    join(folder, '9999_index.sql'),
    '-- migrate:up transaction:false\ncreate unique index concurrently note_title on note (title);\n-- migrate:down\n',
  );
  const run = () => migrate({ ownerUrl, jobs: [], migrationsFolder: folder });
  await expect(run()).rejects.toThrow('could not create unique index');
  await expect(run()).rejects.toThrow('could not create unique index');
  const { db, close } = createDatabase({ url: ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`delete from note where ctid = (select max(ctid) from note)`.execute(db);
  await expect(run()).resolves.toEqual(['9999_index.sql']);
  const { rows } = await sql`
    select indisvalid from pg_index where indexrelid = 'note_title'::regclass`.execute(db);
  expect(rows).toEqual([{ indisvalid: true }]);
  await close();
});

test('every migration can be taken back', async () => {
  for (const file of files)
    expect(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8')).toMatch(
      /\n-- migrate:down(?: transaction:false)?\n\S/,
    );
});
