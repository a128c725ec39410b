import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UnsubscribeView } from '../../features/accounts/settings/unsubscribe-view.tsx';
import { api } from '../../lib/api/api.ts';

const search = z.object({ token: z.catch(z.string(), '') });

export const Route = createFileRoute('/_public/unsubscribe')({
  validateSearch: (given) => search.parse(given),
  component: UnsubscribeScreen,
});

function UnsubscribeScreen() {
  const { token } = Route.useSearch();
  return <UnsubscribeView api={api} token={token} />;
}
