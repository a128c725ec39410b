import { createDatabase } from '../../db/client.ts';
import { createLog } from '../../platform/log.ts';
import { startWorker } from '../../platform/queue/worker/worker.ts';
import { crashJob } from './crash-job.ts';

/** A worker process for tests that kill it: `node worker-child.ts <database as lauda_system>`. */
const url = process.argv[2] ?? '';
const { db } = createDatabase({ url, maxConnections: 1, applicationName: 'worker-child' });
const log = createLog({ level: 'error', service: 'worker-child' });
await startWorker({ jobs: [crashJob], deps: { systemDb: db }, url, log, superviseSeconds: 1 });
