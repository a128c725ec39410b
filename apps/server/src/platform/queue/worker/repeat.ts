/** Calls repeatedly, never overlapping; returns a function that stops it and waits for the running call. */
export function repeat(work: () => Promise<void>, milliseconds: number): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = null;
    });
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
