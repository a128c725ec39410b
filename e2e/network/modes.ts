/** Faults for a single call. `deploy` affects the whole product, between two steps of a path. */
export const CALL_MODES = ['hang', 'cut', 'bad', 'slow'] as const;
export type CallMode = (typeof CALL_MODES)[number];
export type Mode = CallMode | 'deploy';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const HASHED = /^(\/assets\/.+)-[\w-]{8}(\.\w+)$/;

/** Normalized name of a route: without ids, hashes and queries. */
export function callName(method: string, url: string): string {
  const path = new URL(url, 'http://localhost').pathname;
  return `${method} ${path.replace(HASHED, '$1$2').replace(ID, ':id')}`;
}

/** Build files referenced by the page itself load before the program runs; all others load lazily. */
export const PAGE_FILES = 'GET the files that the page names';

export interface Fault {
  readonly call: string;
  readonly mode: CallMode;
}
