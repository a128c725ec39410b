import { type ApplicationMailWorkerOptions, startApplicationMailWorker } from './application-mail-worker.ts';

/** A worker process to be killed: `node application-mail-worker-child.ts <options as JSON>`. */
await startApplicationMailWorker(JSON.parse(process.argv[2] ?? '') as ApplicationMailWorkerOptions);
