import { AppError } from '../../errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { VariantService } from './service.ts';

type VariantHandlers = Pick<
  Handlers,
  | 'createVariant'
  | 'getResumeBase'
  | 'decideBaseUpdates'
  | 'undoBaseDecisions'
  | 'unlinkVariant'
  | 'listVariants'
>;

export const variantHandlers = (service: VariantService): VariantHandlers => ({
  createVariant: ({ params, headers, body }, { actor }) => {
    const operationId = headers['idempotency-key'];
    if (operationId === undefined) throw new AppError('PRECONDITION_REQUIRED');
    return service.create({ userId: actor.userId, resumeId: params.id }, { operationId, label: body.label });
  },
  getResumeBase: ({ params }, { actor }) => service.getBase({ userId: actor.userId, resumeId: params.id }),
  decideBaseUpdates: ({ params, body }, { actor }) =>
    service.decide({ userId: actor.userId, resumeId: params.id }, body),
  undoBaseDecisions: async ({ params, body }, { actor }) => {
    await service.undoDecisions({ userId: actor.userId, resumeId: params.id }, body.revision);
    return {};
  },
  unlinkVariant: async ({ params }, { actor }) => {
    await service.unlink({ userId: actor.userId, resumeId: params.id });
    return {};
  },
  listVariants: ({ params }, { actor }) => {
    // A path that names somebody else is answered as one that names nobody.
    if (params.userId.toLowerCase() !== actor.userId) throw new AppError('NOT_FOUND');
    return service.list(actor.userId);
  },
});
