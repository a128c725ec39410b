import { type AuditEntry } from '@lauda/contract/staff/audit';
import { AUDIT_ACTS, type AuditAct } from '@lauda/contract/staff/staff-search';
import type { Client } from '@lauda/contract/client';
import { type StaffRole, staffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/table/table.tsx';
import { Facts } from '../facts.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { Pager } from '../pager.tsx';
import { PhoneLines, WIDE_ONLY } from '../../../ui/table/phone-lines.tsx';
import { type AuditSearch, auditQuery } from '../staff-calls.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { ACT_TEXTS, ROLE_TEXTS } from '../staff-texts.ts';

interface AuditViewProps {
  api: Pick<Client, 'listAuditEntries'>;
  role: StaffRole;
  search: AuditSearch;
  onChange: (search: AuditSearch) => void;
}

export function AuditView({ api, role, search, onChange }: AuditViewProps) {
  const text = useText();
  const list = useQuery(auditQuery(api, search));
  const { data } = list;
  return (
    <StaffFrame role={role} title={text('screens.adminAudit')}>
      <AuditFilters search={search} onChange={onChange} />
      {list.isError && (
        <StaffLoadFailure
          title={text('staff.auditFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton className="h-96" />}
      {data?.entries.length === 0 && (
        <Card padding="none">
          <EmptyState title={text('staff.noEntries')} />
        </Card>
      )}
      {data && data.entries.length > 0 && <AuditTable entries={data.entries} />}
      {data && <Pager {...data} onPageChange={(page) => onChange({ ...search, page })} />}
    </StaffFrame>
  );
}

const ANY = 'any';

function AuditFilters({ search, onChange }: Pick<AuditViewProps, 'search' | 'onChange'>) {
  const text = useText();
  const filter = (changes: Partial<AuditSearch>) => onChange({ ...search, ...changes, page: 1 });
  /** Moving through the field with the keyboard changes nothing and does not reset the page. */
  const filterPerson = (typed: string) => {
    const person = typed.trim() || undefined;
    if (person !== search.person) filter({ person });
  };
  return (
    <search className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_2fr_1fr_1fr]">
      <Field label={text('staff.filterAct')} className="max-sm:col-span-2">
        <Select<AuditAct | typeof ANY>
          options={[
            { value: ANY, label: text('staff.anyAct') },
            ...AUDIT_ACTS.map((value) => ({ value, label: text(ACT_TEXTS[value]) })),
          ]}
          value={search.act ?? ANY}
          onValueChange={(act) => filter({ act: act === ANY ? undefined : act })}
        />
      </Field>
      <Field label={text('staff.filterPerson')} className="max-sm:col-span-2">
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          key={search.person}
          defaultValue={search.person}
          onBlur={({ target }) => filterPerson(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') filterPerson(currentTarget.value);
          }}
        />
      </Field>
      <Field label={text('staff.filterFrom')}>
        <Input
          type="date"
          value={search.from ?? ''}
          onChange={({ target }) => filter({ from: target.value || undefined })}
        />
      </Field>
      <Field label={text('staff.filterTo')}>
        <Input
          type="date"
          value={search.to ?? ''}
          onChange={({ target }) => filter({ to: target.value || undefined })}
        />
      </Field>
    </search>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const text = useText();
  return (
    <Table label={text('screens.adminAudit')}>
      <thead>
        <tr>
          <TableHeaderCell className={WIDE_ONLY}>{text('staff.when')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('staff.who')}</TableHeaderCell>
          <TableHeaderCell>{text('staff.what')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('staff.onWhom')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('staff.fromWhere')}</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TableRow key={entry.seq} className="align-top">
            <TableCell className="whitespace-nowrap tabular-nums max-md:hidden">
              {text('staff.moment', { date: new Date(entry.at) })}
            </TableCell>
            <TableCell className="min-w-40 max-md:hidden">
              <Actor entry={entry} />
            </TableCell>
            <TableCell className="min-w-48">
              <p className="max-md:font-medium">{text(ACT_TEXTS[entry.act])}</p>
              <Details details={entry.details} />
              <PhoneLines>
                <Facts
                  facts={[
                    [text('staff.onWhom'), <Person key="target" person={entry.target} />],
                    [text('staff.who'), <Actor key="actor" entry={entry} />],
                    [text('staff.when'), text('staff.moment', { date: new Date(entry.at) })],
                    [text('staff.fromWhere'), entry.ipAddress ?? '–'],
                  ]}
                />
              </PhoneLines>
            </TableCell>
            <TableCell className="min-w-40 max-md:hidden">
              <Person person={entry.target} />
            </TableCell>
            <TableCell className="text-muted max-md:hidden" title={entry.userAgent ?? undefined}>
              {entry.ipAddress ?? '–'}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function Person({ person }: { person: AuditEntry['actor'] }) {
  const text = useText();
  if (person === null) return <span className="text-muted">–</span>;
  if (person.email === null)
    return (
      <span className="text-muted" title={person.id}>
        {text('staff.goneAccount')}
      </span>
    );
  return (
    <Link
      to="/admin/user"
      search={{ id: person.id }}
      className="wrap-anywhere underline decoration-text/30 underline-offset-4 hover:decoration-current"
    >
      {person.email}
    </Link>
  );
}

function Actor({ entry: { actor, actorRole } }: { entry: AuditEntry }) {
  const text = useText();
  const known = staffRole(actorRole);
  return (
    <>
      <Person person={actor} />
      <p className="text-xs text-muted">{text(known === null ? 'staff.roleOperator' : ROLE_TEXTS[known])}</p>
    </>
  );
}

function Details({ details }: Pick<AuditEntry, 'details'>) {
  const parts = Object.entries(details).filter(([, value]) => value !== null);
  if (parts.length === 0) return null;
  return (
    <p className="max-w-80 text-xs wrap-anywhere text-muted">
      {parts.map(([name, value]) => `${name}: ${String(value)}`).join(' · ')}
    </p>
  );
}
