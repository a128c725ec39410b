import type { PlainKey } from '@lauda/messages';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { formatDay, formatMoney } from '../../lib/i18n/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { PlanSituation } from './describe-plan.ts';

type Kind = Exclude<PlanSituation['kind'], 'loading'>;

const NAMES: Readonly<Record<Kind, PlainKey>> = {
  free: 'billing.planFree',
  ended: 'billing.planFree',
  pending: 'billing.planFree',
  unpaid: 'billing.planFree',
  monthly: 'billing.planMonthly',
  ending: 'billing.planMonthly',
  grace: 'billing.planMonthly',
  lifetime: 'billing.planLifetime',
  staff: 'billing.planStaff',
};

const BADGES: Partial<
  Record<Kind, readonly [PlainKey, 'success' | 'warning' | 'danger' | 'info' | 'neutral']>
> = {
  monthly: ['billing.statusActive', 'success'],
  lifetime: ['billing.statusActive', 'success'],
  ending: ['billing.statusEnding', 'warning'],
  grace: ['billing.statusGrace', 'danger'],
  pending: ['billing.statusPending', 'info'],
  unpaid: ['billing.statusGrace', 'warning'],
};

function useSentence(): (situation: PlanSituation) => string {
  const { text, locale } = useI18n();
  return (situation) => {
    switch (situation.kind) {
      case 'loading':
        return '';
      case 'free':
        return `${text('billing.nextFree')} ${text('promises.free')}`;
      case 'ended':
        return text('billing.nextEnded', { day: formatDay(locale, situation.at) });
      case 'pending':
        return text('billing.nextPending');
      case 'unpaid':
        return text('billing.nextUnpaid');
      case 'monthly':
        return text('billing.nextMonthly', {
          day: formatDay(locale, situation.renewsAt),
          amount: formatMoney(locale, situation.amountCents, situation.currency),
        });
      case 'ending':
        return text('billing.nextEnding', { day: formatDay(locale, situation.until) });
      case 'grace':
        return text('billing.nextGrace', { day: formatDay(locale, situation.until) });
      case 'lifetime':
        return text('billing.nextLifetime');
      case 'staff':
        return text('billing.nextStaff');
    }
  };
}

interface PlanCardProps {
  situation: PlanSituation;
  /** Actions for the plan. */
  children?: ReactNode;
}

/** The plan, and in plain words what happens next and when. */
export function PlanCard({ situation, children }: PlanCardProps) {
  const { text } = useI18n();
  const sentence = useSentence();
  if (situation.kind === 'loading') return <Skeleton className="h-40 rounded-card" />;
  const badge = BADGES[situation.kind];
  return (
    <Card>
      <h2 className="text-sm text-muted">{text('billing.yourPlan')}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-3">
        <span className="font-display text-2xl tracking-display">{text(NAMES[situation.kind])}</span>
        {badge && <Badge tone={badge[1]}>{text(badge[0])}</Badge>}
      </p>
      <p className="mt-3 max-w-prose text-pretty" aria-live="polite">
        {sentence(situation)}
      </p>
      {children}
    </Card>
  );
}
