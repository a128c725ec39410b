/** Resolves when the page has nothing more urgent to do. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not supported by every browser yet.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
