import { AppError } from '../../../errors.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { originOf } from '../../audit/service.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import { IMPERSONATION_SECONDS } from './impersonation.queries.ts';
import type { ImpersonationService } from './impersonation.service.ts';

interface ImpersonationRouteDeps {
  service: ImpersonationService;
  cookie: TokenCookie;
}

type ImpersonationHandlers = Pick<Handlers, 'getImpersonateUrl' | 'startImpersonation' | 'stopImpersonation'>;

export const impersonationHandlers = ({
  service,
  cookie,
}: ImpersonationRouteDeps): ImpersonationHandlers => ({
  getImpersonateUrl: ({ params, query }, context) => {
    // A GET request with a side effect: another site must not make a staff member trigger it.
    const site = context.request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') throw new AppError('CROSS_SITE_REQUEST');
    return service.mint(
      context.actor,
      { targetId: params.id, ...query, resumeId: query.resumeId },
      originOf(context),
    );
  },
  startImpersonation: async ({ body }, context, reply) => {
    const given = { token: body.token, targetId: body.targetUser };
    const token = await service.start(context.actor, given, originOf(context));
    reply.header('set-cookie', cookie.write(token, IMPERSONATION_SECONDS));
    return {};
  },
  stopImpersonation: async (_input, { actor, request }, reply) => {
    if (actor.kind === 'user' && actor.impersonation !== null)
      await service.stop(actor, originOf({ actor, request }));
    reply.header('set-cookie', cookie.clear());
    return {};
  },
});
