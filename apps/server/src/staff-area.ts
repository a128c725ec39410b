import type { Kysely, Transaction } from 'kysely';
import type { DB } from './db/tables.ts';
import { analyticsHandlers } from './features/analytics/routes.ts';
import { createAnalyticsService } from './features/analytics/service.ts';
import { staffBillingHandlers } from './features/billing/staff/staff.routes.ts';
import { createStaffBillingService, type StaffBillingDeps } from './features/billing/staff/staff.service.ts';
import { mailingHandlers } from './features/mailings/routes.ts';
import { createMailingService } from './features/mailings/service.ts';
import { createDeadJobService } from './features/operations/dead-jobs.ts';
import { operationHandlers } from './features/operations/routes.ts';
import { createOperationsService, type Probe } from './features/operations/service.ts';
import type { PlanService } from './features/plans/service.ts';
import { createDeletionService } from './features/privacy/service.ts';
import type { ResumeService } from './features/resumes/service.ts';
import { createStaffDeletion } from './features/staff/deletion.service.ts';
import { createRoleService } from './features/staff/roles.service.ts';
import { staffHandlers } from './features/staff/routes.ts';
import { createStaffService } from './features/staff/service.ts';
import { createSignedUpList } from './features/staff/signed-up.ts';
import { JOBS } from './jobs.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { ObjectStorage } from './platform/storage/storage.ts';

export interface StaffAreaDeps {
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  systemDb: Kysely<DB>;
  queue: Queue;
  storage: ObjectStorage;
  probes: Readonly<Record<'redis' | 'mail', Probe>>;
  resumes: Pick<ResumeService, 'list' | 'get'>;
  plans: Pick<PlanService, 'getProfile' | 'getPlan'>;
  sold: StaffBillingDeps['sold'];
  mailPasswordReset: (trx: Transaction<DB>, email: string) => Promise<unknown>;
  settleSessions: () => Promise<void>;
  monthlyTokens: number;
  missingSettings: readonly string[];
}

/** Assembles the services behind the staff area. */
export function createStaffArea(deps: StaffAreaDeps) {
  const { authDb, systemDb, queue, storage, probes, resumes, plans, sold, settleSessions } = deps;
  const analytics = createAnalyticsService({ systemDb, listSignedUp: createSignedUpList(authDb) });
  return {
    handlers: {
      ...staffHandlers({
        service: createStaffService({
          db: authDb,
          mailPasswordReset: deps.mailPasswordReset,
          resumes,
          plans,
        }),
        roles: createRoleService({ db: authDb }),
        deletion: createStaffDeletion({
          db: authDb,
          requestDeletion: createDeletionService({ authDb, systemDb, queue }).requestDeletion,
        }),
        settleSessions,
      }),
      ...staffBillingHandlers(createStaffBillingService({ authDb, plans, sold })),
      ...mailingHandlers(createMailingService({ systemDb, queue })),
      ...operationHandlers({
        service: createOperationsService({
          authDb,
          systemDb,
          analytics,
          monthlyTokens: deps.monthlyTokens,
          missingSettings: deps.missingSettings,
          probes: { ...probes, storage: () => storage.get('health/probe') },
        }),
        deadJobs: createDeadJobService({ systemDb, queue, jobs: JOBS }),
      }),
      ...analyticsHandlers({ systemDb, service: analytics }),
    },
  };
}
