import type { Client } from '@lauda/contract/client';
import type { CancellationReason } from '@lauda/domain/billing';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';

interface PlanActionOptions {
  api: Pick<Client, 'cancelSubscription' | 'reactivateSubscription'>;
  /** Called when the plan has changed; resolves when the page shows it. */
  onChanged: () => Promise<void>;
  onCancelled: () => void;
}

/** Cancels a plan, and undoes a cancellation. */
export function usePlanActions({ api, onChanged, onCancelled }: PlanActionOptions) {
  const text = useText();
  const toast = useToast();
  const tellFailure = (title: string) =>
    toast.show({ title, description: text('billing.portalTryAgain'), tone: 'danger' });
  const cancel = useMutation({
    // Waits for the page to update: a toast that confirms the cancellation beside a plan that still renews is a
    // contradiction.
    mutationFn: async (why: { reason: CancellationReason | null; details: string }) => {
      await api.cancelSubscription({ body: why });
      await onChanged();
    },
    onSuccess: () => {
      toast.show({ title: text('billing.cancelDone'), tone: 'success' });
      onCancelled();
    },
    onError: () => tellFailure(text('billing.cancelFailed')),
  });
  const resume = useMutation({
    mutationFn: async () => {
      await api.reactivateSubscription();
      await onChanged();
    },
    onSuccess: () => toast.show({ title: text('billing.resumeDone'), tone: 'success' }),
    onError: () => tellFailure(text('billing.resumeFailed')),
  });
  return {
    cancel: cancel.mutate,
    isCancelling: cancel.isPending,
    resume: () => resume.mutate(),
    isResuming: resume.isPending,
  };
}
