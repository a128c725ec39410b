import { ApiError } from '@lauda/contract/client';
import type { Client } from '@lauda/contract/client';
import type { ErrorCode } from '@lauda/contract/errors';
import type { UserDetails } from '@lauda/contract/staff/staff';
import { STAFF_ROLES, type StaffRole } from '@lauda/domain/permissions';
import type { PlainKey } from '@lauda/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { RoleBadge } from './role-badge.tsx';
import { type AfterProof, permissionsQuery, STAFF_KEY, staffFailure } from '../staff-calls.ts';
import { ROLE_TEXTS } from '../staff-texts.ts';

type RoleApi = Pick<Client, 'getPermissions' | 'grantRole' | 'revokeRole'>;

interface RoleCardProps {
  api: RoleApi;
  user: UserDetails;
  canChange: boolean;
  afterProof: AfterProof;
}

export function RoleCard({ api, user, canChange, afterProof }: RoleCardProps) {
  const text = useText();
  const { data: permissions } = useQuery(permissionsQuery(api, user.id));
  return (
    <Card>
      <CardHeader
        title={text('staff.roleHeading')}
        description={canChange ? text('staff.roleAdvice') : undefined}
        action={(!canChange || user.staffRole !== null) && <RoleBadge role={user.staffRole} />}
      />
      {permissions && permissions.rights.length > 0 && (
        <ul aria-label={text('staff.rightsHeading')} className="mb-5 flex flex-wrap gap-1.5">
          {permissions.rights.map(({ area, act }) => (
            <li key={`${area}.${act}`}>
              <Badge>
                <code>{`${area}.${act}`}</code>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {canChange && <RoleForm key={user.staffRole} api={api} user={user} afterProof={afterProof} />}
    </Card>
  );
}

const NONE = 'none';

type RoleFormProps = Omit<RoleCardProps, 'canChange'>;

const REFUSALS: Partial<Record<ErrorCode, PlainKey>> = {
  LAST_ADMIN: 'staff.lastAdmin',
  SECOND_FACTOR_MISSING: 'staff.factorMissing',
};

function RoleForm({ api, user, afterProof }: RoleFormProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<StaffRole | typeof NONE>(user.staffRole ?? NONE);
  const [isAsking, setAsking] = useState(false);
  const params = { id: user.id };
  const change = useMutation({
    mutationFn: (reason: string) =>
      chosen === NONE
        ? api.revokeRole({ params, query: { reason } })
        : api.grantRole({ params, body: { grantedRole: chosen, reason } }),
    onSuccess: () => toast.show({ title: text('staff.roleSaved'), tone: 'success' }),
    onError: (error) => {
      const known = error instanceof ApiError && error.code ? REFUSALS[error.code] : undefined;
      toast.show({ title: known ? text(known) : staffFailure(text, error), tone: 'danger' });
    },
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: [STAFF_KEY] });
    },
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={text('staff.roleLabel')} className="min-w-48 flex-1">
        <Select
          options={[
            { value: NONE, label: text('staff.noRole') },
            ...STAFF_ROLES.map((value) => ({ value, label: text(ROLE_TEXTS[value]) })),
          ]}
          value={chosen}
          onValueChange={setChosen}
        />
      </Field>
      <Button
        disabled={chosen === (user.staffRole ?? NONE)}
        onClick={() => afterProof(() => setAsking(true))}
      >
        {text('staff.rolesSave')}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('staff.roleTitle', { email: user.email })}
        description={text('staff.roleDescription')}
        confirmLabel={text('staff.rolesSave')}
        isLoading={change.isPending}
        onConfirm={(reason) => change.mutate(reason)}
      />
    </div>
  );
}
