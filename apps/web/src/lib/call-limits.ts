/** A call that got no answer for so long is given up, and with it any lock that is held meanwhile. */
const CALL_TIMEOUT_MS = 30_000;

/** A file is made before it is sent, and may be large for a slow line. */
const FILE_TIMEOUT_MS = 90_000;

/** Longer than the server waits for a model. */
const MODEL_TIMEOUT_MS = 120_000;

export const callTimeout = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
export const fileTimeout = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });

export const modelTimeout = (): { signal: AbortSignal } => ({
  signal: AbortSignal.timeout(MODEL_TIMEOUT_MS),
});

const WORTH_ANOTHER_TRY = new Set([401, 408, 425, 429]);

/** The server has read it and said no; the same again would get the same answer. */
export const isRefusal = ({ status }: { readonly status: number }): boolean =>
  status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status);
