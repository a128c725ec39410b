import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { BillingJobDeps } from './sync/sync-billing.job.ts';

const payload = z.object({ userId: z.uuid() });

export type TellEmailDeps = Pick<BillingJobDeps, 'payments' | 'systemDb'> & {
  /** Connects as lauda_auth, the only role that reads other users' addresses. */
  authDb: Kysely<DB>;
};

/** Sends an account's new address to the payment provider. */
export const tellEmail = defineJob<typeof payload, TellEmailDeps>({
  name: 'tell-email',
  payload,
  handler: () => import('./tell-email.run.ts'),
  retryLimit: 12,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 2,
});

export type TellEmailPayload = z.output<typeof payload>;
