import {
  addDays,
  addMonths,
  type CalendarEntry,
  calendarEntries,
  weeksOf,
} from '@lauda/domain/application/calendar';
import { dayOf } from '@lauda/domain/application/changes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts';
import type { ListedApplication } from '../device/applications-query.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { type Entry, EntryLink } from './entry-link.tsx';
import { FeedButton } from './feed-button.tsx';
import { MonthGrid } from './month-grid.tsx';

const COMING_DAYS = 7;

const byDay = (entries: readonly Entry[]): ReadonlyMap<string, CalendarEntry<ListedApplication>[]> =>
  Map.groupBy(entries, ({ at }) => dayOf(at));

interface CalendarProps {
  cards: readonly ListedApplication[];
  today: string;
}

/** A month and the next seven days. On a phone the month is a list of its days. */
export function Calendar({ cards, today }: CalendarProps) {
  const text = useText();
  const days = useDayTexts();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [month, setMonth] = useState(today.slice(0, 7));
  const entries = useMemo(() => calendarEntries(cards), [cards]);
  const entriesByDay = useMemo(() => byDay(entries), [entries]);
  const soon = addDays(today, COMING_DAYS);
  const coming = entries.filter(({ at }) => dayOf(at) >= today && dayOf(at) < soon);
  const ofMonth = [...entriesByDay].filter(([day]) => day.startsWith(month));
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-labelledby="calendar-month" className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2
            id="calendar-month"
            aria-live="polite"
            className="me-auto text-base font-semibold first-letter:uppercase"
          >
            {days.month(`${month}-01`)}
          </h2>
          <Button size="sm" onClick={() => setMonth(today.slice(0, 7))}>
            {text('applications.thisMonth')}
          </Button>
          <IconButton
            size="sm"
            label={text('applications.previousMonth')}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={text('applications.nextMonth')}
            onClick={() => setMonth(addMonths(month, 1))}
          >
            <ChevronRight aria-hidden />
          </IconButton>
          {/* Last, so that on a phone it takes its own line and the months stay together. */}
          <FeedButton />
        </div>
        {isPhone ? (
          <DayList days={ofMonth} />
        ) : (
          <MonthGrid weeks={weeksOf(month)} month={month} today={today} days={entriesByDay} />
        )}
      </section>
      <section aria-labelledby="calendar-coming" className="grid gap-3 max-xl:order-first">
        <h2 id="calendar-coming" className="text-base font-semibold">
          {text('applications.coming')}
        </h2>
        <DayList days={[...byDay(coming)]} />
      </section>
    </div>
  );
}

function DayList({ days }: { days: readonly (readonly [string, readonly Entry[]])[] }) {
  const text = useText();
  const texts = useDayTexts();
  if (days.length === 0) return <p className="text-sm text-muted">{text('applications.nothingDue')}</p>;
  return (
    <ul className="grid gap-3">
      {days.map(([day, entries]) => (
        <li key={day} className="grid gap-1">
          <h3 className="text-sm font-medium first-letter:uppercase">{texts.weekday(day)}</h3>
          {entries.map((entry) => (
            <EntryLink key={`${entry.kind}${entry.at}${entry.card.id}`} entry={entry} />
          ))}
        </li>
      ))}
    </ul>
  );
}
