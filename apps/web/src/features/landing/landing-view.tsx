import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { usePageLink } from '../../lib/page-links.tsx';
import { Button } from '../../ui/button.tsx';
import { ProductFacts } from './product-facts.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import { OptionCards } from './option-cards.tsx';
import type { PagePicture } from './pictures.ts';
import { LandingSteps } from './landing-steps.tsx';
import { TemplateShowcase } from './template-showcase.tsx';

const FEATURES_ID = 'features';
const WIDTH = 'mx-auto max-w-6xl px-4';
const HEADING = 'font-display text-3xl tracking-display md:text-4xl';

/** Paper is white in the dark theme too, so elements on it keep the light theme's colors. */
const PAPER_BUTTONS = {
  primary: 'bg-[#0e5c45]! text-paper!',
  secondary: 'border-ink/25! bg-paper! text-ink!',
} as const;

interface LandingViewProps {
  isSignedIn: boolean;
  isSelling: boolean;
  picture: (name: PagePicture) => string;
  /** Plans with prices; null for users who have everything. */
  plans: ReactNode;
  questions: ReactNode;
}

export function LandingView({ isSignedIn, isSelling, picture, plans, questions }: LandingViewProps) {
  const text = useText();
  const pageLink = usePageLink();
  return (
    <>
      <section className="overflow-hidden">
        <div
          className={`${WIDTH} grid items-center gap-12 py-12 md:grid-cols-[1.15fr_1fr] md:gap-16 md:py-20`}
        >
          <div className="grid gap-6">
            <h1 className="font-display text-4xl tracking-display md:text-6xl">
              <RichText
                id="landing.title"
                tags={{
                  mark: <mark className="-mx-1.5 bg-highlight px-1.5 whitespace-nowrap text-on-highlight" />,
                }}
              />
            </h1>
            <p className="max-w-xl text-lg text-pretty text-muted">
              {text(isSignedIn ? 'landing.welcomeBack' : 'landing.subtitle')}
            </p>
            <div className="flex flex-wrap gap-3">
              {isSignedIn ? (
                <Button
                  variant="primary"
                  size="lg"
                  render={<a href="/resumes">{text('landing.continue')}</a>}
                />
              ) : (
                <>
                  <Button
                    variant="primary"
                    size="lg"
                    render={<a href="/builder">{text('landing.getStarted')}</a>}
                  />
                  <Button
                    size="lg"
                    render={<a href={`#${FEATURES_ID}`}>{text('landing.viewTemplates')}</a>}
                  />
                </>
              )}
            </div>
            {!isSignedIn && (
              <p className="max-w-xl text-sm text-pretty text-muted">
                {isSelling
                  ? `${text('landing.finePrint')} ${text('promises.free')}`
                  : text('landing.finePrintOpen')}
              </p>
            )}
          </div>
          <HeroSheet picture={picture} />
        </div>
      </section>
      <section className="border-y border-border bg-sunken">
        <div className={`${WIDTH} grid gap-6 py-12 md:py-16`}>
          <h2 className={HEADING}>{text('landing.optionsTitle')}</h2>
          <OptionCards isSignedIn={isSignedIn} />
        </div>
      </section>
      <section className={`${WIDTH} grid gap-8 py-12 md:gap-12 md:py-20`}>
        <h2 className={HEADING}>{text('landing.stepsTitle')}</h2>
        <LandingSteps isSelling={isSelling} picture={picture} />
      </section>
      <div id={FEATURES_ID} className="border-t border-border">
        <section className={`${WIDTH} grid gap-8 py-12 md:gap-12 md:py-20`}>
          <div className="grid gap-3">
            <h2 className={HEADING}>{text('landing.templatesTitle')}</h2>
            <p className="max-w-2xl text-pretty text-muted">{text('landing.templatesDescription')}</p>
          </div>
          <TemplateShowcase picture={picture} />
        </section>
        <section className={`${WIDTH} grid gap-8 pb-12 md:pb-20`}>
          <h2 className={HEADING}>{text('landing.factsTitle')}</h2>
          <ProductFacts picture={picture} />
        </section>
      </div>
      {isSelling && plans !== null && (
        <section className="border-y border-border bg-sunken">
          <div className={`${WIDTH} grid gap-8 py-12 md:py-16`}>
            <h2 className={HEADING}>{text('landing.costTitle')}</h2>
            {plans}
          </div>
        </section>
      )}
      <section className={`${WIDTH} grid gap-x-16 gap-y-6 py-12 md:grid-cols-[1fr_2.4fr] md:py-20`}>
        <h2 className={HEADING}>{text('landing.questionsTitle')}</h2>
        <div className="grid justify-items-start gap-6">
          <div className="w-full">{questions}</div>
          <Button render={<a href={pageLink('/faq')}>{text('landing.allQuestions')}</a>} />
        </div>
      </section>
      <section className={`${WIDTH} overflow-hidden pt-4`}>
        <div className="mx-auto grid max-w-3xl justify-items-start gap-5 bg-paper px-6 pt-12 pb-16 text-ink shadow-paper md:px-16 md:pt-20 md:pb-24">
          <h2 className="font-display text-4xl tracking-display md:text-5xl">{text('landing.callTitle')}</h2>
          <p className="text-lg text-pretty opacity-75">{text('landing.callDescription')}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              size="lg"
              className={PAPER_BUTTONS.primary}
              render={<a href="/builder">{text('landing.createResume')}</a>}
            />
            {isSelling && (
              <Button
                size="lg"
                className={PAPER_BUTTONS.secondary}
                render={<a href={pageLink('/pricing')}>{text('landing.viewPricing')}</a>}
              />
            )}
          </div>
        </div>
      </section>
    </>
  );
}
