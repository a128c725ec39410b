import type { Pool } from 'pg';
import { createListener } from '../../../db/listener.ts';
import { repeatable } from '../../../db/outage.ts';
import { findSessionByToken, type SessionRow } from './session.queries.ts';

export interface SessionCache {
  find: (tokenHash: string) => Promise<SessionRow | null>;
  /** Resolves when this process has dropped every session that was changed before the call. */
  settle: () => Promise<void>;
  close: () => void;
}

const MAX_ENTRIES = 50_000;
interface SessionCacheOptions {
  /** Upper bound in case a change notification is ever missed. 0 disables the cache. */
  maxAgeSeconds: number;
}

interface Entry {
  row: SessionRow;
  readAt: number;
}

/**
 * Caches session lookups: without it a save would query the database twice. Triggers notify every change of
 * sessions, users and rights; nothing is cached while the listener is disconnected.
 */
export function createSessionCache(pool: Pool, { maxAgeSeconds }: SessionCacheOptions): SessionCache {
  if (maxAgeSeconds === 0)
    return {
      find: (hash) => repeatable(() => findSessionByToken(pool, hash)),
      settle: () => Promise.resolve(),
      close: () => undefined,
    };
  const entries = new Map<string, Entry>();
  const hashesOf = new Map<string, Set<string>>();
  /** Incremented with every change, so that a row read before a change is not cached after it. */
  let changes = 0;

  const forget = (hash: string): void => {
    const entry = entries.get(hash);
    if (entry === undefined) return;
    entries.delete(hash);
    const hashes = hashesOf.get(entry.row.user_id);
    hashes?.delete(hash);
    if (hashes?.size === 0) hashesOf.delete(entry.row.user_id);
  };
  const listener = createListener({
    pool,
    channel: 'session_changed',
    onMessage: (userId) => {
      changes += 1;
      for (const hash of hashesOf.get(userId) ?? []) forget(hash);
    },
    onGap: () => {
      changes += 1;
      entries.clear();
      hashesOf.clear();
    },
  });

  const remember = (hash: string, row: SessionRow): void => {
    // Maps keep insertion order: the first entry is the oldest.
    const [oldest] = entries.size >= MAX_ENTRIES ? entries.keys() : [];
    if (oldest !== undefined) forget(oldest);
    entries.set(hash, { row, readAt: Date.now() });
    const hashes = hashesOf.get(row.user_id) ?? new Set();
    hashesOf.set(row.user_id, hashes.add(hash));
  };

  return {
    find: async (hash) => {
      const known = entries.get(hash);
      const now = Date.now();
      if (known !== undefined) {
        if (now - known.readAt < maxAgeSeconds * 1_000 && known.row.expires_at.getTime() > now)
          return known.row;
        forget(hash);
      }
      const changesBefore = changes;
      const row = await repeatable(() => findSessionByToken(pool, hash));
      if (row !== null && listener.isListening && changes === changesBefore) remember(hash, row);
      return row;
    },
    settle: () => listener.settle(),
    close: () => listener.close(),
  };
}
