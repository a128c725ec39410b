import { AUDIT_ACTS } from '@lauda/contract/staff/staff-search';
import { can } from '@lauda/domain/permissions';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useSession } from '../../../features/session/session.ts';
import { NotFoundView } from '../../../features/shell/failures/not-found-view.tsx';
import { AuditView } from '../../../features/staff/operations/audit-view.tsx';
import { api } from '../../../lib/api/api.ts';

const search = z.object({
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  act: z.catch(z.optional(z.enum(AUDIT_ACTS)), undefined),
  person: z.catch(z.optional(z.string()), undefined),
  from: z.catch(z.optional(z.iso.date()), undefined),
  to: z.catch(z.optional(z.iso.date()), undefined),
});

export const Route = createFileRoute('/_app/_private/admin/audit')({
  validateSearch: (given) => search.parse(given),
  component: AuditScreen,
});

function AuditScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const { page = 1, ...filter } = Route.useSearch();
  if (session.status !== 'user') return null;
  const { staffRole } = session.user;
  if (staffRole === null || !can(staffRole, 'system', 'view')) return <NotFoundView />;
  return (
    <AuditView
      api={api}
      role={staffRole}
      search={{ page, ...filter }}
      onChange={(next) => void navigate({ search: { ...next, page: next.page > 1 ? next.page : undefined } })}
    />
  );
}
