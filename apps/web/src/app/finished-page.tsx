import { PAGE_BLANKS, type PagePath, type PageReader, type PageVariant } from '@lauda/contract/pages';
import type { Translator } from '@lauda/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { FaqView } from '../features/faq/faq-view.tsx';
import { LandingView } from '../features/landing/landing-view.tsx';
import type { PagePicture } from '../features/landing/pictures.ts';
import { PrivacyView } from '../features/legal/privacy-view.tsx';
import { TermsView } from '../features/legal/terms-view.tsx';
import { PagePreferences } from '../features/public/page-preferences.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { SkipLink } from '../features/shell/skip-link.tsx';
import { I18nProvider, loadTranslator } from '../lib/i18n/i18n.tsx';
import { PagePrefixProvider } from '../lib/page-links.tsx';
import { PageHead, type PageFiles } from './page-head.tsx';
import { PricingPage } from './pricing-page.tsx';

interface PageContentProps {
  path: PagePath;
  reader: PageReader;
  picture: (name: PagePicture) => string;
}

function PageContent({ path, reader, picture }: PageContentProps) {
  const { supportEmail } = PAGE_BLANKS;
  switch (path) {
    case '/':
      return <LandingView isSignedIn={reader !== 'visitor'} picture={picture} />;
    case '/pricing':
      return <PricingPage isPro={reader === 'pro'} />;
    case '/faq':
      return <FaqView supportEmail={supportEmail} />;
    case '/privacy-policy':
      return <PrivacyView supportEmail={supportEmail} />;
    case '/terms-of-service':
      return <TermsView supportEmail={supportEmail} />;
  }
}

interface PageProps {
  variant: PageVariant;
  translator: Translator;
  files: PageFiles;
}

function Page({ variant: { path, prefix, reader, locale }, translator, files }: PageProps) {
  return (
    <I18nProvider translator={translator}>
      <PagePrefixProvider prefix={prefix}>
        <html lang={locale}>
          <PageHead path={path} prefix={prefix} files={files} />
          <body data-app-files={files.app(locale).join(' ')}>
            <SkipLink />
            <PublicFrame
              isSignedIn={reader !== 'visitor'}
              preferences={<PagePreferences path={path} />}
              supportEmail={PAGE_BLANKS.supportEmail}
            >
              <PageContent path={path} reader={reader} picture={files.picture} />
            </PublicFrame>
          </body>
        </html>
      </PagePrefixProvider>
    </I18nProvider>
  );
}

/** One page in one language, for a visitor or a user, as HTML that needs no framework in the browser. */
export async function renderPage(variant: PageVariant, files: PageFiles): Promise<string> {
  const translator = await loadTranslator(variant.locale);
  return `<!doctype html>${renderToStaticMarkup(<Page variant={variant} translator={translator} files={files} />)}`;
}
