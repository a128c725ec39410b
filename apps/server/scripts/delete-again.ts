import { createDatabase } from '../src/db/client.ts';
import { readEnv } from '../src/env.ts';
import { deleteAgain } from '../src/features/privacy/delete-again.ts';
import { createDeletionService } from '../src/features/privacy/service.ts';
import { createQueue } from '../src/platform/queue/queue.ts';
import { createStorage } from '../src/platform/storage/storage.ts';

const env = readEnv();
const open = (url: string) =>
  createDatabase({
    url,
    maxConnections: 1,
    applicationName: 'lauda-delete-again',
    statementTimeoutSeconds: 300,
  });
const auth = open(env.DATABASE_AUTH_URL);
const system = open(env.DATABASE_SYSTEM_URL);
const { tombstones, accounts } = await deleteAgain({
  storage: createStorage(env),
  authDb: auth.db,
  deletions: createDeletionService({ authDb: auth.db, systemDb: system.db, queue: createQueue() }),
});
await Promise.all([auth.close(), system.close()]);
console.log(`delete-again tombstones=${tombstones} accounts=${accounts}`);
if (tombstones === 0)
  console.error('There is no tombstone in the storage. Is it the one that was in use before the restore?');
