import type { Client } from '@lauda/contract/client';
import type { UserSummary } from '@lauda/contract/staff/staff';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/table/table.tsx';
import { DeleteUsersDialog } from './delete-users-dialog.tsx';
import { PhoneLines, WIDE_ONLY } from '../../../ui/table/phone-lines.tsx';
import { RoleBadge } from './role-badge.tsx';
import type { AfterProof } from '../staff-calls.ts';

interface UserTableProps {
  api: Pick<Client, 'bulkDeleteUsers'>;
  users: readonly UserSummary[];
  canDelete: boolean;
  afterProof: AfterProof;
}

const nameOf = ({ name, email }: UserSummary): string => name.trim() || email;

export function UserTable({ api, users, canDelete, afterProof }: UserTableProps) {
  const text = useText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  // Staff cannot be deleted, so they cannot be selected.
  const choosable = users.filter(({ staffRole }) => staffRole === null).map(({ id }) => id);
  const chosenIds = choosable.filter((id) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      {chosenIds.length > 0 && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface px-4 py-2"
        >
          <p className="text-sm font-medium">{text('operations.selected', { count: chosenIds.length })}</p>
          <Button size="sm" variant="danger" onClick={() => afterProof(() => setAsking(true))}>
            {text('operations.deleteSelected')}
          </Button>
        </div>
      )}
      <Table label={text('staff.usersTitle')}>
        <thead>
          <tr>
            {canDelete && (
              <TableHeaderCell className="w-0">
                <Checkbox
                  label={text('operations.selectAll')}
                  isLabelHidden
                  disabled={choosable.length === 0}
                  checked={choosable.length > 0 && chosenIds.length === choosable.length}
                  isIndeterminate={chosenIds.length > 0 && chosenIds.length < choosable.length}
                  onCheckedChange={(isChosen) => choose(choosable, isChosen)}
                />
              </TableHeaderCell>
            )}
            <TableHeaderCell>{text('staff.person')}</TableHeaderCell>
            <TableHeaderCell className={WIDE_ONLY}>{text('staff.role')}</TableHeaderCell>
            <TableHeaderCell className={WIDE_ONLY}>{text('operations.plan')}</TableHeaderCell>
            <TableHeaderCell className={WIDE_ONLY}>{text('staff.status')}</TableHeaderCell>
            <TableHeaderCell align="end" className={WIDE_ONLY}>
              {text('staff.joined')}
            </TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <TableRow key={user.id} aria-selected={canDelete ? chosen.has(user.id) : undefined}>
              {canDelete && (
                <TableCell>
                  {user.staffRole === null && (
                    <Checkbox
                      label={text('operations.select', { name: nameOf(user) })}
                      isLabelHidden
                      checked={chosen.has(user.id)}
                      onCheckedChange={(isChosen) => choose([user.id], isChosen)}
                    />
                  )}
                </TableCell>
              )}
              <TableCell className="max-w-96 min-w-52">
                <Link
                  to="/admin/user"
                  search={{ id: user.id }}
                  className="font-medium wrap-anywhere underline-offset-4 hover:underline"
                >
                  {nameOf(user)}
                </Link>
                <p className="wrap-anywhere text-muted">{user.email}</p>
                <PhoneLines>
                  {user.staffRole !== null && <RoleBadge role={user.staffRole} />}
                  <Plan user={user} />
                  <Confirmation user={user} />
                  <Joined user={user} />
                </PhoneLines>
              </TableCell>
              <TableCell className={WIDE_ONLY}>
                <RoleBadge role={user.staffRole} />
              </TableCell>
              <TableCell className={WIDE_ONLY}>
                <Plan user={user} />
              </TableCell>
              <TableCell className={WIDE_ONLY}>
                <Confirmation user={user} />
              </TableCell>
              <TableCell align="end" className={WIDE_ONLY}>
                <Joined user={user} />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {canDelete && (
        <DeleteUsersDialog
          api={api}
          userIds={chosenIds}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onDeleted={() => setChosen(new Set())}
        />
      )}
    </>
  );
}

interface OfUser {
  user: UserSummary;
}

function Plan({ user: { isPro } }: OfUser) {
  const text = useText();
  return isPro ? (
    <Badge tone="primary">{text('operations.planPro')}</Badge>
  ) : (
    <span className="text-muted">{text('operations.planFree')}</span>
  );
}

function Confirmation({ user: { isConfirmed } }: OfUser) {
  const text = useText();
  return (
    <Badge tone={isConfirmed ? 'success' : 'warning'}>
      {text(isConfirmed ? 'staff.confirmed' : 'staff.unconfirmed')}
    </Badge>
  );
}

function Joined({ user: { createdAt } }: OfUser) {
  const text = useText();
  return (
    <span className="whitespace-nowrap text-muted tabular-nums">
      {text('staff.joinedOn', { date: new Date(createdAt) })}
    </span>
  );
}
