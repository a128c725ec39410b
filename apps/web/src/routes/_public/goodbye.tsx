import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { GoodbyeView } from '../../features/accounts/archive-and-deletion/goodbye-view.tsx';
import { useSite } from '../../features/site/site.ts';
import { api } from '../../lib/api/api.ts';

const search = z.object({ receipt: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/_public/goodbye')({
  validateSearch: (given) => search.parse(given),
  component: GoodbyeScreen,
});

function GoodbyeScreen() {
  const { receipt = null } = Route.useSearch();
  return <GoodbyeView api={api} receipt={receipt} supportEmail={useSite().supportEmail} />;
}
