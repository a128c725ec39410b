/** What can happen to a call on its way. `deploy` happens to the whole product, between two steps of a path. */
export const CALL_MODES = ['hang', 'cut', 'bad', 'slow'] as const;
export type CallMode = (typeof CALL_MODES)[number];
export type Mode = CallMode | 'deploy';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const HASHED = /^(\/assets\/.+)-[\w-]{8}(\.\w+)$/;

/** Calls of one route have one name: ids, hashes and queries are left out. */
export function callName(method: string, url: string): string {
  const path = new URL(url, 'http://localhost').pathname;
  return `${method} ${path.replace(HASHED, '$1$2').replace(ID, ':id')}`;
}

/** A file of the build that the page itself names is fetched before the program runs; the others are lazy. */
export const PAGE_FILES = 'GET the files that the page names';

export interface Fault {
  readonly call: string;
  readonly mode: CallMode;
}
