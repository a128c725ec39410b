import { AppError } from '../../errors.ts';
import { clientGone } from '../../platform/http/client-gone.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { createVariantService, type VariantService, type VariantServiceDeps } from './service.ts';
import { createTwinService, type TwinService, type TwinServiceDeps } from './twin-service.ts';

type VariantHandlers = Pick<
  Handlers,
  | 'createVariant'
  | 'getResumeBase'
  | 'decideBaseUpdates'
  | 'undoBaseDecisions'
  | 'unlinkVariant'
  | 'listVariants'
  | 'createTwin'
  | 'listTranslations'
  | 'translateTwin'
  | 'decideTranslations'
>;

function operationOf(headers: { 'idempotency-key'?: string | undefined }): string {
  const operationId = headers['idempotency-key'];
  if (operationId === undefined) throw new AppError('PRECONDITION_REQUIRED');
  return operationId;
}

const handlersOf = (service: VariantService, twins: TwinService): VariantHandlers => ({
  createVariant: ({ params, headers, body }, { actor }) =>
    service.create(
      { userId: actor.userId, resumeId: params.id },
      { operationId: operationOf(headers), label: body.label },
    ),
  createTwin: ({ params, headers }, { actor }) =>
    twins.create({ userId: actor.userId, resumeId: params.id }, { operationId: operationOf(headers) }),
  listTranslations: ({ params }, { actor }) => twins.list({ userId: actor.userId, resumeId: params.id }),
  translateTwin: async ({ params, body }, { actor }, reply) => ({
    proposals: await twins.translate(actor, {
      resumeId: params.id,
      passages: body.passages,
      signal: clientGone(reply),
    }),
  }),
  decideTranslations: ({ params, body }, { actor }) =>
    twins.decide({ userId: actor.userId, resumeId: params.id }, body),
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
    // A path with another user's id gives NOT_FOUND, as for an unknown id.
    if (params.userId.toLowerCase() !== actor.userId) throw new AppError('NOT_FOUND');
    return service.list(actor.userId);
  },
});

export const variantHandlers = (deps: VariantServiceDeps & TwinServiceDeps): VariantHandlers =>
  handlersOf(createVariantService(deps), createTwinService(deps));
