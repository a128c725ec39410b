import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Client } from '@lauda/contract/client';
import type { Plan } from '@lauda/contract/billing/plans';
import { type PaidPlan, PLAN_PRICE_CENTS } from '@lauda/domain/billing';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { formatMoney } from '../../lib/i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Progress } from '../../ui/loading/progress.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { canBuy, describePlan } from './describe-plan.ts';
import { InvoicesCard, invoicesQuery } from './invoices-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { useDeparture } from './use-departure.ts';
import { usePlanActions } from './use-plan-actions.ts';
import { useVerification } from './use-verification.ts';
import { VERIFY_ATTEMPTS } from './verify-checkout.ts';

interface Known extends Pick<Plan, 'isProAccess' | 'subscription' | 'billingInfo'> {
  readonly loading: boolean;
}

interface SubscriptionViewProps {
  api: Client;
  user: SessionUser;
  plan: Known;
  /** The plan the user came to buy. */
  wanted: PaidPlan | null;
  isVerifying: boolean;
  /** Called once the purchase request was handled, so that the URL can drop it. */
  onTold: () => void;
  /** Called when the payment has arrived. */
  onPaid: () => void;
  /** Resolves once `plan` is up to date. */
  onPlanChanged: () => Promise<void>;
  leaveTo: (url: string) => void;
  /** Renders the plans to choose from, with these buttons. */
  renderPlans: (renderAction: (plan: string, label: string, isMain: boolean) => ReactNode) => ReactNode;
}

export function SubscriptionView(props: SubscriptionViewProps) {
  const { api, user, plan, wanted, leaveTo, onTold } = props;
  const { text, locale } = useI18n();
  const queryClient = useQueryClient();
  const [isCancelOpen, setCancelOpen] = useState(false);
  const situation = describePlan(plan);
  const { kind } = situation;
  const isMonthly = kind === 'monthly' || kind === 'ending' || kind === 'grace';
  const departure = useDeparture({ api, user, leaveTo });
  const onChanged = async () => {
    void queryClient.invalidateQueries(invoicesQuery(api));
    await props.onPlanChanged();
  };
  const actions = usePlanActions({ api, onChanged, onCancelled: () => setCancelOpen(false) });
  const attempt = useVerification({
    api,
    userId: user.id,
    isAsked: props.isVerifying,
    onVerified: () => {
      void onChanged();
      props.onPaid();
    },
  });

  const takeWish = useEffectEvent((wish: PaidPlan) => {
    onTold();
    if (canBuy(situation) || (wish === 'proLifetime' && isMonthly)) departure.buy(wish);
  });
  useEffect(() => {
    if (wanted !== null && kind !== 'loading') takeWish(wanted);
  }, [wanted, kind]);

  if (wanted !== null || departure.buying !== null) return <LoadingState label={text('billing.leaving')} />;

  const isBusy = attempt !== null;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.subscription')} />
      {attempt !== null && (
        <Progress
          label={text('billing.verifying')}
          percent={(attempt / VERIFY_ATTEMPTS) * 100}
          valueText={text('billing.verifyingStep', {
            attempt: String(attempt),
            attempts: String(VERIFY_ATTEMPTS),
          })}
        />
      )}
      <PlanCard situation={situation}>
        {isMonthly && (
          <div className="mt-5 flex flex-wrap gap-2">
            {kind === 'ending' && (
              <Button variant="primary" isLoading={actions.isResuming} onClick={actions.resume}>
                {text('billing.resumePlan')}
              </Button>
            )}
            <Button
              variant={kind === 'grace' ? 'primary' : 'secondary'}
              isLoading={departure.isPortalOpening}
              onClick={() => departure.openPortal('paymentMethod')}
            >
              {text(kind === 'grace' ? 'billing.checkPayment' : 'billing.managePayment')}
            </Button>
            {kind !== 'ending' && (
              <Button variant="quiet" onClick={() => setCancelOpen(true)}>
                {text('billing.cancelPlan')}
              </Button>
            )}
          </div>
        )}
        {situation.kind === 'monthly' && (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border pt-4">
            <p className="text-sm text-pretty text-muted">
              {text('billing.lifetimeOffer', {
                amount: formatMoney(locale, PLAN_PRICE_CENTS.proLifetime, situation.currency),
              })}
            </p>
            <Button size="sm" disabled={isBusy} onClick={() => departure.buy('proLifetime')}>
              {text('billing.goLifetime')}
            </Button>
          </div>
        )}
      </PlanCard>
      {canBuy(situation) && (
        <section>
          <CardHeader title={text('billing.choosePlan')} description={text('billing.choosePlanAdvice')} />
          {props.renderPlans((name, label, isMain) => (
            <Button
              variant={isMain ? 'primary' : 'secondary'}
              className="w-full"
              disabled={isBusy}
              onClick={() => departure.buy(name === 'proLifetime' ? 'proLifetime' : 'proSubscription')}
            >
              {label}
            </Button>
          ))}
        </section>
      )}
      {plan.billingInfo !== null && (
        <BillingDetailsCard
          info={plan.billingInfo}
          isOpening={departure.isPortalOpening}
          onEdit={() => departure.openPortal('home')}
        />
      )}
      {plan.subscription !== null && <InvoicesCard api={api} />}
      <CancelDialog
        isOpen={isCancelOpen}
        onOpenChange={setCancelOpen}
        until={situation.kind === 'monthly' ? situation.renewsAt : null}
        isCancelling={actions.isCancelling}
        onCancel={actions.cancel}
      />
    </div>
  );
}
