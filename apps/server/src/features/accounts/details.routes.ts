import type { Handlers } from '../../platform/http/handlers.ts';
import type { DetailService } from './details.service.ts';

export const detailHandlers = (
  details: DetailService,
): Pick<Handlers, 'getAccountDetails' | 'updateAccountDetails' | 'retryMail'> => ({
  getAccountDetails: (_input, { actor }) => details.get(actor.userId),
  retryMail: (_input, { actor }) => details.retryMail(actor.userId),
  updateAccountDetails: ({ body }, { actor }) => details.update(actor.userId, body),
});
