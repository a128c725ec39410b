import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import {
  deriveKeys,
  fingerprint,
  type Keyring,
  keyringFrom,
  RETAINED_USES,
  type RetainedKey,
} from '../../../platform/secrets/keyring.ts';
import type { Log } from '../../../platform/log.ts';
import { createSealer } from '../../../platform/secrets/sealer.ts';
import { listRetainedKeys, putRetainedKey } from './retained-key.queries.ts';

const SEALING = 'retained keys';
const RETRY_MS = 2_000;
const ownerOf = (row: { use: string; fingerprint: string }): string => `${row.use} ${row.fingerprint}`;

/** Connects as lauda_auth. Returns the keys of secrets that are no longer on the keyring. */
export async function readRetainedKeys(
  db: Kysely<DB>,
  keyring: Keyring,
  log: Pick<Log, 'error'>,
): Promise<RetainedKey[]> {
  const sealer = createSealer(keyring, SEALING);
  const rows = await listRetainedKeys(db);
  return rows.flatMap((row): RetainedKey[] => {
    try {
      return [{ use: row.use, key: Buffer.from(sealer.decrypt(row.sealed_key, ownerOf(row)), 'base64url') }];
    } catch {
      // Sealed with a secret that was removed without running `secrets:reseal` first.
      log.error('keyring.unreadable', { reason: row.use });
      return [];
    }
  });
}

/**
 * Fills the keyring immediately, or when the database is back: an unreachable database, or one whose schema is
 * older than this code, does not prevent the start. Returns a function that stops the retries.
 */
export async function fillKeyring(
  db: Kysely<DB>,
  keyring: Keyring,
  log: Pick<Log, 'error' | 'warn'>,
): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const fill = async (): Promise<void> => {
    try {
      keyring.retained = await readRetainedKeys(db, keyring, log);
    } catch (error) {
      log.warn('keyring.failed', { err: error });
      if (!isClosed) timer = setTimeout(() => void fill(), RETRY_MS);
    }
  };
  await fill();
  return () => {
    isClosed = true;
    clearTimeout(timer);
  };
}

/**
 * Stores the derived keys of earlier secrets for the uses that must outlive them, sealed with the newest secret.
 * Idempotent, and safe while processes run, because they still hold the secrets themselves.
 */
export async function retainKeys(
  db: Kysely<DB>,
  keyring: Keyring,
): Promise<{ retained: number; unreadable: number }> {
  const sealer = createSealer(keyring, SEALING);
  let [retained, unreadable] = [0, 0];
  for (const { sealed_key: sealed, ...row } of await listRetainedKeys(db))
    try {
      const resealed = sealer.reseal(sealed, ownerOf(row));
      if (resealed !== null) await putRetainedKey(db, { ...row, sealed_key: resealed });
      retained += 1;
    } catch {
      unreadable += 1;
    }
  const known = new Set((await listRetainedKeys(db)).map(ownerOf));
  for (const use of RETAINED_USES) {
    const [, ...earlier] = deriveKeys(keyringFrom(keyring.secrets), use);
    for (const key of earlier) {
      const row = { use, fingerprint: fingerprint(key) };
      if (known.has(ownerOf(row))) continue;
      await putRetainedKey(db, {
        ...row,
        sealed_key: sealer.encrypt(key.toString('base64url'), ownerOf(row)),
      });
      retained += 1;
    }
  }
  return { retained, unreadable };
}
