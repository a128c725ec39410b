import * as z from 'zod/mini';
import { anyone, defineRoute } from './route.ts';

/**
 * Events that the server pushes. Delivery is at least once and unordered, so an event only says that something changed,
 * and the client reads it again; it never carries the change itself.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('flags.changed') }),
  z.object({ type: z.literal('session.changed') }),
  /** AI usage changed, or the profile was created. */
  z.object({ type: z.literal('profile.changed') }),
  z.object({ type: z.literal('subscription.changed') }),
  z.object({ type: z.literal('billing.changed') }),
  /** Saved as this version, or (null) deleted, restored, or changed in its link to a base. */
  z.object({
    type: z.literal('resume.changed'),
    resumeId: z.uuid(),
    version: z.nullable(z.number()),
  }),
  z.object({
    type: z.literal('job.progressed'),
    jobId: z.uuid(),
    step: z.string(),
    percent: z.number().check(z.minimum(0), z.maximum(100)),
  }),
]);
export type LiveEvent = z.output<typeof liveEvent>;

export const liveEventRoutes = {
  streamEvents: defineRoute({
    method: 'GET',
    path: '/api/events',
    tag: 'events',
    summary: 'Server-sent events for this browser. Resumes after Last-Event-ID, or after the query.',
    policy: anyone,
    // A second tab cannot set the Last-Event-ID header when it takes the stream over.
    query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
    output: { kind: 'events' },
  }),
};
