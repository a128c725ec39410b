import { vi } from 'vitest';

/** A network that is connected and answers nothing. */
export const createSilentFetch = () =>
  vi.fn<typeof fetch>(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {};
        if (signal?.aborted) reject(signal.reason as Error);
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
