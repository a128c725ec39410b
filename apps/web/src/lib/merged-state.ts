import { whenLeaving } from './put-down.ts';

interface MergedStateParts<State> {
  /** What the device has now. */
  readonly first: State;
  /** Three-way: what `mine` changed since `base`, brought onto `theirs`. */
  readonly merge: (base: State, mine: State, theirs: State) => State;
  /** Reads, changes and writes in one transaction; null where nothing is stored. */
  readonly update: (change: (stored: State | null) => State) => Promise<State>;
  /** For a page that goes away: cuts off the update under way, which begins again if the page stays. */
  readonly writeNow: (state: State) => void;
  readonly onChange: () => void;
}

/**
 * A state of one person's that several tabs may change. Every change is on its way to the device at once, one write at a
 * time; a write that is based on an older state is merged with what another tab has written since.
 */
export function createMergedState<State>({
  first,
  merge,
  update,
  writeNow,
  onChange,
}: MergedStateParts<State>) {
  let state = first;
  /** What the device had when it was last read or written. */
  let base = first;
  let isKept = true;
  let writing: Promise<void> | null = null;
  const over = new AbortController();

  async function writeOnce(): Promise<void> {
    const [from, mine] = [base, state];
    const stored = await update((theirs) => (theirs === null ? mine : merge(from, mine, theirs)));
    // What was typed meanwhile grew from what was written.
    state = state === mine ? stored : merge(mine, state, stored);
    base = stored;
  }

  async function write(): Promise<void> {
    while (base !== state && !over.signal.aborted)
      try {
        await writeOnce();
        isKept = true;
      } catch {
        // Tried again with the next change.
        isKept = false;
        break;
      } finally {
        onChange();
      }
    writing = null;
  }

  const stopWatching = whenLeaving(() => {
    // What is typed while a write is under way would wait for a page that is gone.
    if (writing !== null) writeNow(state);
  });

  return {
    get: (): State => state,
    isKept: (): boolean => isKept,
    change: (make: (state: State) => State): void => {
      const next = make(state);
      if (next === state) return;
      state = next;
      onChange();
      writing ??= write();
    },
    /** Resolves when what is here now is on the device, or cannot be. */
    settled: async (): Promise<void> => {
      await writing;
    },
    /** Nobody is at it any more; what was typed is written all the same. */
    close: stopWatching,
    /** Nothing more is written. */
    end: async (): Promise<void> => {
      over.abort();
      stopWatching();
      await writing;
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** By field: what `mine` has changed counts, everything else is theirs. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const [from, own, other] = [base, mine, theirs] as unknown as [Fields, Fields, Fields];
  const names = new Set([...Object.keys(other), ...Object.keys(own)]);
  const merged = [...names].flatMap((name) => {
    const source = isEqual(own[name], from[name]) ? other : own;
    return name in source ? [[name, source[name]]] : [];
  });
  return Object.fromEntries(merged) as T;
}

/** As sets: what `mine` added is added, what it took away is taken away. */
export function mergeLists(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const added = mine.filter((item) => !base.includes(item) && !theirs.includes(item));
  const taken = new Set(base.filter((item) => !mine.includes(item)));
  return [...theirs.filter((item) => !taken.has(item)), ...added];
}
