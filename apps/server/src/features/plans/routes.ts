import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { PlanService } from './service.ts';

/** A path that names somebody else is answered as one that names nobody. */
function ownId({ userId }: UserActor, named: string): string {
  if (named.toLowerCase() !== userId) throw new AppError('NOT_FOUND');
  return userId;
}

export const planHandlers = (
  service: PlanService,
): Pick<Handlers, 'getProfile' | 'getPlan' | 'syncPlan'> => ({
  getProfile: ({ params }, { actor }) => service.getProfile(ownId(actor, params.userId)),
  getPlan: async ({ params }, { actor }) => {
    const plan = await service.getPlan(ownId(actor, params.userId));
    // Name and address on an invoice are for the person alone.
    return actor.impersonation === null ? plan : { ...plan, billingInfo: null };
  },
  syncPlan: async ({ params }, { actor }) => ({
    isFetched: await service.sync(ownId(actor, params.userId)),
  }),
});
