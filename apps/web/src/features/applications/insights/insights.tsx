import { type Days, insightsOf, type Share, type VariantInsights } from '@lauda/domain/application/insights';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useMemo } from 'react';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useLocale, useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/table/table.tsx';
import type { ListedApplication } from '../device/applications-query.ts';
import { useInsightsCsv } from './use-insights-csv.ts';

interface InsightsProps {
  cards: readonly ListedApplication[];
  resumeTitles: ReadonlyMap<string, string>;
  today: string;
}

/** Statistics of the applications: plain counts, and percentages only for groups that are large enough. */
export function Insights({ cards, resumeTitles, today }: InsightsProps) {
  const text = useText();
  const locale = useLocale();
  const insights = useMemo(() => insightsOf(cards, today), [cards, today]);
  const csv = useInsightsCsv(cards, resumeTitles);
  const download = () =>
    downloadFile(
      `${text('insights.csvFile')}-${today}.csv`,
      new Blob([csv()], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">{text('insights.lead', { count: cards.length })}</p>
        <Button disabled={cards.length === 0} onClick={download}>
          <Download aria-hidden />
          {text('insights.csv')}
        </Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardHeader title={text('insights.funnelTitle')} description={text('insights.funnelHint')} />
          <FunnelTable funnel={insights.funnel} />
        </Card>
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <CardHeader title={text('insights.answersTitle')} description={text('insights.answersHint')} />
            <Answers answered={insights.answered} waiting={insights.waiting} />
          </Card>
          <Card>
            <CardHeader title={text('insights.staysTitle')} description={text('insights.staysHint')} />
            <SmallTable
              label={text('insights.staysTitle')}
              columns={[text('insights.state'), text('insights.left'), text('insights.median')]}
              rows={insights.stays.map(({ step, count, median }) => ({
                key: step,
                cells: [
                  text('insights.stepName', { step }),
                  count,
                  median === null ? text('insights.tooFew') : median.toLocaleString(locale),
                ],
              }))}
            />
          </Card>
        </div>
      </div>
      {insights.variants.length > 0 && (
        <Card>
          <CardHeader title={text('insights.variantsTitle')} description={text('insights.variantsHint')} />
          <VariantTable variants={insights.variants} resumeTitles={resumeTitles} />
        </Card>
      )}
    </div>
  );
}

const percentOf = (rate: number) => Math.round(rate * 100);

function FunnelTable({ funnel }: { funnel: readonly { step: string; reached: Share }[] }) {
  const text = useText();
  const most = Math.max(1, funnel[0]?.reached.count ?? 0);
  return (
    <SmallTable
      label={text('insights.funnelTitle')}
      columns={[text('insights.step'), text('insights.count'), text('insights.share')]}
      rows={funnel.map(({ step, reached: { count, rate } }, index) => ({
        key: step,
        cells: [
          <span key="step" className="grid gap-1.5">
            {text('insights.stepName', { step })}
            <span aria-hidden className="block h-2.5 rounded-full bg-text/8 forced-colors:border">
              <span
                className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
          </span>,
          count,
          index === 0
            ? ''
            : rate === null
              ? text('insights.tooFew')
              : text('insights.rate', { percent: percentOf(rate) }),
        ],
      }))}
    />
  );
}

function Answers({ answered: { count, of, rate }, waiting }: { answered: Share; waiting: Days }) {
  const text = useText();
  if (of === 0) return <p className="text-sm text-muted">{text('insights.noneSent')}</p>;
  return (
    <div className="grid gap-1 text-sm">
      <p>
        {rate === null
          ? `${text('insights.answered', { count, of })} ${text('insights.tooFew')}.`
          : text('insights.answeredRate', { percent: percentOf(rate), count, of })}
      </p>
      {waiting.count > 0 && (
        <p className="text-muted">
          {waiting.median === null
            ? text('insights.waiting', { count: waiting.count })
            : text('insights.waitingDays', { count: waiting.count, days: Math.floor(waiting.median) })}
        </p>
      )}
    </div>
  );
}

function VariantTable({
  variants,
  resumeTitles,
}: {
  variants: readonly VariantInsights[];
  resumeTitles: ReadonlyMap<string, string>;
}) {
  const text = useText();
  const nameOf = ({ group }: VariantInsights) => {
    if (group === 'others') return text('insights.others');
    if (group.resumeId === null) return text('insights.noResume');
    return resumeTitles.get(group.resumeId)?.trim() || text('insights.deletedResume');
  };
  const said = ({ count, rate }: Share) =>
    rate === null
      ? text('insights.countTooFew', { count })
      : text('insights.countRate', { count, percent: percentOf(rate) });
  return (
    <SmallTable
      label={text('insights.variantsTitle')}
      columns={[
        text('insights.resume'),
        text('insights.applied'),
        text('insights.answeredColumn'),
        text('insights.interviewColumn'),
      ]}
      rows={variants.map((variant) => ({
        key: variant.group === 'others' ? 'others' : (variant.group.resumeId ?? 'none'),
        cells: [nameOf(variant), variant.applied, said(variant.answered), said(variant.interviewed)],
      }))}
    />
  );
}

interface SmallTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The first cell is the row header. */
function SmallTable({ label, columns, rows }: SmallTableProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <TableHeaderCell
              key={column}
              align={index === 0 ? 'start' : 'end'}
              className="px-3! whitespace-normal!"
            >
              {column}
            </TableHeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <TableRow key={key}>
            <th
              scope="row"
              className="border-b border-border px-3 py-2 text-start align-middle font-medium wrap-break-word [tr:last-child>&]:border-b-0"
            >
              {name}
            </th>
            {others.map((cell, index) => (
              // Columns never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <TableCell key={index} align="end" className="px-3! py-2! tabular-nums">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
