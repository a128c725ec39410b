export interface RecentIds {
  /** False when the id was there already. */
  add(id: string): boolean;
}

/** Remembers the last ids only: memory stays bounded, and readers drop the rare repetition themselves. */
export function createRecentIds(capacity: number): RecentIds {
  const ids = new Set<string>();
  return {
    add: (id) => {
      if (ids.has(id)) return false;
      ids.add(id);
      // A set keeps the order of insertion, so the first is the oldest.
      const [oldest] = ids;
      if (ids.size > capacity && oldest !== undefined) ids.delete(oldest);
      return true;
    },
  };
}
