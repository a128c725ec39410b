/** Field names and entry ids, outermost first: ['experience', 'e1', 'position']. */
export type Path = readonly string[];

/** Both sides changed the same thing differently. Undefined means that a side deleted the entry. */
export interface Conflict {
  readonly path: Path;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** `theirs` is from another tab of this browser and may exist nowhere else. */
  readonly isLocal?: boolean | undefined;
}

/** Last common versions of entries, by path, for entries that one side deleted and the other kept. */
export type Ancestors = Readonly<Record<string, unknown>>;

export type Side = 'mine' | 'theirs';

/** Ids contain no slash, so keys are unique. */
export const pathKey = (path: Path): string => path.join('/');
