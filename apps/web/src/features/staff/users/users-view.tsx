import type { Client } from '@lauda/contract/client';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { Pager } from '../pager.tsx';
import { type AfterProof, usersQuery, type UserSearch } from '../staff-calls.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

const TYPING_MS = 250;

interface UsersViewProps {
  api: Pick<Client, 'listUsers' | 'bulkDeleteUsers'>;
  role: StaffRole;
  search: UserSearch;
  onChange: (next: UserSearch) => void;
  afterProof: AfterProof;
}

const EVERYBODY: UserSearch = { page: 1, search: '' };

export function UsersView({ api, role, search, onChange, afterProof }: UsersViewProps) {
  const text = useText();
  const list = useQuery(usersQuery(api, search));
  const { data } = list;
  const filter = (changes: Partial<UserSearch>) => onChange({ ...search, ...changes, page: 1 });
  const count = data && { count: data.total };
  return (
    <StaffFrame
      role={role}
      title={text('staff.usersTitle')}
      description={count && text(data.isMore ? 'operations.usersMore' : 'staff.usersCount', count)}
    >
      <search className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <SearchField search={search.search} onSearch={(next) => filter({ search: next })} />
        <UserFilters search={search} onChange={filter} />
      </search>
      {list.isError && (
        <StaffLoadFailure
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
            action={<Button onClick={() => onChange(EVERYBODY)}>{text('staff.clearSearch')}</Button>}
          />
        </Card>
      )}
      {data && data.users.length > 0 && (
        // Remounts per search: a selection does not carry over to the next page.
        <UserTable
          key={JSON.stringify(search)}
          api={api}
          users={data.users}
          canDelete={can(role, 'users', 'delete')}
          afterProof={afterProof}
        />
      )}
      {data && <Pager {...data} onPageChange={(page) => onChange({ ...search, page })} />}
    </StaffFrame>
  );
}

/** Searches when typing stops, and follows the URL when it changes by itself. */
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
    <Field label={text('staff.search')} className="col-span-2 sm:col-span-3 lg:col-span-1">
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
