import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { SubscriptionMailDeps } from '../../notifications/service.ts';

const payload = z.object({ userId: z.uuid() });

export interface SendDigestDeps extends SubscriptionMailDeps {
  queue: Queue;
}

/** Sends the weekly summary of one user. */
export const sendDigest = defineJob<typeof payload, SendDigestDeps>({
  name: 'send-digest',
  payload,
  handler: () => import('./send-digest.run.ts'),
  retryLimit: 10,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 3,
});

export type DigestPayload = z.output<typeof payload>;
