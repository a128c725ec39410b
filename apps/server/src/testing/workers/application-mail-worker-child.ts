import { type ApplicationMailWorkerOptions, startApplicationMailWorker } from './application-mail-worker.ts';

/** A worker process for tests that kill it: `node application-mail-worker-child.ts <options as JSON>`. */
await startApplicationMailWorker(JSON.parse(process.argv[2] ?? '') as ApplicationMailWorkerOptions);
