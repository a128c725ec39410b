import type { Handlers } from '../../platform/http/handlers.ts';
import type { NotificationService } from './service.ts';

type NotificationHandlers = Pick<
  Handlers,
  | 'listEmailPreferences'
  | 'setEmailPreference'
  | 'openUnsubscription'
  | 'unsubscribeWithOneClick'
  | 'getUnsubscription'
  | 'unsubscribe'
>;

export const notificationHandlers = (notifications: NotificationService): NotificationHandlers => ({
  listEmailPreferences: (_input, { actor }) => notifications.list(actor.userId),
  setEmailPreference: async ({ body }, { actor }) => {
    await notifications.set(actor.userId, body);
    return {};
  },
  openUnsubscription: ({ query }) => `/unsubscribe?token=${encodeURIComponent(query.token)}`,
  unsubscribeWithOneClick: async ({ query }) => {
    await notifications.unsubscribe(query.token, { isForAll: false });
    return {};
  },
  getUnsubscription: ({ query }) => notifications.find(query.token),
  unsubscribe: async ({ body }) => {
    await notifications.unsubscribe(body.token, body);
    return {};
  },
});
