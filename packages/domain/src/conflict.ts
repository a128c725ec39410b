/** Field names and entry ids from the outside in: ['experience', 'e1', 'position']. */
export type Path = readonly string[];

/** Both sides changed one thing, each otherwise. Undefined means that a side has deleted the entry. */
export interface Conflict {
  readonly path: Path;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** `theirs` is from another tab of this browser and may exist nowhere else. */
  readonly isLocal?: boolean | undefined;
}

/** Entries by their path, as both sides knew them before one side deleted and then the other kept them. */
export type Ancestors = Readonly<Record<string, unknown>>;

export type Side = 'mine' | 'theirs';

/** Ids hold no slash, so a key names one place. */
export const pathKey = (path: Path): string => path.join('/');
