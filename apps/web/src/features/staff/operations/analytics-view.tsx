import type { Client } from '@lauda/contract/client';
import { routeUrl } from '@lauda/contract/client';
import type { EventFigure } from '@lauda/contract/staff/staff-analytics';
import {
  ANALYTICS_REPORTS,
  type AnalyticsReport,
  staffAnalyticsRoutes,
} from '@lauda/contract/staff/staff-analytics';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/table/table.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { analyticsQuery, type PeriodSearch } from '../operations-calls.ts';
import { PhoneLines, WIDE_ONLY } from '../../../ui/table/phone-lines.tsx';
import { StaffFrame } from '../staff-frame.tsx';

interface AnalyticsViewProps {
  api: Pick<Client, 'getAnalytics'>;
  role: StaffRole;
  search: PeriodSearch;
  onChange: (search: PeriodSearch) => void;
}

export function AnalyticsView({ api, role, search, onChange }: AnalyticsViewProps) {
  const text = useText();
  const report = useQuery(analyticsQuery(api, search));
  const { data } = report;
  return (
    <StaffFrame
      role={role}
      title={text('operations.analytics')}
      description={text('operations.analyticsAdvice')}
      actions={can(role, 'analytics', 'export') && <Exports period={search} />}
    >
      <search className="grid max-w-md grid-cols-2 gap-4">
        <Field label={text('operations.periodFrom')}>
          <Input
            type="date"
            value={search.from ?? data?.from ?? ''}
            onChange={({ target }) => onChange({ ...search, from: target.value || undefined })}
          />
        </Field>
        <Field label={text('operations.periodTo')}>
          <Input
            type="date"
            value={search.to ?? data?.to ?? ''}
            onChange={({ target }) => onChange({ ...search, to: target.value || undefined })}
          />
        </Field>
      </search>
      {report.isError && (
        <StaffLoadFailure
          title={text('operations.analyticsFailed')}
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      )}
      {report.isPending && <Skeleton className="h-96" />}
      {data?.events.length === 0 && (
        <Card padding="none">
          <EmptyState title={text('operations.analyticsNone')} />
        </Card>
      )}
      {data && data.events.length > 0 && <EventTable events={data.events} />}
    </StaffFrame>
  );
}

const REPORT_TEXTS = { events: 'operations.exportEvents', users: 'operations.exportUsers' } as const;

function Exports({ period }: { period: PeriodSearch }) {
  const text = useText();
  const addressOf = (report: AnalyticsReport) =>
    routeUrl(staffAnalyticsRoutes.exportAnalytics, { query: { report, ...period } });
  return ANALYTICS_REPORTS.map((report) => (
    <a key={report} href={addressOf(report)} download className={buttonStyles({ size: 'sm' })}>
      <Download aria-hidden />
      {text(REPORT_TEXTS[report])}
    </a>
  ));
}

const SHOWN_PARTS = 4;

function EventTable({ events }: { events: readonly EventFigure[] }) {
  const text = useText();
  return (
    <Table label={text('operations.analytics')}>
      <thead>
        <tr>
          <TableHeaderCell>{text('operations.event')}</TableHeaderCell>
          <TableHeaderCell align="end">{text('operations.eventTotal')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('operations.eventCourse')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('operations.eventParts')}</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <TableRow key={event.name}>
            <TableCell>
              <code className="text-sm whitespace-nowrap">{event.name}</code>
              <PhoneLines>
                <Sparkline event={event} />
                <Parts event={event} />
              </PhoneLines>
            </TableCell>
            <TableCell align="end" className="font-medium tabular-nums">
              {text('operations.figure', { value: event.total })}
            </TableCell>
            <TableCell className={WIDE_ONLY}>
              <Sparkline event={event} />
            </TableCell>
            <TableCell className="min-w-60 max-md:hidden">
              <Parts event={event} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function Parts({ event }: { event: EventFigure }) {
  const text = useText();
  const parts = event.parts.filter(({ properties }) => Object.keys(properties).length > 0);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {parts.slice(0, SHOWN_PARTS).map(({ properties, count }) => {
        const name = Object.values(properties).join(' · ');
        return (
          <li key={name}>
            <Badge>{text('operations.eventPart', { name, count })}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

const WIDTH = 120;
const HEIGHT = 28;

function Sparkline({ event: { name, total, days } }: { event: EventFigure }) {
  const text = useText();
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const step = WIDTH / Math.max(1, days.length - 1);
  const points = days.map(
    ({ count }, index) => `${index * step},${HEIGHT - 2 - (count / highest) * (HEIGHT - 4)}`,
  );
  return (
    <svg
      role="img"
      aria-label={text('operations.chartSum', {
        name,
        total,
        highest: Math.max(0, ...days.map(({ count }) => count)),
      })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-7 w-30"
    >
      <polyline points={points.join(' ')} fill="none" strokeWidth="1.5" className="stroke-primary" />
    </svg>
  );
}
