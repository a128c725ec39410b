import { type BillingWorkerOptions, startBillingWorker } from './billing-worker.ts';

/** A worker process for tests that kill it: `node billing-worker-child.ts <options as JSON>`. */
await startBillingWorker(JSON.parse(process.argv[2] ?? '') as BillingWorkerOptions);
