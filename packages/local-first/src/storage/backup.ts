/** How much work damaged databases cost at most. */
const COPIED_AFTER_MS = 1_000;
/** Nothing waits for Cache Storage longer than this. */
const LIMIT_MS = 1_000;

const within = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([work, new Promise<T>((resolve) => setTimeout(resolve, LIMIT_MS, otherwise))]);

export interface CopiedRow {
  readonly id: string;
  readonly row: unknown;
}

/**
 * Chromium deletes all IndexedDB databases of an origin when it finds damage in the log that they share, and a crash in
 * the middle of a write can leave such damage. Rows that only this device has are therefore copied to Cache Storage, whose
 * files are separate; a database that has to be created starts with them. Without Cache Storage there is no backup.
 * `readRow` returns null for a row that is gone or needs no copy.
 */
export function createBackup(database: string, readRow: (id: string) => Promise<unknown>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Ids that certainly have no copy. */
  const absent = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  /** The service worker deletes unknown caches whose names begin with `lauda-`. */
  const name = `backup-${database}`;
  const urlOf = (id: string) => `/${id}`;

  /** One at a time, so that an older copy never replaces a newer one. */
  const inTurn = (work: (cache: Cache) => Promise<unknown>): Promise<unknown> =>
    (turn = turn.then(async () => work(await caches.open(name))).catch(() => undefined));

  /** Without copies that a crash left unreadable. */
  async function list(cache: Cache): Promise<CopiedRow[]> {
    const rows: CopiedRow[] = [];
    for (const request of await cache.keys()) {
      const copied = (await (await cache.match(request))?.json().catch(() => null)) as CopiedRow | null;
      if (copied) rows.push(copied);
    }
    return rows;
  }
  const remove = (cache: Cache, id: string) => {
    absent.add(id);
    return cache.delete(urlOf(id));
  };

  /** Reads the row only now: another tab may have removed it. */
  const copy = (id: string) => {
    timers.delete(id);
    return inTurn(async (cache) => {
      const row = await readRow(id);
      if (row === null) return remove(cache, id);
      absent.delete(id);
      return cache.put(urlOf(id), Response.json({ id, row } satisfies CopiedRow));
    });
  };

  return {
    /** After a write: copies the row later, or removes the copy it no longer needs. */
    schedule: (id: string, isNeeded: boolean): void => {
      if (!timers.has(id) && (isNeeded || !absent.has(id)))
        timers.set(
          id,
          setTimeout(() => void copy(id), COPIED_AFTER_MS),
        );
    },
    /** For rows that were deleted. */
    remove: (isMeant: (copied: CopiedRow) => boolean): Promise<unknown> =>
      within(
        inTurn(async (cache) => {
          for (const copied of await list(cache)) if (isMeant(copied)) await remove(cache, copied.id);
        }),
        null,
      ),
    /** All copied rows; none if they cannot be read in time. */
    list: async (): Promise<CopiedRow[]> => within(caches.open(name).then(list), []),
    close: () => timers.forEach(clearTimeout),
  };
}
