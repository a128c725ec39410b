import type { Invoice } from '@lauda/contract/billing/billing';
import type { Client } from '@lauda/contract/client';
import type { PlainKey } from '@lauda/messages';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { formatDay, formatMoney } from '../../lib/i18n/money.ts';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

const STATUS: Readonly<Record<Invoice['status'], readonly [PlainKey, 'success' | 'warning' | 'neutral']>> = {
  paid: ['billing.invoicePaid', 'success'],
  open: ['billing.invoiceUnpaid', 'warning'],
  refunded: ['billing.invoiceRefunded', 'neutral'],
  void: ['billing.invoiceVoid', 'neutral'],
};

export const invoicesQuery = (api: Pick<Client, 'listInvoices'>) =>
  queryOptions({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => api.listInvoices(undefined, { signal }),
  });

/** Paid invoices, newest first. */
export function InvoicesCard({ api }: { api: Pick<Client, 'listInvoices'> }) {
  const { text } = useI18n();
  const queryClient = useQueryClient();
  const { data: invoices, isError, refetch } = useQuery(invoicesQuery(api));
  useLiveEvent('subscription.changed', () => void queryClient.invalidateQueries(invoicesQuery(api)));
  return (
    <Card>
      <CardHeader title={text('billing.invoices')} description={text('billing.invoicesAdvice')} />
      {invoices?.length === 0 && <p className="text-sm text-muted">{text('billing.invoicesNone')}</p>}
      {invoices && invoices.length > 0 && (
        <ul className="grid divide-y divide-border">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {!invoices && !isError && <Skeleton className="h-14" />}
      {!invoices && isError && (
        <Callout
          tone="danger"
          role="alert"
          title={text('billing.invoicesFailed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {text('errors.retry')}
            </Button>
          }
        />
      )}
    </Card>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { text, locale } = useI18n();
  const [label, tone] = STATUS[invoice.status];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium tabular-nums">
          {formatMoney(locale, invoice.amountCents, invoice.currency)}
          <Badge tone={tone}>{text(label)}</Badge>
        </p>
        <p className="text-sm text-muted">{formatDay(locale, invoice.createdAt)}</p>
      </div>
      {invoice.url !== null && (
        <a
          href={invoice.url}
          target="_blank"
          rel="noreferrer"
          aria-label={text('billing.invoiceOf', {
            number: invoice.number ?? formatDay(locale, invoice.createdAt),
          })}
          className={buttonStyles({ size: 'sm', variant: 'quiet' })}
        >
          {text('billing.invoiceReceipt')}
          <ExternalLink aria-hidden />
        </a>
      )}
    </li>
  );
}
