import { type MailingWorkerOptions, startMailingWorker } from './mailing-worker.ts';

/** A worker process for tests that kill it: `node mailing-worker-child.ts <options as JSON>`. */
await startMailingWorker(JSON.parse(process.argv[2] ?? '') as MailingWorkerOptions);
