import { addDays, type CalendarEntry, calendarEntries } from './calendar.ts';
import type { ApplicationCard } from './card.ts';
import { dayOf } from './changes.ts';

/** Days on which a reminder is sent, relative to the entry's date. */
const TOLD_ON: Readonly<Record<CalendarEntry<unknown>['kind'], readonly number[]>> = {
  interview: [-1, 0],
  // On the day, and again when it is three days late.
  'next-step': [0, 3],
  closes: [-3, -1, 0],
};

/** How many missed days of reminders are caught up on. */
const MAX_CATCH_UP_DAYS = 3;

interface Window {
  /** Today in the user's time zone. */
  readonly today: string;
  /** The last day on which reminders were sent. */
  readonly toldUntil: string;
}

/**
 * Today's reminders, sorted by the date of their entries. The windows of successive days do not overlap, so each entry
 * is reminded of at most once per day listed in `TOLD_ON`.
 */
export function remindersOn<Card extends ApplicationCard>(
  cards: readonly Card[],
  { today, toldUntil }: Window,
): CalendarEntry<Card>[] {
  const oldest = addDays(today, -MAX_CATCH_UP_DAYS);
  const since = toldUntil > oldest ? toldUntil : oldest;
  return calendarEntries(cards).filter(({ kind, at }) => {
    const day = dayOf(at);
    if (kind !== 'next-step' && day < today) return false;
    return TOLD_ON[kind].some((offset) => {
      const toldOn = addDays(day, offset);
      return since < toldOn && toldOn <= today;
    });
  });
}
