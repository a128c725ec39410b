/** A path without a route; `control-api.ts` blocks on it. */
export const PLANTED_PATH = '/api/adversary-control';
