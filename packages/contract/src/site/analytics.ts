import { isKnownEvent } from '@lauda/domain/analytics';
import * as z from 'zod/mini';
import { anyone, defineRoute, json } from '../route.ts';

const analyticsEvent = z
  .strictObject({
    name: z.string().check(z.maxLength(40)),
    properties: z.record(z.string(), z.string()),
    value: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  })
  .check(z.refine(isKnownEvent, 'is not an event that is counted'));

const EVENTS_PER_BATCH = 50;

export const analyticsRoutes = {
  recordEvents: defineRoute({
    method: 'POST',
    path: '/api/events',
    tag: 'analytics',
    summary:
      'Counts what is used, without saying by whom. Nothing is kept for whoever sends Do Not Track or Global Privacy Control.',
    policy: anyone,
    body: z.strictObject({
      events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(EVENTS_PER_BATCH)),
    }),
    output: json(z.object({ isKept: z.boolean() })),
    limit: { max: 120, windowSeconds: 60, per: 'client', isRough: true },
    bodyLimitBytes: 16 * 1024,
  }),
};
