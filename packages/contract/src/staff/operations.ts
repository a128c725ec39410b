import * as z from 'zod/mini';
import { pageQuery } from './paging.ts';
import { defineRoute, json, staff } from '../route.ts';

const dayCount = z.object({ day: z.iso.date(), count: z.number() });
export type DayCount = z.output<typeof dayCount>;

/** One entry for each of the last 30 days, oldest first. */
const course = z.array(dayCount);

const stats = z.object({
  users: z.object({
    total: z.number(),
    confirmed: z.number(),
    pro: z.number(),
    activeInWeek: z.number(),
    activeInMonth: z.number(),
  }),
  signUps: course,
  /** Users active in the week before each day; days without a count are left out. */
  activeUsers: course,
  exports: course,
  /** AI answers delivered, and the tokens they used of the monthly allowance. */
  ai: z.object({ answers: course, tokensThisMonth: z.number(), monthlyTokens: z.number() }),
  /** From the newest 20,000 measurements of the last seven days. */
  vitals: z.array(
    z.object({
      metric: z.enum(['LCP', 'CLS', 'FCP', 'TTFB', 'INP']),
      p75: z.number(),
      count: z.number(),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
    }),
  ),
});
export type Stats = z.output<typeof stats>;
export type VitalFigure = Stats['vitals'][number];

export const HEALTH_PARTS = ['database', 'redis', 'storage', 'mail', 'worker'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

const health = z.object({
  /** Names of unset settings that the privacy policy and terms need. */
  missingSettings: z.array(z.string()),
  checkedAt: z.iso.datetime(),
  parts: z.array(z.object({ part: z.enum(HEALTH_PARTS), isUp: z.boolean(), durationMs: z.number() })),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number(),
      deferred: z.number(),
      active: z.number(),
      dead: z.number(),
    }),
  ),
});
export type Health = z.output<typeof health>;

const deadJob = z.object({
  id: z.uuid(),
  name: z.string(),
  failedAt: z.iso.datetime(),
  attempts: z.number(),
  error: z.string(),
});
export type DeadJob = z.output<typeof deadJob>;

export const operationRoutes = {
  getStats: defineRoute({
    method: 'GET',
    path: '/api/admin/stats',
    tag: 'admin',
    summary: 'How many people there are and what they do, in figures that name nobody.',
    policy: staff('analytics', 'view'),
    output: json(stats),
  }),
  getHealth: defineRoute({
    method: 'GET',
    path: '/api/admin/health',
    tag: 'admin',
    summary: 'Whether everything that the product needs answers, and what waits in its queues.',
    policy: staff('system', 'view'),
    output: json(health),
  }),
  listDeadJobs: defineRoute({
    method: 'GET',
    path: '/api/admin/jobs',
    tag: 'admin',
    summary: 'Jobs that have failed for good, the newest first; not what they were about.',
    policy: staff('system', 'view'),
    query: z.object(pageQuery),
    output: json(
      z.object({ jobs: z.array(deadJob), page: z.number(), limit: z.number(), total: z.number() }),
    ),
  }),
  retryDeadJob: defineRoute({
    method: 'POST',
    path: '/api/admin/jobs/:name/:id/retry',
    tag: 'admin',
    summary: 'Puts a job that has failed for good back into its queue, as new.',
    policy: staff('system', 'edit'),
    params: z.object({ name: z.string().check(z.maxLength(80)), id: z.uuid() }),
    output: json(z.object({})),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
