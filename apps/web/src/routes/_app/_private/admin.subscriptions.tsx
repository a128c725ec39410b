import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from '@lauda/domain/entitlement';
import { can } from '@lauda/domain/permissions';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useSession } from '../../../features/session/session.ts';
import { NotFoundView } from '../../../features/shell/failures/not-found-view.tsx';
import { SubscriptionsView } from '../../../features/staff/subscriptions/subscriptions-view.tsx';
import { api } from '../../../lib/api/api.ts';
import { pageParameter } from './-admin-search.ts';

const search = z.object({
  page: pageParameter,
  type: z.catch(z.optional(z.enum(SUBSCRIPTION_TYPES)), undefined),
  status: z.catch(z.optional(z.enum(SUBSCRIPTION_STATUSES)), undefined),
});

export const Route = createFileRoute('/_app/_private/admin/subscriptions')({
  validateSearch: (given) => search.parse(given),
  component: SubscriptionsScreen,
});

function SubscriptionsScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const { page = 1, ...filter } = Route.useSearch();
  if (session.status !== 'user') return null;
  const { staffRole } = session.user;
  if (staffRole === null || !can(staffRole, 'subscriptions', 'view')) return <NotFoundView />;
  return (
    <SubscriptionsView
      api={api}
      role={staffRole}
      search={{ page, ...filter }}
      onChange={(next) => void navigate({ search: { ...next, page: next.page > 1 ? next.page : undefined } })}
    />
  );
}
