import { CALENDAR_TYPE } from '@lauda/contract/applications/calendar';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { CalendarFeedService } from './feed.service.ts';

type CalendarHandlers = Pick<
  Handlers,
  'getCalendarFeed' | 'createCalendarFeed' | 'deleteCalendarFeed' | 'readCalendarFeed'
>;

const isKnown = (given: string | undefined, etag: string): boolean =>
  (given ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

export const calendarHandlers = (feeds: CalendarFeedService): CalendarHandlers => ({
  getCalendarFeed: (_input, { actor }) => feeds.find(actor.userId),
  createCalendarFeed: (_input, { actor }) => feeds.create(actor.userId),
  deleteCalendarFeed: async (_input, { actor }) => {
    await feeds.revoke(actor.userId);
    return {};
  },
  readCalendarFeed: async ({ params }, { request }, reply) => {
    const { body, etag } = await feeds.read(params.file, new Date());
    // Programs cache the feed but revalidate every time: a disabled feed shows nothing any more.
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (!isKnown(request.headers['if-none-match'], etag)) return { contentType: CALENDAR_TYPE, body };
    reply.code(304);
    return { contentType: CALENDAR_TYPE, body: '' };
  },
});
