import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UnbuiltView } from '../../features/shell/unbuilt-view.tsx';

/** A parameter that makes no sense is dropped, never an error page: people arrive here from mails. */
const search = z.object({
  view: z.catch(z.optional(z.enum(['sign-in', 'sign-up'])), undefined),
  redirect: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.optional(z.enum(['verification_failed', 'reset_failed'])), undefined),
});

export const Route = createFileRoute('/_public/auth')({
  validateSearch: (given) => search.parse(given),
  component: () => <UnbuiltView title="screens.auth" />,
});
