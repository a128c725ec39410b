import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { PlanService } from './service.ts';

/** A path with another user's id gives NOT_FOUND, as for an unknown id. */
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
    // The invoice name and address are visible to the user only.
    return actor.impersonation === null ? plan : { ...plan, billingInfo: null };
  },
  syncPlan: async ({ params }, { actor }) => ({
    isFetched: await service.sync(ownId(actor, params.userId)),
  }),
});
