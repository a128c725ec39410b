import { currencyOf, type PaidPlan, PLAN_PRICE_CENTS } from '@lauda/domain/billing';
import type { PlainKey } from '@lauda/messages';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { formatMoney } from '../../lib/i18n/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';

type PlanName = 'free' | PaidPlan;

interface PlanTexts {
  name: PlainKey;
  lead: PlainKey;
  every: PlainKey;
  terms: PlainKey;
  features: readonly PlainKey[];
  /** Features that users might expect but the plan lacks. */
  lacks?: readonly PlainKey[];
  action: PlainKey;
}

const PRO_FEATURES = [
  'pricing.proResumes',
  'pricing.proSuggestions',
  'pricing.proTemplates',
  'pricing.proCoach',
  'pricing.proDownloads',
  'pricing.proSupport',
] as const;

const PLANS: Readonly<Record<PlanName, PlanTexts>> = {
  free: {
    name: 'pricing.freeName',
    lead: 'pricing.freeLead',
    every: 'pricing.freeEvery',
    terms: 'pricing.freeTerms',
    features: [
      'pricing.freeResumes',
      'pricing.freeSuggestions',
      'pricing.freePreview',
      'pricing.freeTemplates',
      'pricing.freeText',
      'pricing.freeSupport',
    ],
    lacks: ['pricing.freeNoDownloads', 'pricing.freeNoCoach'],
    action: 'pricing.freeAction',
  },
  proSubscription: {
    name: 'pricing.monthlyName',
    lead: 'pricing.monthlyLead',
    every: 'pricing.monthlyEvery',
    terms: 'pricing.monthlyTerms',
    features: PRO_FEATURES,
    action: 'pricing.monthlyAction',
  },
  proLifetime: {
    name: 'pricing.lifetimeName',
    lead: 'pricing.lifetimeLead',
    every: 'pricing.lifetimeEvery',
    terms: 'pricing.lifetimeTerms',
    features: PRO_FEATURES,
    action: 'pricing.lifetimeAction',
  },
};

const LINKS: Readonly<Record<PlanName, string>> = {
  free: '/builder',
  proSubscription: '/subscription?plan=proSubscription',
  proLifetime: '/subscription?plan=proLifetime',
};

interface PricingPlansProps {
  plans?: readonly PlanName[];
  /** Heading level of the cards. */
  level?: 2 | 3;
  /** Users with Pro are not offered it again. */
  isPro?: boolean;
  /** Replaces the plain link, which works on a page without scripts. */
  renderAction?: (plan: PlanName, label: string, isMain: boolean) => ReactNode;
}

const ALL_PLANS: readonly PlanName[] = ['free', 'proSubscription', 'proLifetime'];

/** The plans to choose from. Needs no script, so it can be part of a prerendered page. */
export function PricingPlans({
  plans = ALL_PLANS,
  level = 2,
  isPro = false,
  renderAction,
}: PricingPlansProps) {
  const { text, locale } = useI18n();
  const Heading = `h${level}` as const;
  const currency = currencyOf(locale);
  const columns = plans.length === 3 ? 'lg:grid-cols-3' : 'sm:grid-cols-2';
  return (
    <ul className={cx('grid gap-4', columns)}>
      {plans.map((plan) => {
        const isPopular = plan === 'proSubscription';
        const { name, lead, every, terms, features, lacks = [], action } = PLANS[plan];
        const cents = plan === 'free' ? 0 : PLAN_PRICE_CENTS[plan];
        return (
          <li
            key={plan}
            data-plan={plan}
            className={cx(
              // One row per part, so that prices, buttons and lists align across cards.
              'row-span-5 grid grid-rows-subgrid gap-y-0 rounded-card border bg-surface p-6 max-md:p-5',
              isPopular ? 'border-primary ring-1 ring-primary' : 'border-border',
            )}
          >
            <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
              <Heading className="text-lg font-semibold">{text(name)}</Heading>
              {isPopular && <Badge tone="primary">{text('pricing.popular')}</Badge>}
            </div>
            <p className="mt-1 text-sm text-pretty text-muted">{text(lead)}</p>
            <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-4xl tracking-display tabular-nums">
                {formatMoney(locale, cents, currency)}
              </span>
              <span className="text-sm text-muted">{text(every)}</span>
            </p>
            <div className="mt-5 grid content-start gap-2">
              {renderAction?.(plan, text(action), isPopular) ??
                (isPro && plan !== 'free' ? (
                  <Button disabled variant={isPopular ? 'primary' : 'secondary'} className="w-full">
                    {text(action)}
                  </Button>
                ) : (
                  <a
                    href={LINKS[plan]}
                    rel={plan === 'free' ? undefined : 'nofollow'}
                    className={buttonStyles({ variant: isPopular ? 'primary' : 'secondary' }, 'w-full')}
                  >
                    {text(action)}
                  </a>
                ))}
              <p className="text-xs text-balance text-muted">{text(terms)}</p>
            </div>
            <ul className="mt-5 grid content-start gap-2.5 border-t border-border pt-5 text-sm">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
                  {text(feature)}
                </li>
              ))}
              {lacks.map((lack) => (
                <li key={lack} className="flex gap-2.5 text-muted">
                  <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
                  {text(lack)}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** The money-back guarantee beside the prices. */
export function MoneyBackBox() {
  const { text } = useI18n();
  return (
    <aside className="flex items-start gap-4 rounded-card border border-border bg-soft/50 p-5 text-on-soft">
      <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="font-semibold">{text('pricing.moneyBackTitle')}</p>
        <p className="mt-1 text-sm text-pretty">{text('pricing.moneyBackText')}</p>
      </div>
    </aside>
  );
}
