import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

/** Start with a blank page or an existing resume; each card shows its starting point. */
export function OptionCards({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText();
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-8">
      <OptionCard
        title={text('landing.scratchTitle')}
        description={text('landing.scratchDescription')}
        action={<a href="/builder">{text('landing.scratchAction')}</a>}
      >
        <span className="h-5 w-0.5 bg-[#0e5c45]" />
      </OptionCard>
      <OptionCard
        title={text('landing.uploadTitle')}
        description={text('landing.uploadDescription')}
        action={
          <a href={isSignedIn ? '/upload-resume' : '/auth?redirect=/upload-resume'}>
            {text('landing.uploadAction')}
          </a>
        }
      >
        <span className="mb-1 h-2 w-3/5 bg-ink/70" />
        {['w-full', 'w-11/12', 'w-4/5'].map((width) => (
          <span key={width} className={`h-1 bg-ink/25 ${width}`} />
        ))}
        <span className="-mx-1 my-0.5 w-full bg-[#ffe58a] p-1">
          <span className="block h-1 w-4/5 bg-ink/50" />
        </span>
        {['w-10/12', 'w-full', 'w-2/3'].map((width) => (
          <span key={width} className={`h-1 bg-ink/25 ${width}`} />
        ))}
      </OptionCard>
    </div>
  );
}

interface OptionCardProps {
  title: string;
  description: string;
  action: ReactElement;
  /** Drawn on the sheet of paper in the corner. */
  children: ReactNode;
}

function OptionCard({ title, description, action, children }: OptionCardProps) {
  return (
    <article className="grid grid-cols-[1fr_auto] gap-x-4 overflow-hidden rounded-card border border-border bg-bg ps-5 md:gap-x-8 md:ps-8">
      <div className="flex flex-col items-start gap-2 py-5 md:py-8">
        <h3 className="font-display text-2xl tracking-display">{title}</h3>
        <p className="mb-3 text-balance text-muted">{description}</p>
        <span className="mt-auto">
          <Button render={action} />
        </span>
      </div>
      <div
        aria-hidden
        className="me-5 mt-8 flex w-20 flex-col items-start gap-2 bg-paper p-3 shadow-paper md:me-10 md:mt-10 md:w-36 md:p-5"
      >
        {children}
      </div>
    </article>
  );
}
