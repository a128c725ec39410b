import { addDays, type CalendarEntry, calendarEntries } from '@lauda/domain/application/calendar';
import type { ApplicationCard } from '@lauda/domain/application/card';
import { dayOf } from '@lauda/domain/application/changes';
import type { Locale } from '@lauda/domain/locale';
import { textsOf } from '../../../platform/texts.ts';
import { asLine, jobName, oneLine } from '../job-name.ts';
import type { CalendarEvent } from './icalendar.ts';

export interface FeedCard extends ApplicationCard {
  id: string;
  version: number;
  updatedAt: Date;
}

const DAYS_BACK = 366;
const DAYS_AHEAD = 2 * 366;
const MAX_EVENTS = 1_000;

/** Over the limit: upcoming events first, then the most recent past ones. */
function nearest<T extends CalendarEntry<FeedCard>>(entries: readonly T[], today: string): T[] {
  const isAhead = ({ at }: T) => dayOf(at) >= today;
  const past = entries.filter((entry) => !isAhead(entry)).toReversed();
  return [...entries.filter(isAhead), ...past].slice(0, MAX_EVENTS);
}

/** Stable for the same event, so that calendar programs move it instead of adding another. */
function uidOf({ kind, at, card }: CalendarEntry<FeedCard>, taken: Set<string>, host: string): string {
  const name =
    kind === 'interview' ? `${kind}-${at.replaceAll(/[-:]/g, '')}-${card.id}` : `${kind}-${card.id}`;
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
  taken.add(unique);
  return `${unique}@${host}`;
}

interface FeedOptions {
  locale: Locale;
  /** 'YYYY-MM-DD' */
  today: string;
  origin: string;
}

/** The calendar events of a user's applications. */
export function feedEvents(
  cards: readonly FeedCard[],
  { locale, today, origin }: FeedOptions,
): CalendarEvent[] {
  const text = textsOf(locale);
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  // An impossible date such as February 31 would make calendar programs reject the whole file.
  const isReal = (day: string) => addDays(day, 0) === day;
  const entries = calendarEntries(cards).filter(
    ({ at }) => dayOf(at) >= first && dayOf(at) <= last && isReal(dayOf(at)),
  );
  const taken = new Set<string>();
  return nearest(entries, today).map((entry) => {
    const { kind, at, card } = entry;
    const name = jobName(card);
    const step = oneLine(card.nextStep) || text('mail.alertStep');
    const summaries = {
      interview: text('applications.interviewWith', { name }),
      'next-step': asLine(text('applications.stepFor', { step, name })),
      closes: text('applications.closesFor', { name }),
    };
    const url = `${origin}/applications/${card.id}`;
    return {
      uid: uidOf(entry, taken, new URL(origin).hostname),
      at,
      summary: summaries[kind],
      description: [oneLine(card.place), url].filter((part) => part !== '').join('\n'),
      url,
      changedAt: card.updatedAt,
      sequence: card.version,
    };
  });
}
