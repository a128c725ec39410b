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
  getPlan: ({ params }, { actor }) => service.getPlan(ownId(actor, params.userId)),
  syncPlan: async ({ params }, { actor }) => ({
    isFetched: await service.sync(ownId(actor, params.userId)),
  }),
});
