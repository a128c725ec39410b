import type { ApplicationCard } from './card.ts';

export interface CalendarEntry<Card> {
  readonly kind: 'interview' | 'next-step' | 'closes';
  /** 'YYYY-MM-DD', with 'THH:MM' where a time is known. */
  readonly at: string;
  readonly card: Card;
}

/** All dates of an application. A closed one keeps only its interviews: nothing else is pending. */
export const calendarEntries = <Card extends ApplicationCard>(
  cards: readonly Card[],
): CalendarEntry<Card>[] =>
  cards
    .flatMap((card): CalendarEntry<Card>[] => {
      const interviews = card.interviews.map((at) => ({ kind: 'interview', at, card }) as const);
      if (card.state === 'closed') return interviews;
      return [
        ...interviews,
        ...(card.nextStepOn === null ? [] : [{ kind: 'next-step', at: card.nextStepOn, card } as const]),
        ...(card.closesOn === null || card.state !== 'saved'
          ? []
          : [{ kind: 'closes', at: card.closesOn, card } as const]),
      ];
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** 'YYYY-MM' */
export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** The weeks of a month, from Sunday to Saturday, as both locales start the week on Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = start; day < end; day = addDays(day, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(day, index)));
  return weeks;
}
