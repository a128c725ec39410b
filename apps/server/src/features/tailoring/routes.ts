import { AppError } from '../../errors.ts';
import { clientGone } from '../../platform/http/client-gone.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { TailoringService } from './service.ts';

type TailoringHandlers = Pick<Handlers, 'matchResume' | 'suggestTailoring' | 'createTailoredResume'>;

export const tailoringHandlers = (service: TailoringService): TailoringHandlers => ({
  matchResume: ({ params, body }, { actor }) =>
    service.match({ userId: actor.userId, resumeId: params.id }, body),
  suggestTailoring: ({ params, body }, { actor }, reply) =>
    service.suggest(actor, { resumeId: params.id, ad: body.ad, signal: clientGone(reply) }),
  createTailoredResume: ({ params, headers, body }, { actor }) => {
    const operationId = headers['idempotency-key'];
    if (operationId === undefined) throw new AppError('PRECONDITION_REQUIRED');
    return service.createCopy({ userId: actor.userId, resumeId: params.id }, { operationId, ...body });
  },
});
