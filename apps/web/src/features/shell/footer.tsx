import { Link } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Wordmark } from './wordmark.tsx';

const LINK = 'inline-flex min-h-6 items-center rounded-[2px] hover:text-text hover:underline max-md:min-h-12';

export function Footer({ supportEmail }: { supportEmail: string | null }) {
  const text = useText();
  return (
    <footer className="border-t border-border">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 text-sm text-muted">
        <span className="me-auto">
          <Wordmark />
        </span>
        <nav aria-label={text('shell.footerNavigation')} className="flex flex-wrap gap-x-6">
          <Link to="/privacy-policy" className={LINK}>
            {text('shell.privacyPolicy')}
          </Link>
          <Link to="/faq" className={LINK}>
            {text('shell.faq')}
          </Link>
          <Link to="/terms-of-service" className={LINK}>
            {text('shell.termsOfService')}
          </Link>
          {supportEmail !== null && (
            <a href={`mailto:${supportEmail}`} className={LINK}>
              {text('shell.contactSupport')}
            </a>
          )}
        </nav>
      </div>
    </footer>
  );
}
