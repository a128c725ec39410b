import { pageOf } from '@lauda/contract/staff/paging';
import type { Handlers } from '../../platform/http/handlers.ts';
import { originOf } from '../audit/service.ts';
import type { DeadJobService } from './dead-jobs.ts';
import type { OperationsService } from './service.ts';

interface OperationDeps {
  service: OperationsService;
  deadJobs: DeadJobService;
}

export const operationHandlers = ({
  service,
  deadJobs,
}: OperationDeps): Pick<Handlers, 'getStats' | 'getHealth' | 'listDeadJobs' | 'retryDeadJob'> => ({
  getStats: () => service.getStats(),
  getHealth: () => service.getHealth(),
  listDeadJobs: ({ query }) => deadJobs.list(pageOf(query)),
  retryDeadJob: async ({ params }, context) => {
    await deadJobs.retry(originOf(context), params);
    return {};
  },
});
