import { type Kysely, sql } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { EVERYONE } from './audience.ts';

/**
 * Ids are assigned at insert and become visible at commit, so an event can appear below an id already seen. Reading
 * after an id therefore starts this many seconds before it, and readers drop known ids. A transaction must commit
 * within this time of publishing an event.
 */
const REREAD_SECONDS = 60;

export const PAGE_ROWS = 200;

/** Row-level security admits events for everyone beside the user's own. */
const asReader = <T>(
  db: Kysely<DB>,
  userId: string | null,
  read: (db: Kysely<DB>) => Promise<T>,
): Promise<T> => (userId === null ? read(db) : asUser(db, userId, read));

const ownersFor = (userId: string | null): string[] => (userId === null ? [EVERYONE] : [userId, EVERYONE]);

/** The newest id visible to this reader, '0' if there is none. */
export function findNewestId(db: Kysely<DB>, userId: string | null): Promise<string> {
  return asReader(db, userId, async (reader) => {
    const row = await reader
      .selectFrom('live_event')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('user_id', 'in', ownersFor(userId))
      .executeTakeFirst();
    // Without rows the aggregate is null, which its type does not show.
    return (row?.id as string | null | undefined) ?? '0';
  });
}

export interface EventPage {
  userId: string | null;
  /** The last event that the reader has received. */
  afterId: string;
  /** The end of the previous page. */
  pageAfterId: string;
}

/** Events the reader may have missed, ordered by id; includes some already received. */
export function listEventsAfter(db: Kysely<DB>, { userId, afterId, pageAfterId }: EventPage) {
  const owners = ownersFor(userId);
  return asReader(db, userId, (reader) =>
    reader
      .selectFrom('live_event')
      .select(['id', 'payload'])
      .where('user_id', 'in', owners)
      .where((eb) =>
        eb.or([
          eb('id', '>', afterId),
          eb(
            'created_at',
            '>=',
            eb
              .selectFrom('live_event as seen')
              .select(sql<Date>`seen.created_at - make_interval(secs => ${REREAD_SECONDS})`.as('from'))
              .where('seen.user_id', 'in', owners)
              .where('seen.id', '=', afterId),
          ),
        ]),
      )
      .where('id', '>', pageAfterId)
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute(),
  );
}
