import ArrowLeft from 'lucide-react/icons/arrow-left';
import { MoneyBackBox, PricingPlans } from '../features/pricing/pricing-plans.tsx';
import { useText } from '../lib/i18n/i18n.tsx';
import { usePageLink } from '../lib/page-links.tsx';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';

export function PricingPage({ isPro }: { isPro: boolean }) {
  const text = useText();
  const pageLink = usePageLink();
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-8 md:gap-10 md:py-12">
      <header className="grid justify-items-start gap-3">
        <Button
          variant="quiet"
          className="-ms-4"
          render={
            <a href={pageLink('/')} data-back>
              <ArrowLeft aria-hidden />
              {text('pages.back')}
            </a>
          }
        />
        <h1 className="font-display text-4xl tracking-display md:text-5xl">{text('pages.pricingTitle')}</h1>
        <p className="max-w-2xl text-lg text-balance text-muted">{text('pages.pricingLead')}</p>
      </header>
      {isPro && (
        <Callout
          tone="info"
          title={text('pricing.proAlreadyTitle')}
          action={<Button render={<a href="/subscription">{text('pricing.managePlan')}</a>} />}
        >
          {text('pricing.proAlready')}
        </Callout>
      )}
      <PricingPlans isPro={isPro} />
      <MoneyBackBox />
    </div>
  );
}
