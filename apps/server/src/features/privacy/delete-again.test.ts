import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueue } from '../../platform/queue/queue.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';
import { createFolderStorage } from '../../platform/storage/storage-folder.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { run } from './delete-account.run.ts';
import { deleteAgain } from './delete-again.ts';
import { createDeletionService, type DeletionService } from './service.ts';
import { deleteOldTombstoneFiles, readTombstones, writeTombstone } from './tombstones.ts';

let database: TestDatabase;
let folder: string;
let storage: ObjectStorage;
let deletions: DeletionService;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lauda-tombstones-'));
  storage = createFolderStorage(folder);
  const { systemDb, auth } = database;
  deletions = createDeletionService({ authDb: auth.db, systemDb, queue: createQueue() });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const runJob = (deletionId: string) =>
  run(
    { deletionId },
    {
      deps: {
        db: database.db,
        systemDb: database.systemDb,
        authDb: database.auth.db,
        storage,
        mailer: { send: () => Promise.resolve(), close: () => undefined },
        endPlan: () => Promise.resolve(),
        isSelling: false,
        forgetKeys: () => Promise.resolve(0),
      },
      jobId: deletionId,
      attempt: 1,
      signal: new AbortController().signal,
      log: createRecordedLog(),
      reportProgress: () => Promise.resolve(),
    },
  );
const remove = async ({ userId }: TestUser) => {
  const id = await deletions.requestDeletion(userId, {
    actorId: userId,
    actorRole: 'user',
    ip: null,
    userAgent: null,
    requestId: null,
  });
  await runJob(id);
};
const isThere = async ({ userId }: Pick<TestUser, 'userId'>) =>
  (await database.auth.db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst()) !==
  undefined;
const again = () => deleteAgain({ storage, authDb: database.auth.db, deletions });
const keys = async () => (await storage.list('tombstones/')).length;

describe('a database that is restored from before a deletion', () => {
  it('has the account in it once more, and it is deleted once more; nobody else is', async () => {
    const [ana, bia] = [await createTestUser(database), await createTestUser(database)];
    await remove(ana);
    expect(await isThere(ana)).toBe(false);

    // The state of a backup: the account exists, and no row records its deletion.
    await database.systemDb.deleteFrom('deletion_tombstone').execute();
    await database.auth.db
      .insertInto('app_user')
      .values({ id: ana.userId, email: ana.email, name: 'Ana Lima', email_verified: true })
      .execute();

    expect(await again()).toEqual({ tombstones: 1, accounts: 1 });
    const { id } = await database.systemDb
      .selectFrom('account_deletion')
      .select('id')
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow();
    await runJob(id);
    expect([await isThere(ana), await isThere(bia)]).toEqual([false, true]);
    expect(await again()).toMatchObject({ accounts: 0 });
  });
});

describe('a tombstone', () => {
  it('is in the storage before anything is deleted, and names nobody', async () => {
    const ana = await createTestUser(database);
    await remove(ana);
    const [key = ''] = await storage.list('tombstones/');
    const text = new TextDecoder().decode((await storage.get(key)) ?? new Uint8Array());
    expect(`${key}${text}`).not.toContain(ana.userId);
    expect(text).not.toContain(ana.email);
  });

  it('holds the deletion up when it cannot be written', async () => {
    const ana = await createTestUser(database);
    storage = { ...storage, put: () => Promise.reject(new Error('no space left')) };
    await expect(remove(ana)).rejects.toThrow('tombstone');
    expect(await isThere(ana)).toBe(true);
  });

  it('stays for 400 days', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
    for (const days of [1, 399, 402])
      await writeTombstone(storage, {
        userId: randomUUID(),
        deletionId: randomUUID(),
        requestedAt: daysAgo(days),
      });
    await deleteOldTombstoneFiles(storage);
    expect(await keys()).toBe(2);
  });

  it('that cannot be read is a failure: somebody might be missed', async () => {
    await storage.put('tombstones/2026-01-01/x.json', new TextEncoder().encode('{}'), 'application/json');
    await expect(readTombstones(storage).next()).rejects.toThrow();
  });
});
