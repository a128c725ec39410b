import type { Client } from '@lauda/contract/client';
import type { Subscriber } from '@lauda/contract/staff/staff-billing';
import {
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TYPES,
  type SubscriptionStatus,
  type SubscriptionType,
} from '@lauda/domain/entitlement';
import type { StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/table/table.tsx';
import { DisputeBadge } from './dispute-badge.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { type SubscriptionSearch, subscriptionsQuery } from '../operations-calls.ts';
import { STATUS_TEXTS, TYPE_TEXTS } from '../operations-texts.ts';
import { Pager } from '../pager.tsx';
import { PhoneLines, WIDE_ONLY } from '../../../ui/table/phone-lines.tsx';
import { StaffFrame } from '../staff-frame.tsx';

interface SubscriptionsViewProps {
  api: Pick<Client, 'listSubscriptions'>;
  role: StaffRole;
  search: SubscriptionSearch;
  onChange: (search: SubscriptionSearch) => void;
}

const ANY = 'any';

export function SubscriptionsView({ api, role, search, onChange }: SubscriptionsViewProps) {
  const text = useText();
  const list = useQuery(subscriptionsQuery(api, search));
  const { data } = list;
  return (
    <StaffFrame role={role} title={text('operations.subscriptions')}>
      <search className="grid max-w-xl grid-cols-2 gap-4">
        <Field label={text('operations.type')}>
          <Select<SubscriptionType | typeof ANY>
            options={[
              { value: ANY, label: text('operations.any') },
              ...SUBSCRIPTION_TYPES.map((value) => ({ value, label: text(TYPE_TEXTS[value]) })),
            ]}
            value={search.type ?? ANY}
            onValueChange={(type) => onChange({ ...search, page: 1, type: type === ANY ? undefined : type })}
          />
        </Field>
        <Field label={text('operations.status')}>
          <Select<SubscriptionStatus | typeof ANY>
            options={[
              { value: ANY, label: text('operations.any') },
              ...SUBSCRIPTION_STATUSES.map((value) => ({ value, label: text(STATUS_TEXTS[value][0]) })),
            ]}
            value={search.status ?? ANY}
            onValueChange={(status) =>
              onChange({ ...search, page: 1, status: status === ANY ? undefined : status })
            }
          />
        </Field>
      </search>
      {list.isError && (
        <StaffLoadFailure
          title={text('operations.subscriptionsFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton className="h-96" />}
      {data?.subscriptions.length === 0 && (
        <Card padding="none">
          <EmptyState title={text('operations.subscriptionsNone')} />
        </Card>
      )}
      {data && data.subscriptions.length > 0 && <SubscriberTable subscribers={data.subscriptions} />}
      {data && <Pager {...data} onPageChange={(page) => onChange({ ...search, page })} />}
    </StaffFrame>
  );
}

function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const text = useText();
  return (
    <Table label={text('operations.subscriptions')}>
      <thead>
        <tr>
          <TableHeaderCell>{text('staff.person')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('operations.type')}</TableHeaderCell>
          <TableHeaderCell className="max-md:text-end">{text('operations.status')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('operations.validUntil')}</TableHeaderCell>
          <TableHeaderCell align="end" className={WIDE_ONLY}>
            {text('operations.changed')}
          </TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => {
          const [status, tone] = STATUS_TEXTS[subscriber.status];
          const type = text(TYPE_TEXTS[subscriber.subscriptionType]);
          const until =
            subscriber.validUntil === null
              ? null
              : text('operations.onDay', { date: new Date(subscriber.validUntil) });
          return (
            <TableRow key={subscriber.userId}>
              <TableCell className="max-w-96 md:min-w-52">
                <Link
                  to="/admin/user"
                  search={{ id: subscriber.userId }}
                  className="font-medium wrap-anywhere underline-offset-4 hover:underline"
                >
                  {subscriber.name.trim() || subscriber.email}
                </Link>
                <p className="wrap-anywhere text-muted">{subscriber.email}</p>
                <PhoneLines>
                  <span>{type}</span>
                  {until !== null && (
                    <span>
                      {text('operations.validUntil')} <span className="tabular-nums">{until}</span>
                    </span>
                  )}
                </PhoneLines>
              </TableCell>
              <TableCell className="whitespace-nowrap max-md:hidden">{type}</TableCell>
              <TableCell className="max-md:text-end">
                <span className="inline-flex flex-wrap gap-2 max-md:justify-end">
                  <Badge tone={tone}>{text(status)}</Badge>
                  <DisputeBadge status={subscriber.disputeStatus} />
                </span>
              </TableCell>
              <TableCell className="whitespace-nowrap tabular-nums max-md:hidden">{until ?? '–'}</TableCell>
              <TableCell align="end" className="whitespace-nowrap text-muted tabular-nums max-md:hidden">
                {text('operations.onDay', { date: new Date(subscriber.updatedAt) })}
              </TableCell>
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}
