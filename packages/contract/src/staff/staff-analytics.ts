import * as z from 'zod/mini';
import { defineRoute, json, staff } from '../route.ts';

const day = z.iso.date();
/** UTC days, both inclusive; the last 30 days by default, at most a year. */
const period = { from: z.optional(day), to: z.optional(day) };

export const ANALYTICS_REPORTS = ['events', 'users'] as const;
export type AnalyticsReport = (typeof ANALYTICS_REPORTS)[number];

const analytics = z.object({
  from: day,
  to: day,
  /** Most frequent first. */
  events: z.array(
    z.object({
      name: z.string(),
      total: z.number(),
      days: z.array(z.object({ day, count: z.number() })),
      /** The same total, split by the event's properties. */
      parts: z.array(z.object({ properties: z.record(z.string(), z.string()), count: z.number() })),
    }),
  ),
});
export type Analytics = z.output<typeof analytics>;
export type EventFigure = Analytics['events'][number];

export const staffAnalyticsRoutes = {
  getAnalytics: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics',
    tag: 'admin',
    summary: 'What was counted, by event and day.',
    policy: staff('analytics', 'view'),
    query: z.object(period),
    output: json(analytics),
  }),
  exportAnalytics: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics/export',
    tag: 'admin',
    summary: 'The same as CSV, or whoever signed up in that time. A cell never begins a formula.',
    policy: staff('analytics', 'export'),
    query: z.object({ ...period, report: z.enum(ANALYTICS_REPORTS) }),
    output: { kind: 'file', contentTypes: ['text/csv; charset=utf-8'] },
    limit: { max: 30, windowSeconds: 300, per: 'user' },
  }),
};
