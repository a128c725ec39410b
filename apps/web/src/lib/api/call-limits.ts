/** Files are generated before they are sent, and may be large for a slow connection. */
const FILE_LIMIT_MS = 90_000;

/** Longer than the server waits for the AI. */
const MODEL_LIMIT_MS = 120_000;

/** Options for client calls that may take longer than the client's default timeout. */
export const FILE_CALL = { limitMs: FILE_LIMIT_MS } as const;
export const MODEL_CALL = { limitMs: MODEL_LIMIT_MS } as const;

/** Calls `onStall` after a period without progress: a stream or upload may take as long as it keeps moving. */
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

/** Timeout for `fetch` of a file; also aborts with the given signal. */
export const fileTimeout = (signal?: AbortSignal): { signal: AbortSignal } => {
  const limit = AbortSignal.timeout(FILE_LIMIT_MS);
  return { signal: signal ? AbortSignal.any([signal, limit]) : limit };
};

const WORTH_ANOTHER_TRY = new Set([401, 408, 425, 429]);

/** The server has processed the request and refused it; a retry would get the same response. */
export const isRefusal = ({ status }: { readonly status: number }): boolean =>
  status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status);

/** Timeouts are reported immediately, not after two more retries that time out as well. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === 'TimeoutError') || ('cause' in error && isTimeout(error.cause)));
