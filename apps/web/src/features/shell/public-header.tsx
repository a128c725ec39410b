import { Link } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PreferencesMenu } from './preferences-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const LINK =
  'inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium hover:bg-text/6 max-md:min-h-12';

export function PublicHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText();
  return (
    <header className="sticky top-0 z-20 border-b border-border bg-bg/95 backdrop-blur-sm">
      <nav
        aria-label={text('shell.mainNavigation')}
        className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4"
      >
        <Link to="/" className="me-auto rounded-control p-1">
          <Wordmark isCompactOnPhones />
        </Link>
        <Link to="/" className={`${LINK} max-md:hidden`}>
          {text('shell.home')}
        </Link>
        <Link to="/pricing" className={LINK}>
          {text('shell.pricing')}
        </Link>
        <PreferencesMenu />
        {isSignedIn ? (
          <Button size="sm" render={<Link to="/resumes" />}>
            {text('shell.myResumes')}
          </Button>
        ) : (
          <Button size="sm" render={<Link to="/auth" search={{ view: 'sign-in' }} />}>
            {text('shell.loginRegister')}
          </Button>
        )}
      </nav>
    </header>
  );
}
