export interface RecentIds {
  /** Returns false if the id was already known. */
  add(id: string): boolean;
}

/** Remembers only the latest ids: memory stays bounded, and readers handle the rare duplicate themselves. */
export function createRecentIds(capacity: number): RecentIds {
  const ids = new Set<string>();
  return {
    add: (id) => {
      if (ids.has(id)) return false;
      ids.add(id);
      // A Set keeps insertion order, so the first id is the oldest.
      const [oldest] = ids;
      if (ids.size > capacity && oldest !== undefined) ids.delete(oldest);
      return true;
    },
  };
}
