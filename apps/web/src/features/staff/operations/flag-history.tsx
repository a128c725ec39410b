import type { Client } from '@lauda/contract/client';
import { isFlagName } from '@lauda/domain/flags';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { auditQuery } from '../staff-calls.ts';
import { FLAG_TEXTS } from '../staff-texts.ts';

/** Who switched which flag, newest first, from the audit log. */
export function FlagHistory({ api }: { api: Pick<Client, 'listAuditEntries'> }) {
  const text = useText();
  const { data, isError, error, refetch } = useQuery(auditQuery(api, { page: 1, act: 'flagSwitched' }));
  const nameOf = (name: unknown) =>
    typeof name === 'string' && isFlagName(name) ? text(FLAG_TEXTS[name].label) : String(name);
  return (
    <Card className="max-w-2xl">
      <CardHeader title={text('operations.flagHistory')} />
      {isError && (
        <StaffLoadFailure title={text('staff.auditFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-14" />}
      {data?.entries.length === 0 && (
        <p className="text-sm text-muted">{text('operations.flagHistoryNone')}</p>
      )}
      <ol className="grid divide-y divide-border text-sm">
        {data?.entries.map(({ seq, at, actor, details }) => (
          <li key={seq} className="py-2.5">
            <p className="font-medium">
              {text(details['isOn'] === true ? 'operations.flagTurnedOn' : 'operations.flagTurnedOff', {
                name: nameOf(details['name']),
              })}
            </p>
            <p className="wrap-anywhere text-muted">
              {text('operations.flagBy', {
                person:
                  actor === null ? text('staff.roleOperator') : (actor.email ?? text('staff.goneAccount')),
                date: new Date(at),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
