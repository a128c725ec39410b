import type { Client } from '@lauda/contract/client';
import type { UserSummary } from '@lauda/contract/staff';
import type { StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../ui/table/table.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Pager } from './pager.tsx';
import { RoleBadge } from './role-badge.tsx';
import { usersQuery } from './staff-calls.ts';
import { StaffFrame } from './staff-frame.tsx';

const TYPING_MS = 250;

interface UsersViewProps {
  api: Pick<Client, 'listUsers'>;
  role: StaffRole;
  page: number;
  search: string;
  onChange: (next: { page: number; search: string }) => void;
}

export function UsersView({ api, role, page, search, onChange }: UsersViewProps) {
  const text = useText();
  const list = useQuery(usersQuery(api, { page, search }));
  const { data } = list;
  return (
    <StaffFrame
      role={role}
      title={text('staff.usersTitle')}
      description={data && text('staff.usersCount', { count: data.total })}
    >
      <SearchField search={search} onSearch={(next) => onChange({ page: 1, search: next })} />
      {list.isError && (
        <LoadFailure
          title={text('staff.usersFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton className="h-96" />}
      {data?.users.length === 0 && (
        <Card padding="none">
          <EmptyState
            title={text('staff.nobodyFound')}
            action={
              <Button onClick={() => onChange({ page: 1, search: '' })}>{text('staff.clearSearch')}</Button>
            }
          />
        </Card>
      )}
      {data && data.users.length > 0 && <UserTable users={data.users} />}
      {data && <Pager {...data} onPageChange={(next) => onChange({ page: next, search })} />}
    </StaffFrame>
  );
}

/** Asks the server when the person stops typing, and follows the address when it changes by itself. */
function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setTyped(search);
  }
  const wanted = typed.trim();
  const ask = useEffectEvent((asked: string) => {
    if (asked !== search) onSearch(asked);
  });
  useEffect(() => {
    const waiting = setTimeout(() => ask(wanted), TYPING_MS);
    return () => clearTimeout(waiting);
  }, [wanted]);
  return (
    <Field label={text('staff.search')} isLabelHidden className="max-w-md">
      <Input
        type="search"
        icon={<Search aria-hidden />}
        placeholder={text('staff.searchPlaceholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}

function UserTable({ users }: { users: readonly UserSummary[] }) {
  const text = useText();
  return (
    <Table label={text('staff.usersTitle')}>
      <thead>
        <tr>
          <TableHeaderCell>{text('staff.person')}</TableHeaderCell>
          <TableHeaderCell>{text('staff.role')}</TableHeaderCell>
          <TableHeaderCell>{text('staff.status')}</TableHeaderCell>
          <TableHeaderCell align="end">{text('staff.joined')}</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <TableCell className="max-w-96 min-w-52">
              <Link
                to="/admin/user"
                search={{ id: user.id }}
                className="font-medium wrap-anywhere underline-offset-4 hover:underline"
              >
                {user.name.trim() || user.email}
              </Link>
              <p className="wrap-anywhere text-muted">{user.email}</p>
            </TableCell>
            <TableCell>
              <RoleBadge role={user.staffRole} />
            </TableCell>
            <TableCell>
              <Badge tone={user.isConfirmed ? 'success' : 'warning'}>
                {text(user.isConfirmed ? 'staff.confirmed' : 'staff.unconfirmed')}
              </Badge>
            </TableCell>
            <TableCell align="end" className="whitespace-nowrap text-muted tabular-nums">
              {text('staff.joinedOn', { date: new Date(user.createdAt) })}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
