import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { originOf } from '../audit/service.ts';
import { insertEvents } from './queries.ts';
import type { AnalyticsService } from './service.ts';

interface AnalyticsDeps {
  /** The request role has no access to these tables. */
  systemDb: Kysely<DB>;
  service: AnalyticsService;
}

type AnalyticsHandlers = Pick<Handlers, 'recordEvents' | 'getAnalytics' | 'exportAnalytics'>;

/** The browser checks this too; here it covers pages that were open before the user opted out. */
const wantsNoCounting = (headers: Record<string, unknown>): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

export const analyticsHandlers = ({ systemDb, service }: AnalyticsDeps): AnalyticsHandlers => ({
  recordEvents: async ({ body }, { request }) => {
    if (wantsNoCounting(request.headers)) return { isKept: false };
    await insertEvents(systemDb, body.events);
    return { isKept: true };
  },
  getAnalytics: ({ query }) => service.report(query),
  exportAnalytics: async ({ query }, context, reply) => {
    const { fileName, body } = await service.export(originOf(context), query.report, query);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return { contentType: 'text/csv; charset=utf-8', body };
  },
});
