import type { Client } from '@lauda/contract/client';
import type { UserSubscription } from '@lauda/contract/staff/staff-billing';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useI18n, useText } from '../../../lib/i18n/i18n.tsx';
import { formatMoney } from '../../../lib/i18n/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { Facts } from '../facts.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { subscriptionQuery } from '../operations-calls.ts';
import { INVOICE_TEXTS, STATUS_TEXTS, TYPE_TEXTS } from '../operations-texts.ts';
import type { AfterProof } from '../staff-calls.ts';
import { type SubscriptionApi, SubscriptionActs } from './subscription-acts.tsx';

interface SubscriptionCardProps {
  api: SubscriptionApi & Pick<Client, 'getSubscription'>;
  role: StaffRole;
  userId: string;
  afterProof: AfterProof;
}

/** A user's plan, payments, and the actions this role may take. */
export function SubscriptionCard({ api, role, userId, afterProof }: SubscriptionCardProps) {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(subscriptionQuery(api, userId));
  const status = data?.subscription ? STATUS_TEXTS[data.subscription.status] : null;
  return (
    <Card>
      <CardHeader
        title={text('operations.subscriptionHeading')}
        action={status && <Badge tone={status[1]}>{text(status[0])}</Badge>}
      />
      {isError && (
        <StaffLoadFailure
          title={text('operations.subscriptionFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-24" />}
      {data && (
        <div className="grid gap-5">
          <Terms subscription={data.subscription} />
          {data.disputeStatus !== null && (
            <p className="flex flex-wrap items-center gap-3 text-sm">
              <DisputeBadge status={data.disputeStatus} />
              {text('operations.disputeAdvice')}
            </p>
          )}
          <Payments invoices={data.invoices} />
          <SubscriptionActs
            api={api}
            userId={userId}
            plan={data}
            afterProof={afterProof}
            rights={{
              edit: can(role, 'subscriptions', 'edit'),
              cancel: can(role, 'subscriptions', 'cancel'),
              refund: can(role, 'subscriptions', 'refund'),
            }}
          />
        </div>
      )}
    </Card>
  );
}

function Terms({ subscription }: Pick<UserSubscription, 'subscription'>) {
  const { text, locale } = useI18n();
  if (subscription === null)
    return <p className="text-sm text-muted">{text('operations.subscriptionNone')}</p>;
  const { nextPaymentDate, nextPaymentAmountCents, nextPaymentCurrency } = subscription;
  const day = (moment: string) => text('operations.onDay', { date: new Date(moment) });
  return (
    <Facts
      facts={[
        [text('operations.type'), text(TYPE_TEXTS[subscription.subscriptionType])],
        [
          text('operations.validUntil'),
          subscription.validUntil === null
            ? subscription.subscriptionType === 'proLifetime'
              ? text('operations.forGood')
              : '–'
            : day(subscription.validUntil),
        ],
        [
          text('operations.nextPayment'),
          nextPaymentDate === null
            ? '–'
            : [
                day(nextPaymentDate),
                nextPaymentAmountCents !== null &&
                  nextPaymentCurrency !== null &&
                  formatMoney(locale, nextPaymentAmountCents, nextPaymentCurrency),
              ]
                .filter(Boolean)
                .join(' · '),
        ],
      ]}
    />
  );
}

function Payments({ invoices }: Pick<UserSubscription, 'invoices'>) {
  const { text, locale } = useI18n();
  if (invoices === null) return <p className="text-sm text-muted">{text('operations.invoicesUnknown')}</p>;
  if (invoices.length === 0) return <p className="text-sm text-muted">{text('operations.invoicesNone')}</p>;
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium">{text('operations.invoices')}</h3>
      <ul className="grid divide-y divide-border text-sm">
        {invoices.map((invoice) => {
          const [label, tone] = INVOICE_TEXTS[invoice.status];
          return (
            <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="tabular-nums">
                {formatMoney(locale, invoice.amountCents, invoice.currency)}
                <span className="ms-3 text-muted">
                  {text('operations.onDay', { date: new Date(invoice.createdAt) })}
                </span>
              </span>
              <Badge tone={tone}>{text(label)}</Badge>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
