import type { ImportRunner } from '@lauda/importer/server';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';

const payload = z.object({ userId: z.uuid(), importId: z.uuid() });

export interface ReadImportDeps {
  systemDb: Kysely<DB>;
  storage: ObjectStorage;
  imports: ImportRunner;
}

export const MOST_RUNS = 3;

/** The runner itself aborts a file after 110 seconds. */
export const readImport = defineJob<typeof payload, ReadImportDeps>({
  name: 'read-import',
  payload,
  handler: () => import('./read-import.run.ts'),
  retryLimit: MOST_RUNS - 1,
  retryDelaySeconds: 1,
  timeoutSeconds: 120,
  concurrency: 2,
});

export type ReadImportPayload = z.output<typeof payload>;
