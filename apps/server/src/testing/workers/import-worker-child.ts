import { type ImportWorkerOptions, startImportWorker } from './import-worker.ts';

/** A worker process for tests that kill it: `node import-worker-child.ts <options as JSON>`. */
await startImportWorker(JSON.parse(process.argv[2] ?? '') as ImportWorkerOptions);
