/** Limits how many tasks run at once; further ones wait in the order of their calls. */
export interface Slots {
  readonly run: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Whether all slots are taken and as many tasks wait as may. */
  readonly isFull: () => boolean;
}

export function createSlots(width: number, maxWaiting = Infinity): Slots {
  const queue: (() => void)[] = [];
  let free = width;
  return {
    async run(task) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await task();
      } finally {
        // A slot is handed over, not freed: a call that comes in between would take it a second time.
        const next = queue.shift();
        if (next) next();
        else free += 1;
      }
    },
    isFull: () => free === 0 && queue.length >= maxWaiting,
  };
}
