import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { clientOf } from '../request-client.ts';
import type { DetailService } from '../details.service.ts';
import type { EmailChangeService } from './email-change.service.ts';

const placeOf = ({ id, ip, headers }: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>) => ({
  requestId: id,
  ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});

type EmailChangeHandlers = Pick<
  Handlers,
  'requestEmailChange' | 'resendEmailChange' | 'cancelEmailChange' | 'confirmEmailChange' | 'restoreEmail'
>;

export const emailChangeHandlers = (
  service: EmailChangeService,
  details: DetailService,
): EmailChangeHandlers => ({
  requestEmailChange: async ({ body }, { actor, request }) => {
    await service.request(actor, body.email, clientOf(request));
    return details.get(actor.userId);
  },
  resendEmailChange: async (_input, { actor, request }) => {
    await service.resend(actor, clientOf(request));
    return details.get(actor.userId);
  },
  cancelEmailChange: async (_input, { actor }) => {
    await service.cancel(actor);
    return details.get(actor.userId);
  },
  confirmEmailChange: async ({ body }) => ({ email: await service.confirm(body.token) }),
  restoreEmail: ({ body }, { request }) => service.restore(body.token, placeOf(request)),
});
