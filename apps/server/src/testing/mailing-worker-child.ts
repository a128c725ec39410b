import { type MailingWorkerOptions, startMailingWorker } from './mailing-worker.ts';

/** A worker process to be killed: `node mailing-worker-child.ts <options as JSON>`. */
await startMailingWorker(JSON.parse(process.argv[2] ?? '') as MailingWorkerOptions);
