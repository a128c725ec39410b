import type { PlainKey } from '@lauda/messages';
import FilePen from 'lucide-react/icons/file-pen';
import FileUp from 'lucide-react/icons/file-up';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { usePageLink } from '../../lib/page-links.tsx';
import { Button } from '../../ui/button.tsx';
import { FactList } from './fact-list.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import type { PagePicture } from './pictures.ts';
import { TemplateGallery } from './template-gallery.tsx';

const FEATURES_ID = 'features';
const WIDTH = 'mx-auto max-w-6xl px-4';
const HEADING = 'font-display text-3xl tracking-display md:text-4xl';

const STEPS: readonly (readonly [title: PlainKey, description: PlainKey])[] = [
  ['landing.writeTitle', 'landing.writeDescription'],
  ['landing.tailorTitle', 'landing.tailorDescription'],
  ['landing.sendTitle', 'landing.sendDescription'],
];

interface LandingViewProps {
  isSignedIn: boolean;
  picture: (name: PagePicture) => string;
}

export function LandingView({ isSignedIn, picture }: LandingViewProps) {
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
                  mark: (
                    <mark className="-mx-1.5 box-decoration-clone bg-highlight px-1.5 text-on-highlight" />
                  ),
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
            {!isSignedIn && <p className="text-sm text-muted">{text('landing.finePrint')}</p>}
          </div>
          <HeroSheet picture={picture} />
        </div>
      </section>
      <section className="border-y border-border bg-sunken">
        <div className={`${WIDTH} grid gap-6 py-12 md:py-16`}>
          <h2 className={HEADING}>{text('landing.optionsTitle')}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            <OptionCard
              icon={<FilePen aria-hidden />}
              title={text('landing.scratchTitle')}
              description={text('landing.scratchDescription')}
              action={<a href="/builder">{text('landing.scratchAction')}</a>}
            />
            <OptionCard
              icon={<FileUp aria-hidden />}
              title={text('landing.uploadTitle')}
              description={text('landing.uploadDescription')}
              action={
                <a href={isSignedIn ? '/upload-resume' : '/auth?redirect=/upload-resume'}>
                  {text('landing.uploadAction')}
                </a>
              }
            />
          </div>
        </div>
      </section>
      <div id={FEATURES_ID}>
        <section className={`${WIDTH} grid gap-8 py-12 md:gap-12 md:py-20`}>
          <div className="grid gap-3">
            <h2 className={HEADING}>{text('landing.templatesTitle')}</h2>
            <p className="max-w-2xl text-pretty text-muted">{text('landing.templatesDescription')}</p>
          </div>
          <TemplateGallery picture={picture} />
        </section>
        <section className={`${WIDTH} grid gap-8 pb-12 md:pb-20`}>
          <h2 className={HEADING}>{text('landing.factsTitle')}</h2>
          <FactList />
        </section>
      </div>
      <section className="border-y border-border bg-sunken">
        <div className={`${WIDTH} grid gap-8 py-12 md:py-16`}>
          <h2 className={HEADING}>{text('landing.stepsTitle')}</h2>
          <ol className="grid gap-8 md:grid-cols-3">
            {STEPS.map(([title, description], index) => (
              <li key={title} className="grid content-start gap-2">
                <span aria-hidden className="font-display text-5xl text-primary tabular-nums">
                  {index + 1}
                </span>
                <h3 className="text-lg font-semibold">{text(title)}</h3>
                <p className="text-pretty text-muted">{text(description)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`${WIDTH} grid justify-items-start gap-5 py-16 md:py-24`}>
        <h2 className="max-w-3xl font-display text-4xl tracking-display md:text-5xl">
          {text('landing.callTitle')}
        </h2>
        <p className="text-lg text-muted">{text('landing.callDescription')}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            size="lg"
            render={<a href="/builder">{text('landing.createResume')}</a>}
          />
          <Button size="lg" render={<a href={pageLink('/pricing')}>{text('landing.viewPricing')}</a>} />
        </div>
      </section>
    </>
  );
}

interface OptionCardProps {
  icon: ReactNode;
  title: string;
  description: string;
  action: React.ReactElement;
}

function OptionCard({ icon, title, description, action }: OptionCardProps) {
  return (
    <article className="grid content-start justify-items-start gap-3 rounded-card border border-border bg-surface p-6 [&>svg]:size-7 [&>svg]:text-primary">
      {icon}
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="text-pretty text-muted">{description}</p>
      <Button render={action} />
    </article>
  );
}
