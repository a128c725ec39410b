import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import type { Mailer } from '../../platform/mail.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage.ts';

/** Not the user's id: finished jobs lie in the queue for an hour. */
const payload = z.object({ deletionId: z.uuid() });

export interface DeleteAccountDeps {
  /** Under row-level security. */
  db: Kysely<DB>;
  systemDb: Kysely<DB>;
  /** As lauda_auth. */
  authDb: Kysely<DB>;
  storage: ObjectStorage;
  mailer: Mailer;
  /** Ends what is paid for; throws when the payment provider cannot be reached. */
  endPlan: (userId: string) => Promise<void>;
  /** Whether the installation sells plans. */
  isSelling: boolean;
  /** Takes away every key that names one of these; how many there were. */
  forgetKeys: (subjects: readonly string[]) => Promise<number>;
}

/** Tried for about ten days; then the operator is told, as of every dead letter. */
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
