import type { Client } from '@lauda/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { type Verification, verifyCheckout } from './verify-checkout.ts';

interface VerificationOptions {
  api: Pick<Client, 'getPlan' | 'syncPlan'>;
  userId: string;
  /** True when the user returns from a checkout. */
  isAsked: boolean;
  /** Called when the plan is active, so that the URL can drop the request to verify. */
  onVerified: () => void;
}

/** Number of the running attempt; null when there is nothing to verify. */
export function useVerification({ api, userId, isAsked, onVerified }: VerificationOptions): number | null {
  const text = useText();
  const toast = useToast();
  const [attempt, setAttempt] = useState<number | null>(null);

  const tell = useEffectEvent((outcome: Verification) => {
    if (outcome === 'stopped') return;
    setAttempt(null);
    if (outcome === 'unpaid') return;
    if (outcome === 'pending' || outcome === 'failed') {
      toast.show({
        title: text(outcome === 'pending' ? 'billing.verifyPending' : 'billing.verifyFailed'),
        description: text(
          outcome === 'pending' ? 'billing.verifyPendingDescription' : 'billing.verifyFailedDescription',
        ),
        tone: 'danger',
      });
      return;
    }
    toast.show({
      title: text(outcome === 'proLifetime' ? 'billing.verifiedLifetime' : 'billing.verifiedMonthly'),
      description: text('billing.verifiedDescription'),
      tone: 'success',
    });
    onVerified();
  });

  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const params = { userId };
    const readPlan = async () => {
      // Asks the provider as well, so that a lost webhook delays nobody.
      await api.syncPlan({ params }, { signal: stop.signal });
      return api.getPlan({ params }, { signal: stop.signal });
    };
    void verifyCheckout({ readPlan, onAttempt: setAttempt, signal: stop.signal }).then((outcome) =>
      tell(outcome),
    );
    return () => stop.abort();
  }, [api, userId, isAsked]);
  return isAsked ? attempt : null;
}
