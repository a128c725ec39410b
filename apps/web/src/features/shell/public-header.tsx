import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { usePageLink } from '../../lib/page-links.tsx';
import { Button } from '../../ui/button.tsx';
import { Wordmark } from './wordmark.tsx';

const LINK =
  'inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium hover:bg-text/6 max-md:min-h-12';

export interface PublicHeaderProps {
  isSignedIn: boolean;
  /** Whether there is a pricing page. */
  isSelling: boolean;
  /** Theme and language; prerendered pages have a menu that needs no framework. */
  preferences: ReactNode;
}

/** Its links do full page loads: home and pricing are prerendered HTML, and the app's screens are a different page. */
export function PublicHeader({ isSignedIn, isSelling, preferences }: PublicHeaderProps) {
  const text = useText();
  const pageLink = usePageLink();
  return (
    <header className="sticky top-(--frame-top) z-20 border-b border-border bg-bg/95 backdrop-blur-sm">
      <nav
        aria-label={text('shell.mainNavigation')}
        className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4"
      >
        <a href={pageLink('/')} className="me-auto rounded-control p-1">
          <Wordmark isCompactOnPhones />
        </a>
        <a href={pageLink('/')} className={`${LINK} max-md:hidden`}>
          {text('shell.home')}
        </a>
        {isSelling && (
          <a href={pageLink('/pricing')} className={LINK}>
            {text('shell.pricing')}
          </a>
        )}
        {preferences}
        {isSignedIn ? (
          <Button size="sm" render={<a href="/resumes">{text('shell.myResumes')}</a>} />
        ) : (
          <Button size="sm" render={<a href="/auth?view=sign-in">{text('shell.loginRegister')}</a>} />
        )}
      </nav>
    </header>
  );
}
