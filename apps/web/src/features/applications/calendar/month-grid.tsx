import { cx } from 'class-variance-authority';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useDayTexts } from '../use-day-texts.ts';
import { type Entry, EntryLink } from './entry-link.tsx';

const SHOWN_ENTRIES = 3;

interface MonthGridProps {
  weeks: readonly (readonly string[])[];
  /** 'YYYY-MM'; days of other months are muted. */
  month: string;
  today: string;
  days: ReadonlyMap<string, readonly Entry[]>;
}

export function MonthGrid({ weeks, month, today, days }: MonthGridProps) {
  const text = useText();
  const texts = useDayTexts();
  const [firstWeek = []] = weeks;
  return (
    <table className="w-full table-fixed border-collapse overflow-hidden rounded-card border border-border bg-surface">
      <thead>
        <tr>
          {firstWeek.map((day) => (
            <th key={day} scope="col" className="border border-border py-1.5 text-xs font-medium text-muted">
              {texts.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const entries = days.get(day) ?? [];
              const isToday = day === today;
              return (
                <td
                  key={day}
                  className={cx(
                    'h-24 border border-border p-1 align-top',
                    !day.startsWith(month) && 'bg-text/3',
                  )}
                >
                  <div
                    aria-current={isToday ? 'date' : undefined}
                    className={cx(
                      'mb-1 grid h-6 min-w-6 place-items-center justify-self-start rounded-full px-1 text-xs',
                      isToday ? 'w-fit bg-primary font-semibold text-on-primary' : 'w-fit text-muted',
                    )}
                  >
                    {Number(day.slice(-2))}
                  </div>
                  <div className="grid gap-1">
                    {entries.slice(0, SHOWN_ENTRIES).map((entry) => (
                      <EntryLink key={`${entry.kind}${entry.at}${entry.card.id}`} entry={entry} />
                    ))}
                    {entries.length > SHOWN_ENTRIES && (
                      <span className="px-2 text-xs text-muted">
                        {text('applications.moreEntries', { count: entries.length - SHOWN_ENTRIES })}
                      </span>
                    )}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
