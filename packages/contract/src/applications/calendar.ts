import * as z from 'zod/mini';
import { anyone, defineRoute, json, user } from '../route.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const CHANGE_LIMIT = { max: 20, windowSeconds: 60, per: 'user' } as const;

export const calendarRoutes = {
  getCalendarFeed: defineRoute({
    method: 'GET',
    path: '/api/calendar',
    tag: 'applications',
    summary:
      'Since when you have a private calendar address; null without one. The address itself is not stored.',
    policy: user,
    output: json(z.object({ createdAt: z.nullable(z.iso.datetime()) })),
  }),
  readCalendarFeed: defineRoute({
    method: 'GET',
    path: '/api/calendar/:file',
    tag: 'applications',
    summary:
      'Interviews, next steps and closing dates as iCalendar, for programs that have the private address.',
    policy: anyone,
    params: z.object({ file: z.string() }),
    output: { kind: 'file', contentTypes: [CALENDAR_TYPE] },
    errors: ['NOT_FOUND'],
  }),
  createCalendarFeed: defineRoute({
    method: 'POST',
    path: '/api/calendar',
    tag: 'applications',
    summary: 'A new private calendar address, shown this once. The one before it stops working.',
    policy: user,
    output: json(z.object({ path: z.string(), createdAt: z.iso.datetime() })),
    limit: CHANGE_LIMIT,
  }),
  deleteCalendarFeed: defineRoute({
    method: 'DELETE',
    path: '/api/calendar',
    tag: 'applications',
    summary: 'Turns your private calendar address off.',
    policy: user,
    output: json(z.object({})),
    limit: CHANGE_LIMIT,
  }),
};
