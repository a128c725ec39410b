import type { AccessKind } from '@lauda/contract/staff/audit';
import type { Client } from '@lauda/contract/client';
import type { StaffRole } from '@lauda/domain/permissions';
import type { PlainKey } from '@lauda/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { SettingsPlaceholder } from './settings-placeholder.tsx';

type AccessApi = Pick<Client, 'listAccountAccess'>;

const ROLES: Readonly<Record<StaffRole, PlainKey>> = {
  admin: 'staff.roleAdmin',
  support: 'staff.roleSupport',
  content_manager: 'staff.roleContentManager',
};

const accessText = ({ kind, canEdit }: { kind: AccessKind; canEdit: boolean }): PlainKey => {
  if (kind === 'resume') return 'staff.accessResume';
  return canEdit ? 'staff.accessCouldEdit' : 'staff.accessReadOnly';
};

const accessQuery = (api: AccessApi) =>
  queryOptions({
    queryKey: ['account-access'],
    queryFn: ({ signal }) => api.listAccountAccess(undefined, { signal }),
  });

/** Every time Lauda staff viewed the product as this user or read one of their resumes. */
export function AccessLog({ api }: { api: AccessApi }) {
  const text = useText();
  const { data: entries, isError, refetch } = useQuery(accessQuery(api));
  return (
    <Card>
      <CardHeader title={text('staff.accessHeading')} description={text('staff.accessAdvice')} />
      {!entries && <SettingsPlaceholder isFailed={isError} onRetry={() => void refetch()} />}
      {entries?.length === 0 && <p className="text-sm text-muted">{text('staff.accessNone')}</p>}
      {entries && entries.length > 0 && (
        <ul className="grid divide-y divide-border">
          {entries.map((entry) => (
            <li key={entry.id} className="py-3">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {text('staff.accessBy', { role: text(ROLES[entry.role]), date: new Date(entry.startedAt) })}
                <Badge>{text(accessText(entry))}</Badge>
              </p>
              <p className="text-sm wrap-anywhere text-muted">
                {text('staff.accessReason', { reason: entry.reason })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
