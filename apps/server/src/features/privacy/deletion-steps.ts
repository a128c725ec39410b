import { asUser } from '../../db/as-user.ts';
import { hashedSubject } from '../../platform/http/limits/rate-limit.ts';
import { forgetJobs } from '../../platform/queue/forget-jobs.ts';
import { deleteRowsOf, listUserTables, type Reader } from './catalogue.queries.ts';
import type { DeleteAccountDeps } from './delete-account.job.ts';
import {
  closeAccount,
  deleteAccountRow,
  type DeletionRow,
  forgetPaymentEvents,
  forgetPlan,
  forgetRemovedObjects,
} from './queries.ts';
import { writeTombstone } from './tombstones.ts';

/** Object store folders that contain one folder per user. */
export const USER_FOLDERS = ['archives', 'imports', 'photos'] as const;

/** Kept until the payment provider has ended the plan: without them its owner would be unknown. */
const KEPT = new Set(['account_deletion', 'billing_customer']);

type Step = (deletion: DeletionRow, deps: DeleteAccountDeps) => Promise<number>;

/** Written before anything is deleted: a restored older backup is checked against it. */
const tombstone: Step = async ({ user_id, id, requested_at }, { storage }) => {
  await writeTombstone(storage, { userId: user_id, deletionId: id, requestedAt: requested_at });
  return 1;
};

/** Every step is idempotent and returns how much it removed. */
const access: Step = ({ user_id, id }, { authDb }) =>
  authDb.transaction().execute((trx) => closeAccount(trx, user_id, id));

const subscription: Step = async ({ user_id }, { systemDb, endPlan }) => {
  await forgetPlan(systemDb, user_id);
  await endPlan(user_id);
  await forgetPaymentEvents(systemDb, user_id);
  return 1;
};

const rows: Step = async ({ user_id }, { db, systemDb, authDb }) => {
  const deleteFrom = (table: string, deleter: Reader): Promise<number> => {
    if (deleter === 'app') return asUser(db, user_id, (trx) => deleteRowsOf(trx, table, user_id));
    return deleteRowsOf(deleter === 'auth' ? authDb : systemDb, table, user_id);
  };
  let count = 0;
  for (const { table, deleter } of await listUserTables(systemDb))
    if (deleter !== null && !KEPT.has(table)) count += await deleteFrom(table, deleter);
  return count;
};

const files: Step = async ({ user_id }, { systemDb, storage }) => {
  let count = 0;
  for (const folder of USER_FOLDERS) {
    const prefix = `${folder}/${user_id}/`;
    for (const key of await storage.list(prefix)) {
      await storage.delete(key);
      count += 1;
    }
    await forgetRemovedObjects(systemDb, prefix);
  }
  return count;
};

const jobs: Step = async ({ user_id, email, requested_at }, { systemDb }) =>
  (await forgetJobs(systemDb, { subject: user_id })) +
  // Later jobs belong to a new account with the same address.
  (await forgetJobs(systemDb, { subject: email, before: requested_at }));

const caches: Step = ({ user_id, email }, { forgetKeys }) =>
  forgetKeys([user_id, hashedSubject(user_id), hashedSubject(email)]);

const account: Step = ({ user_id }, { authDb }) => deleteAccountRow(authDb, user_id);

/** Leftovers of requests that were in flight during the deletion. */
const remains: Step = async (deletion, deps) =>
  (await rows(deletion, deps)) + (await files(deletion, deps)) + (await jobs(deletion, deps));

/** Run independently: one failing step does not block the others and is retried with the job. */
export const INDEPENDENT_STEPS = { tombstone, access, subscription, rows, files, jobs, caches };
/** Run in this order, only after all independent steps have succeeded. */
export const LAST_STEPS = { account, remains };
