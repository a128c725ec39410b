/** Files are generated before they are sent, and may be large for a slow connection. */
const FILE_LIMIT_MS = 90_000;

/** Longer than the server waits for the AI. */
const MODEL_LIMIT_MS = 120_000;

/** For calls of the client that may take longer than its own limit. */
export const FILE_CALL = { limitMs: FILE_LIMIT_MS } as const;
export const MODEL_CALL = { limitMs: MODEL_LIMIT_MS } as const;

/** Ends what brings no news for too long: a stream or an upload may take its time as long as it moves. */
export function stallLimit(limitMs: number, onStall: () => void) {
  let timer = setTimeout(onStall, limitMs);
  return {
    move: (): void => {
      clearTimeout(timer);
      timer = setTimeout(onStall, limitMs);
    },
    end: (): void => clearTimeout(timer),
  };
}

/** For `fetch` of a file; also ends with the given signal. */
export const fileTimeout = (signal?: AbortSignal): { signal: AbortSignal } => {
  const limit = AbortSignal.timeout(FILE_LIMIT_MS);
  return { signal: signal ? AbortSignal.any([signal, limit]) : limit };
};

const WORTH_ANOTHER_TRY = new Set([401, 408, 425, 429]);

/** The server has read it and said no; the same again would get the same answer. */
export const isRefusal = ({ status }: { readonly status: number }): boolean =>
  status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status);

/** Nobody answered in time: it is said at once, and not after twice the same silence. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === 'TimeoutError') || ('cause' in error && isTimeout(error.cause)));
