import { addDays, type CalendarEntry, calendarEntries } from './calendar.ts';
import type { ApplicationCard } from './card.ts';
import { dayOf } from './changes.ts';

/** On which days something is told, counted from its own day. */
const TOLD_ON: Readonly<Record<CalendarEntry<unknown>['kind'], readonly number[]>> = {
  interview: [-1, 0],
  // On the day, and once more when it is three days late.
  'next-step': [0, 3],
  closes: [-3, -1, 0],
};

/** Days that are made up for when nothing was sent on them. */
const MAX_CATCH_UP_DAYS = 3;

interface Window {
  /** The person's own day. */
  readonly today: string;
  /** The last day on which they were told. */
  readonly toldUntil: string;
}

/**
 * What there is to tell somebody today, in the order of its days. Windows of successive days do not overlap, so each
 * thing is told at most as often as `TOLD_ON` has days for it.
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
