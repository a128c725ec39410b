export interface SavedVersion {
  readonly version: number;
  readonly savedAt: string;
}

interface Day {
  /** In the user's time zone. */
  readonly day: string;
  readonly date: Date;
  readonly versions: readonly SavedVersion[];
}

/** Keeps the given order, newest first. */
export function groupByDay(versions: readonly SavedVersion[]): Day[] {
  const groups = Map.groupBy(versions, ({ savedAt }) => new Date(savedAt).toDateString());
  return [...groups].map(([day, list]) => ({ day, date: new Date(day), versions: list }));
}
