import { ApiError, type Client } from '@lauda/contract/client';
import type { UserSubscription } from '@lauda/contract/staff/staff-billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.tsx';
import { formatMoney } from '../../../lib/i18n/money.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type AfterProof, STAFF_KEY, staffFailure } from '../staff-calls.ts';

export type SubscriptionApi = Pick<Client, 'updateSubscription' | 'cancelUserSubscription' | 'refundPayment'>;

interface SubscriptionActsProps {
  api: SubscriptionApi;
  userId: string;
  plan: UserSubscription;
  rights: { edit: boolean; cancel: boolean; refund: boolean };
  afterProof: AfterProof;
}

type Act = 'cancel' | 'renew' | 'readAgain' | 'refund';

const RUNNING: ReadonlySet<string> = new Set(['active', 'gracePeriod']);

/** Only the actions this role may take on this plan in its current state. */
export function SubscriptionActs({ api, userId, plan, rights, afterProof }: SubscriptionActsProps) {
  const { text, locale } = useI18n();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'cancel' | 'refund' | null>(null);
  const { subscription, refundable } = plan;
  const amount = refundable ? formatMoney(locale, refundable.amountCents, refundable.currency) : '';
  const done: Record<Act, string> = {
    cancel: text('operations.cancelled'),
    renew: text('operations.renewed'),
    readAgain: text('operations.readDone'),
    refund: text('operations.refunded', { amount }),
  };
  const calls: Record<Act, (reason: string) => Promise<unknown>> = {
    cancel: () => api.cancelUserSubscription({ params: { userId }, body: { reason: null, details: '' } }),
    renew: () => api.updateSubscription({ params: { userId }, body: { change: 'renew' } }),
    readAgain: () => api.updateSubscription({ params: { userId }, body: { change: 'readAgain' } }),
    refund: (reason) => api.refundPayment({ body: { userId, reason } }),
  };
  const act = useMutation({
    mutationFn: ({ name, reason = '' }: { name: Act; reason?: string }) => calls[name](reason),
    onSuccess: (_answer, { name }) => toast.show({ title: done[name], tone: 'success' }),
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : null;
      const title =
        code === 'REFUND_TOO_LATE'
          ? text('operations.refundLate')
          : code === 'CONFLICT'
            ? text('operations.planConflict')
            : staffFailure(text, error);
      toast.show({ title, tone: 'danger' });
    },
    onSettled: () => {
      setAsked(null);
      return queryClient.invalidateQueries({ queryKey: [STAFF_KEY] });
    },
  });
  const isMonthly = subscription?.subscriptionType === 'proSubscription';
  const canCancel = rights.cancel && isMonthly && RUNNING.has(subscription.status);
  const canRenew = rights.edit && isMonthly && subscription.status === 'cancelled';
  const canRefund = rights.refund && refundable !== null;
  if (subscription === null || !(rights.edit || canCancel || canRefund)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {canRenew && (
        <Button
          size="sm"
          isLoading={act.isPending && act.variables.name === 'renew'}
          onClick={() => act.mutate({ name: 'renew' })}
        >
          {text('operations.renewPlan')}
        </Button>
      )}
      {canCancel && (
        <Button size="sm" onClick={() => setAsked('cancel')}>
          {text('operations.cancelPlan')}
        </Button>
      )}
      {canRefund && (
        <Button size="sm" onClick={() => afterProof(() => setAsked('refund'))}>
          {text('operations.refund', { amount })}
        </Button>
      )}
      {rights.edit && (
        <Button
          size="sm"
          variant="quiet"
          isLoading={act.isPending && act.variables.name === 'readAgain'}
          onClick={() => act.mutate({ name: 'readAgain' })}
        >
          {text('operations.readAgain')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'cancel' : null)}
        title={text('operations.cancelTitle')}
        description={text('operations.cancelDescription')}
        confirmLabel={text('operations.cancelPlan')}
        cancelLabel={text('operations.keepPlan')}
        isDestructive
        isLoading={act.isPending}
        onConfirm={() => act.mutate({ name: 'cancel' })}
      />
      <ReasonDialog
        isOpen={asked === 'refund'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'refund' : null)}
        title={text('operations.refundTitle', { amount })}
        description={text('operations.refundDescription')}
        confirmLabel={text('operations.refund', { amount })}
        isDestructive
        isLoading={act.isPending}
        onConfirm={(reason) => act.mutate({ name: 'refund', reason })}
      />
    </div>
  );
}
