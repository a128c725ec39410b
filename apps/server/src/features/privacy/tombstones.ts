import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ObjectStorage } from '../../platform/storage/storage.ts';

/** In the object store, not in the database: a restored database has lost its record of deletions. */
const FOLDER = 'tombstones/';
const KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1_000;

const tombstone = z.object({ accountHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const accountHash = (userId: string): string => createHash('sha256').update(userId).digest('hex');

/** Written once under a unique name; removed only by age. */
export async function writeTombstone(
  storage: ObjectStorage,
  { userId, deletionId, requestedAt }: { userId: string; deletionId: string; requestedAt: Date },
): Promise<void> {
  const key = `${FOLDER}${requestedAt.toISOString().slice(0, 10)}/${deletionId}.json`;
  const body = JSON.stringify({ accountHash: accountHash(userId) });
  await storage.put(key, new TextEncoder().encode(body), 'application/json');
}

/** The hashes of all deleted accounts. An unreadable tombstone throws: none may be skipped. */
export async function* readTombstones(storage: ObjectStorage): AsyncGenerator<string> {
  for (const key of await storage.list(FOLDER)) {
    const bytes = await storage.get(key);
    if (bytes !== null) yield tombstone.parse(JSON.parse(new TextDecoder().decode(bytes))).accountHash;
  }
}

/** Deletes tombstones older than every backup. */
export async function deleteOldTombstoneFiles(storage: ObjectStorage, now = Date.now()): Promise<void> {
  const oldest = `${FOLDER}${new Date(now - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)}`;
  for (const key of await storage.list(FOLDER)) if (key < oldest) await storage.delete(key);
}
