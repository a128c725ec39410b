import * as z from 'zod/mini';
import type { Mailer } from '../../../platform/delivery/mail.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { Signer } from '../../../platform/secrets/signer.ts';
import type { ObjectStorage } from '../../../platform/storage/storage.ts';
import type { ArchiveSources } from './archive-contents.ts';

const payload = z.object({ userId: z.uuid(), archiveId: z.uuid() });

export interface MakeArchiveDeps extends ArchiveSources {
  storage: ObjectStorage;
  mailer: Mailer;
  /** Base URL of links. */
  origin: string;
  archiveSigner: Signer;
}

export const makeArchive = defineJob<typeof payload, MakeArchiveDeps>({
  name: 'make-archive',
  payload,
  handler: () => import('./make-archive.run.ts'),
  retryLimit: 8,
  retryDelaySeconds: 10,
  timeoutSeconds: 600,
  concurrency: 1,
});

export type MakeArchivePayload = z.output<typeof payload>;
