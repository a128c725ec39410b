/** Calls again and again, never while the last call is under way; returns a way to stop and wait. */
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
