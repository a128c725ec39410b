import { Link } from '@tanstack/react-router';
import FilePen from 'lucide-react/icons/file-pen';
import FileUp from 'lucide-react/icons/file-up';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { RichText } from '../../lib/i18n/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { ResumeSheet } from './resume-sheet.tsx';

const FEATURES_ID = 'features';

export function LandingView({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText();
  return (
    <>
      <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 md:grid-cols-[1.2fr_1fr] md:py-20">
        <div className="grid gap-6">
          <h1 className="font-display text-4xl tracking-display md:text-6xl">
            <RichText
              id="landing.title"
              tags={{
                mark: <mark className="-mx-1.5 box-decoration-clone bg-highlight px-1.5 text-on-highlight" />,
              }}
            />
          </h1>
          <p className="max-w-xl text-lg text-pretty text-muted">
            {text(isSignedIn ? 'landing.welcomeBack' : 'landing.subtitle')}
          </p>
          <div className="flex flex-wrap gap-3">
            {isSignedIn ? (
              <Button variant="primary" size="lg" render={<Link to="/resumes" />}>
                {text('landing.continue')}
              </Button>
            ) : (
              <>
                <Button variant="primary" size="lg" render={<Link to="/builder" />}>
                  {text('landing.getStarted')}
                </Button>
                <Button size="lg" render={<a href={`#${FEATURES_ID}`}>{text('landing.viewTemplates')}</a>} />
              </>
            )}
          </div>
        </div>
        <ResumeSheet />
      </section>
      <section className="border-y border-border bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-6 px-4 py-12 md:py-16">
          <h2 className="font-display text-3xl tracking-display">{text('landing.optionsTitle')}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            <OptionCard
              icon={<FilePen aria-hidden />}
              title={text('landing.scratchTitle')}
              description={text('landing.scratchDescription')}
              action={text('landing.scratchAction')}
              link={<Link to="/builder" />}
            />
            <OptionCard
              icon={<FileUp aria-hidden />}
              title={text('landing.uploadTitle')}
              description={text('landing.uploadDescription')}
              action={text('landing.uploadAction')}
              link={
                isSignedIn ? (
                  <Link to="/upload-resume" />
                ) : (
                  <Link to="/auth" search={{ redirect: '/upload-resume' }} />
                )
              }
            />
          </div>
        </div>
      </section>
      <section id={FEATURES_ID} className="mx-auto grid max-w-6xl gap-8 px-4 py-12 md:py-20">
        <h2 className="font-display text-3xl tracking-display">{text('landing.promisesTitle')}</h2>
        <ol className="grid gap-8 md:grid-cols-3">
          <PromiseItem title={text('landing.keptTitle')} description={text('landing.keptDescription')} />
          <PromiseItem title={text('landing.sameTitle')} description={text('landing.sameDescription')} />
          <PromiseItem title={text('landing.honestTitle')} description={text('landing.honestDescription')} />
        </ol>
      </section>
    </>
  );
}

interface OptionCardProps {
  icon: ReactNode;
  title: string;
  description: string;
  action: string;
  link: ReactElement<Record<string, unknown>>;
}

function OptionCard({ icon, title, description, action, link }: OptionCardProps) {
  return (
    <article className="grid content-start justify-items-start gap-3 rounded-card border border-border bg-surface p-6 [&>svg]:size-7 [&>svg]:text-primary">
      {icon}
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="text-pretty text-muted">{description}</p>
      <Button render={link}>{action}</Button>
    </article>
  );
}

function PromiseItem({ title, description }: { title: string; description: string }) {
  return (
    <li className="grid content-start gap-2 border-t-2 border-primary pt-4">
      <h3 className="font-display text-xl tracking-display">{title}</h3>
      <p className="text-pretty text-muted">{description}</p>
    </li>
  );
}
