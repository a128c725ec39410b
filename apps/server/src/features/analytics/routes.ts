import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { insertEvents } from './queries.ts';

interface AnalyticsDeps {
  /** Requests have no way to these tables of their own. */
  systemDb: Kysely<DB>;
}

/** The browser asks itself as well; this is for pages that were open before somebody changed their mind. */
const wantsNoCounting = (headers: Record<string, unknown>): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

export const analyticsHandlers = ({ systemDb }: AnalyticsDeps): Pick<Handlers, 'recordEvents'> => ({
  recordEvents: async ({ body }, { request }) => {
    if (wantsNoCounting(request.headers)) return { isKept: false };
    await insertEvents(systemDb, body.events);
    return { isKept: true };
  },
});
