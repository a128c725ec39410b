import { ApiError } from '@lauda/contract/client';
import type { PortalSection } from '@lauda/contract/billing/billing';
import type { Client } from '@lauda/contract/client';
import type { SessionUser } from '@lauda/contract/accounts/session';
import type { PaidPlan } from '@lauda/domain/billing';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';

interface DepartureOptions {
  api: Pick<Client, 'createCheckoutSession' | 'createPortalSession'>;
  user: Pick<SessionUser, 'id' | 'email'>;
  /** Opens the payment provider's page. */
  leaveTo: (url: string) => void;
}

/** Opens the payment provider's pages. Stays busy from the click until the browser leaves the page. */
export function useDeparture({ api, user, leaveTo }: DepartureOptions) {
  const text = useText();
  const toast = useToast();
  const checkout = useMutation({
    mutationFn: (planType: PaidPlan) =>
      api.createCheckoutSession({
        body: {
          userId: user.id,
          email: user.email,
          planType,
          successUrl: `${location.origin}/subscription?checkSubscription=true`,
          cancelUrl: `${location.origin}/pricing`,
        },
      }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: (error) => {
      const isTaken = error instanceof ApiError && error.code === 'CONFLICT';
      toast.show({
        title: text('billing.checkoutFailed'),
        description: text(isTaken ? 'billing.checkoutTaken' : 'billing.tryAgain'),
        tone: 'danger',
      });
    },
  });
  const portal = useMutation({
    mutationFn: (portalSection: PortalSection) =>
      api.createPortalSession({
        body: { userId: user.id, returnUrl: `${location.origin}/subscription`, portalSection },
      }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: () =>
      toast.show({
        title: text('billing.portalFailed'),
        description: text('billing.portalTryAgain'),
        tone: 'danger',
      }),
  });
  return {
    buy: checkout.mutate,
    /** The plan whose checkout is opening. */
    buying: checkout.isPending || checkout.isSuccess ? checkout.variables : null,
    openPortal: portal.mutate,
    isPortalOpening: portal.isPending || portal.isSuccess,
  };
}
