import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import type { Mailer } from '../../platform/delivery/mail.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';

/** Without the user's id: finished jobs stay in the queue for an hour. */
const payload = z.object({ deletionId: z.uuid() });

export interface DeleteAccountDeps {
  /** Subject to row-level security. */
  db: Kysely<DB>;
  systemDb: Kysely<DB>;
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  storage: ObjectStorage;
  mailer: Mailer;
  /** Ends the paid plan; throws when the payment provider is unreachable. */
  endPlan: (userId: string) => Promise<void>;
  /** Whether the installation sells plans. */
  isSelling: boolean;
  /** Deletes every Redis key that contains one of these; returns the count. */
  forgetKeys: (subjects: readonly string[]) => Promise<number>;
}

/** Retried for about ten days; then the operator is notified, as of every dead letter. */
export const deleteAccount = defineJob<typeof payload, DeleteAccountDeps>({
  name: 'delete-account',
  payload,
  handler: () => import('./delete-account.run.ts'),
  retryLimit: 250,
  retryDelaySeconds: 5,
  timeoutSeconds: 600,
  concurrency: 2,
});

export type DeleteAccountPayload = z.output<typeof payload>;
