import { pageOf } from '@lauda/contract/staff/paging';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { originOf } from '../../audit/service.ts';
import type { StaffBillingService } from './staff.service.ts';

type StaffBillingHandlers = Pick<
  Handlers,
  'listSubscriptions' | 'getSubscription' | 'updateSubscription' | 'cancelUserSubscription'
>;

export const staffBillingHandlers = (service: StaffBillingService): StaffBillingHandlers => ({
  listSubscriptions: ({ query }) => service.list(query, pageOf(query)),
  getSubscription: ({ params }, context) => service.get(originOf(context), params.userId),
  updateSubscription: async ({ params, body }, context) => {
    await service.update(originOf(context), params.userId, body.change);
    return {};
  },
  cancelUserSubscription: async ({ params, body }, context) => {
    await service.cancel(originOf(context), params.userId, body);
    return {};
  },
});
