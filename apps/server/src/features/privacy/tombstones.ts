import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ObjectStorage } from '../../platform/storage.ts';

/** Beside the files and not in the database: a restored database does not know whom it has forgotten. */
const FOLDER = 'tombstones/';
const KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1_000;

const tombstone = z.object({ accountHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const accountHash = (userId: string): string => createHash('sha256').update(userId).digest('hex');

/** Written once under a name of its own; nothing but age takes one away. */
export async function writeTombstone(
  storage: ObjectStorage,
  { userId, deletionId, requestedAt }: { userId: string; deletionId: string; requestedAt: Date },
): Promise<void> {
  const key = `${FOLDER}${requestedAt.toISOString().slice(0, 10)}/${deletionId}.json`;
  const body = JSON.stringify({ accountHash: accountHash(userId) });
  await storage.put(key, new TextEncoder().encode(body), 'application/json');
}

/** The hashes of all accounts that were deleted. One that cannot be read is a failure: nobody may be missed. */
export async function* readTombstones(storage: ObjectStorage): AsyncGenerator<string> {
  for (const key of await storage.list(FOLDER)) {
    const bytes = await storage.get(key);
    if (bytes !== null) yield tombstone.parse(JSON.parse(new TextDecoder().decode(bytes))).accountHash;
  }
}

/** Those that are older than every backup. */
export async function deleteOldTombstoneFiles(storage: ObjectStorage, now = Date.now()): Promise<void> {
  const oldest = `${FOLDER}${new Date(now - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)}`;
  for (const key of await storage.list(FOLDER)) if (key < oldest) await storage.delete(key);
}
