import { useText } from '../../lib/i18n/i18n.tsx';
import { usePageLink } from '../../lib/page-links.tsx';
import { Wordmark } from './wordmark.tsx';

const LINK = 'inline-flex min-h-6 items-center rounded-[2px] hover:text-text hover:underline max-md:min-h-12';

export function Footer({ supportEmail }: { supportEmail: string | null }) {
  const text = useText();
  const pageLink = usePageLink();
  return (
    // Toasts cover the end of the page; this padding keeps content clear of them.
    <footer className="border-t print:hidden border-border pb-(--toast-room,0px)">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 text-sm text-muted">
        <span className="me-auto">
          <Wordmark />
        </span>
        <nav aria-label={text('shell.footerNavigation')} className="flex flex-wrap gap-x-6">
          <a href={pageLink('/privacy-policy')} className={LINK}>
            {text('shell.privacyPolicy')}
          </a>
          <a href={pageLink('/faq')} className={LINK}>
            {text('shell.faq')}
          </a>
          <a href={pageLink('/terms-of-service')} className={LINK}>
            {text('shell.termsOfService')}
          </a>
          <a href={pageLink('/how-we-test')} className={LINK}>
            {text('shell.howWeTest')}
          </a>
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
