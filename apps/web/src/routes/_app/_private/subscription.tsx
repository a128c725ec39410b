import { PAID_PLANS } from '@lauda/domain/billing';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { SubscriptionView } from '../../../features/billing/subscription-view.tsx';
import { useAuthState, useReadPlanNow } from '../../../features/plans/auth-state-context.tsx';
import { PricingPlans } from '../../../features/pricing/pricing-plans.tsx';
import { siteQuery } from '../../../features/site/site.ts';
import { useSession } from '../../../features/session/session.ts';
import { api } from '../../../lib/api/api.ts';
import { downloadWish } from '../../../lib/files/download-wish.ts';
import { shellApi } from '../../../lib/api/shell-api.ts';

const search = z.object({
  /** From the buttons beside the prices, which work without a script. */
  plan: z.catch(z.optional(z.enum(PAID_PLANS)), undefined),
  /** True on return from a checkout. */
  checkSubscription: z.catch(z.optional(z.boolean()), undefined),
});

export const Route = createFileRoute('/_app/_private/subscription')({
  validateSearch: (given) => search.parse(given),
  beforeLoad: async ({ search: { plan }, context: { queryClient } }) => {
    const { isSelling } = await queryClient.ensureQueryData(siteQuery);
    if (!isSelling) throw redirect({ to: '/account-settings' });
    if (plan === undefined) return;
    // Not from the cache: another reader of the session query may cancel it, which would abort this read too.
    const { user } = await shellApi.getSession();
    if (user === null) throw redirect({ to: '/auth', search: { redirect: '/pricing' } });
  },
  component: SubscriptionScreen,
});

const SOLD = ['proSubscription', 'proLifetime'] as const;

function SubscriptionScreen() {
  const session = useSession();
  const plan = useAuthState();
  const readPlanNow = useReadPlanNow();
  const navigate = Route.useNavigate();
  const { plan: wanted = null, checkSubscription = false } = Route.useSearch();
  if (session.status !== 'user') return null;
  return (
    <SubscriptionView
      api={api}
      user={session.user}
      plan={plan}
      wanted={wanted}
      isVerifying={checkSubscription}
      onTold={() => void navigate({ search: {}, replace: true })}
      onPaid={() => {
        const path = downloadWish.takeUp();
        void navigate(path === null ? { search: {}, replace: true } : { href: path, replace: true });
      }}
      onPlanChanged={readPlanNow}
      leaveTo={(url) => location.assign(url)}
      renderPlans={(renderAction) => <PricingPlans plans={SOLD} level={3} renderAction={renderAction} />}
    />
  );
}
