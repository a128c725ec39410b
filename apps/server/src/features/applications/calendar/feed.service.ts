import { createHash } from 'node:crypto';
import { MAX_LISTED_APPLICATIONS } from '@lauda/contract/applications/applications';
import type { ApplicationCard } from '@lauda/domain/application/card';
import { toLocale } from '@lauda/domain/locale';
import type { Kysely } from 'kysely';
import { asUser } from '../../../db/as-user.ts';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { CheckLimit } from '../../../platform/http/limits/rate-limit.ts';
import { textsOf } from '../../../platform/texts.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';
import { listCards } from '../queries.ts';
import { deleteFeed, findFeed, findFeedOwner, findLocale, saveFeed } from './feed.queries.ts';
import { feedEvents } from './feed-events.ts';
import { icalendar } from './icalendar.ts';

export interface CalendarFeedDeps {
  db: Kysely<DB>;
  /** Finds a feed across all users. */
  systemDb: Kysely<DB>;
  checkLimit: CheckLimit;
  origin: string;
}

const SUFFIX = '.ics';
/** Calendar programs poll every few hours from shared addresses, so the limit is per feed. */
const READS = { max: 60, windowSeconds: 600, per: 'user' } as const;

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>;

/** A private URL for calendar programs. Its secret is the only credential and is stored as a hash. */
export function createCalendarFeedService({ db, systemDb, checkLimit, origin }: CalendarFeedDeps) {
  return {
    find: async (userId: string): Promise<{ createdAt: string | null }> => {
      const row = await asUser(db, userId, (trx) => findFeed(trx, userId));
      return { createdAt: row?.created_at.toISOString() ?? null };
    },

    create: async (userId: string): Promise<{ path: string; createdAt: string }> => {
      const secret = createToken();
      const row = await asUser(db, userId, (trx) => saveFeed(trx, userId, hashToken(secret)));
      return { path: `/api/calendar/${secret}${SUFFIX}`, createdAt: row.created_at.toISOString() };
    },

    revoke: (userId: string): Promise<void> => asUser(db, userId, (trx) => deleteFeed(trx, userId)),

    /** Every secret is looked up the same way: a disabled feed is indistinguishable from one that never existed. */
    read: async (file: string, now: Date): Promise<{ body: string; etag: string }> => {
      const secret = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : '';
      const userId = await findFeedOwner(systemDb, hashToken(secret));
      if (userId === null) throw new AppError('NOT_FOUND');
      const { isAllowed, retryAfterSeconds } = await checkLimit('calendar-feed', userId, READS);
      if (!isAllowed) throw new AppError('RATE_LIMITED', null, { retryAfterSeconds });
      const { rows, locale } = await asUser(db, userId, async (trx) => ({
        rows: await listCards(trx, userId, MAX_LISTED_APPLICATIONS),
        locale: toLocale(await findLocale(trx, userId)),
      }));
      const cards = rows.map(({ id, version, updated_at, card }) =>
        Object.assign(card as ApplicationCard, { id, version, updatedAt: updated_at }),
      );
      const today = now.toISOString().slice(0, 10);
      const body = icalendar(
        textsOf(locale)('applications.feedName'),
        feedEvents(cards, { locale, today, origin }),
      );
      // A weak ETag: the same events may be sent compressed.
      return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    },
  };
}
