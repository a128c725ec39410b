import type { DayCount } from '@lauda/contract/staff/operations';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 4;
/** Y position of the top line, which the highest bar reaches. */
const TOP = 1;

interface DayChartProps {
  title: string;
  description?: ReactNode;
  days: readonly DayCount[];
  /** The days of the axis, if these figures start later than those of the charts beside it. */
  axis?: readonly string[];
  /** Below the bars, e.g. the limit they count against. */
  footnote?: ReactNode;
  /** Whether the days can be summed; daily active users cannot. */
  isSum?: boolean;
}

/** Days are in UTC, wherever the reader is. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** A bar chart by day, with the same figures as a table for screen reader users. */
export function DayChart({ title, description, days, axis, footnote, isSum = true }: DayChartProps) {
  const text = useText();
  const tableId = useId();
  const [isTableShown, setTableShown] = useState(false);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const highest = Math.max(0, ...days.map(({ count }) => count));
  const last = days.at(-1);
  const shownDays = axis ?? days.map(({ day }) => day);
  const [firstDay, lastDay] = [shownDays[0], shownDays.at(-1)];
  return (
    // Rows are shared with the charts beside it: bars align whatever the text above and below them.
    <Card className="row-span-6 grid grid-rows-subgrid gap-y-0">
      <CardHeader
        title={title}
        description={description ?? (isSum ? text('operations.chartTotal', { count: total }) : undefined)}
      />
      {/* The chart's accessible name already contains it. */}
      <p aria-hidden className="text-end text-xs text-muted tabular-nums">
        {text('operations.figure', { value: highest })}
      </p>
      <Bars
        title={title}
        days={days}
        axis={shownDays}
        highest={highest}
        total={isSum ? total : (last?.count ?? 0)}
      />
      <div className="mt-2 flex justify-between text-xs text-muted tabular-nums">
        <span>{firstDay !== undefined && text('operations.onDay', { date: dateOf(firstDay) })}</span>
        <span>
          {lastDay !== undefined &&
            lastDay !== firstDay &&
            text('operations.onDay', { date: dateOf(lastDay) })}
        </span>
      </div>
      <div className={footnote === undefined ? undefined : 'mt-3 text-sm text-muted'}>{footnote}</div>
      <div>
        <Button
          variant="link"
          size="sm"
          className="mt-2 -ms-1"
          aria-expanded={isTableShown}
          aria-controls={tableId}
          aria-label={`${text(isTableShown ? 'operations.chartTableHide' : 'operations.chartTable')}: ${title}`}
          onClick={() => setTableShown(!isTableShown)}
        >
          {text(isTableShown ? 'operations.chartTableHide' : 'operations.chartTable')}
        </Button>
        <div id={tableId}>{isTableShown && <DayTable title={title} days={days} />}</div>
      </div>
    </Card>
  );
}

interface BarsProps extends Pick<DayChartProps, 'title' | 'days'> {
  axis: readonly string[];
  highest: number;
  total: number;
}

function Bars({ title, days, axis, highest, total }: BarsProps) {
  const text = useText();
  const step = WIDTH / Math.max(axis.length, 1);
  return (
    <svg
      role="img"
      aria-label={text('operations.chartSum', {
        name: title,
        total,
        highest,
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-28 w-full"
    >
      {[TOP, HEIGHT - 0.5].map((y) => (
        <line
          key={y}
          x1="0"
          x2={WIDTH}
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          className="stroke-border"
        />
      ))}
      {days.map(({ day, count }) => {
        const height = (count / Math.max(1, highest)) * (HEIGHT - TOP);
        return (
          <rect
            key={day}
            x={axis.indexOf(day) * step + GAP / 2}
            y={HEIGHT - height}
            width={Math.min(step - GAP, 24)}
            height={height}
            className="fill-primary forced-colors:fill-[CanvasText]"
          >
            <title>{text('operations.chartBar', { date: dateOf(day), count })}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function DayTable({ title, days }: Pick<DayChartProps, 'title' | 'days'>) {
  const text = useText();
  return (
    <section
      aria-label={title}
      // Focusable, for scrolling by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-2 max-h-60 overflow-auto rounded-control border border-border"
    >
      <table aria-label={title} className="w-full text-sm tabular-nums">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-start font-medium">
              {text('operations.day')}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-medium">
              {text('operations.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-t border-border">
              <td className="px-3 py-1">{text('operations.onDay', { date: dateOf(day) })}</td>
              <td className="px-3 py-1 text-end">{text('operations.figure', { value: count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
