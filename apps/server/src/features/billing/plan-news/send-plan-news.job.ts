import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import type { Mailer } from '../../../platform/delivery/mail.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import { PLAN_NEWS } from './plan-news.ts';

const payload = z.object({
  userId: z.uuid(),
  news: z.enum(PLAN_NEWS),
  until: z.nullable(z.iso.datetime()),
  /** Amount of a refund. */
  amount: z._default(z.nullable(z.object({ cents: z.number(), currency: z.string() })), null),
});

export interface PlanNewsDeps {
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  mailer: Mailer;
  /** Base URL of links. */
  origin: string;
}

/** Notifies a user of a plan change. Looks the address up itself, so that none is stored in the queue. */
export const sendPlanNews = defineJob<typeof payload, PlanNewsDeps>({
  name: 'send-plan-news',
  payload,
  handler: () => import('./send-plan-news.run.ts'),
  retryLimit: 10,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 5,
});

export type PlanNewsPayload = z.output<typeof payload>;
