import { type ImportWorkerOptions, startImportWorker } from './import-worker.ts';

/** A worker process to be killed: `node import-worker-child.ts <options as JSON>`. */
await startImportWorker(JSON.parse(process.argv[2] ?? '') as ImportWorkerOptions);
