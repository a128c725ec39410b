import type { ApplicationCard } from './card.ts';
import { addDays, type CalendarEntry, calendarEntries } from './calendar.ts';
import { dayOf } from './changes.ts';

/** How many days ahead interviews and application deadlines are shown. */
const DAYS_AHEAD = { interview: 7, closes: 2, 'next-step': 0 } as const;
const RANK = { interview: 0, closes: 1, 'next-step': 2 } as const;

const isDue = ({ kind, at }: CalendarEntry<unknown>, today: string): boolean => {
  const day = dayOf(at);
  return day <= addDays(today, DAYS_AHEAD[kind]) && (kind === 'next-step' || day >= today);
};

/**
 * What open applications need now: upcoming interviews, application deadlines, and next steps that are due or late.
 * Interviews come first. Next steps are sorted newest first, so that steps that are months late do not hide today's.
 */
export const comingUp = <Card extends ApplicationCard>(
  cards: readonly Card[],
  today: string,
): CalendarEntry<Card>[] =>
  calendarEntries(cards.filter(({ state }) => state !== 'closed'))
    .filter((entry) => isDue(entry, today))
    .toSorted((one, other) => {
      const byKind = RANK[one.kind] - RANK[other.kind];
      if (byKind !== 0 || one.at === other.at) return byKind;
      const isEarlier = one.at < other.at;
      return isEarlier === (one.kind === 'next-step') ? 1 : -1;
    });
