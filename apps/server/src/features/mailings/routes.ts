import type { Handlers } from '../../platform/http/handlers.ts';
import { originOf } from '../audit/service.ts';
import type { MailingService } from './service.ts';

type MailingHandlers = Pick<
  Handlers,
  | 'listMailings'
  | 'createMailing'
  | 'saveMailing'
  | 'deleteMailing'
  | 'testMailing'
  | 'scheduleMailing'
  | 'unscheduleMailing'
>;

export const mailingHandlers = (mailings: MailingService): MailingHandlers => ({
  listMailings: () => mailings.list(),
  createMailing: ({ body }, context) => mailings.create(originOf(context), body),
  saveMailing: ({ params, body }, context) => mailings.save(originOf(context), params.id, body),
  deleteMailing: async ({ params }, context) => {
    await mailings.delete(originOf(context), params.id);
    return {};
  },
  testMailing: async ({ params }, context) => {
    const { userId, email, name } = context.actor;
    const [firstName = ''] = (name ?? '').split(' ');
    await mailings.test(originOf(context), params.id, { userId, email, name: firstName });
    return {};
  },
  scheduleMailing: ({ params, body }, context) =>
    mailings.schedule(originOf(context), params.id, new Date(body.sendAt)),
  unscheduleMailing: ({ params }, context) => mailings.unschedule(originOf(context), params.id),
});
