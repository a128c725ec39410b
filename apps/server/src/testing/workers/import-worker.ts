import { createImportRunner } from '@lauda/importer/server';
import { createDatabase } from '../../db/client.ts';
import { readImport } from '../../features/imports/read-import.job.ts';
import { startWorker } from '../../platform/queue/worker/worker.ts';
import { createFolderStorage } from '../../platform/storage/storage-folder.ts';
import { createRecordedLog } from '../recorded-log.ts';

export interface ImportWorkerOptions {
  systemUrl: string;
  storageFolder: string;
}

/** A worker that only reads files. */
export async function startImportWorker({ systemUrl, storageFolder }: ImportWorkerOptions) {
  const { db, close } = createDatabase({
    url: systemUrl,
    maxConnections: 4,
    applicationName: 'import-worker',
  });
  const imports = createImportRunner();
  const worker = await startWorker({
    jobs: [readImport],
    deps: { systemDb: db, storage: createFolderStorage(storageFolder), imports },
    url: systemUrl,
    log: createRecordedLog(),
    pollMilliseconds: 30,
    superviseSeconds: 1,
  });
  return {
    stop: async () => {
      await worker.stop({ timeoutSeconds: 5 });
      imports.close();
      await close();
    },
  };
}
