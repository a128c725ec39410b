import { LEGAL_PARTS, type LegalLines } from '@lauda/contract/site/legal';
import {
  legalBlank,
  PAGE_BLANKS,
  type PagePath,
  type PageReader,
  type PageVariant,
} from '@lauda/contract/site/pages';
import type { Translator } from '@lauda/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstQuestions } from '../features/faq/faq-groups.ts';
import { FaqView } from '../features/faq/faq-view.tsx';
import { Questions } from '../features/faq/questions.tsx';
import { HowWeTestView } from '../features/how-we-test/how-we-test-view.tsx';
import { LandingView } from '../features/landing/landing-view.tsx';
import type { PagePicture } from '../features/landing/pictures.ts';
import { PrivacyView } from '../features/legal/privacy-view.tsx';
import { TermsView } from '../features/legal/terms-view.tsx';
import { PricingPlans } from '../features/pricing/pricing-plans.tsx';
import { PagePreferences } from '../features/public/page-preferences.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { SkipLink } from '../features/shell/skip-link.tsx';
import { I18nProvider, loadTranslator } from '../lib/i18n/i18n.tsx';
import { PagePrefixProvider } from '../lib/page-links.tsx';
import { PageHead, type PageFiles } from './page-head.tsx';
import { PricingPage } from './pricing-page.tsx';

const LEGAL_BLANKS = Object.fromEntries(LEGAL_PARTS.map((part) => [part, [legalBlank(part)]])) as LegalLines;

interface PageContentProps {
  path: PagePath;
  reader: PageReader;
  isSelling: boolean;
  picture: (name: PagePicture) => string;
}

function PageContent({ path, reader, isSelling, picture }: PageContentProps) {
  const { supportEmail } = PAGE_BLANKS;
  switch (path) {
    case '/':
      return (
        <LandingView
          isSignedIn={reader !== 'visitor'}
          isSelling={isSelling}
          picture={picture}
          plans={reader === 'pro' ? null : <PricingPlans level={3} />}
          questions={<Questions questions={firstQuestions(isSelling)} />}
        />
      );
    case '/how-we-test':
      return <HowWeTestView />;
    case '/pricing':
      return <PricingPage isPro={reader === 'pro'} />;
    case '/faq':
      return <FaqView isSelling={isSelling} supportEmail={supportEmail} />;
    case '/privacy-policy':
      return <PrivacyView isSelling={isSelling} supportEmail={supportEmail} lines={LEGAL_BLANKS} />;
    case '/terms-of-service':
      return <TermsView isSelling={isSelling} supportEmail={supportEmail} lines={LEGAL_BLANKS} />;
  }
}

interface PageProps {
  variant: PageVariant;
  translator: Translator;
  files: PageFiles;
}

function Page({ variant: { path, prefix, reader, locale, offer }, translator, files }: PageProps) {
  return (
    <I18nProvider translator={translator}>
      <PagePrefixProvider prefix={prefix}>
        <html lang={locale}>
          <PageHead path={path} prefix={prefix} isSelling={offer === 'plans'} files={files} />
          <body data-app-files={files.app(locale).join(' ')}>
            <SkipLink />
            <PublicFrame
              isSignedIn={reader !== 'visitor'}
              isSelling={offer === 'plans'}
              preferences={<PagePreferences path={path} />}
              supportEmail={PAGE_BLANKS.supportEmail}
            >
              <PageContent
                path={path}
                reader={reader}
                isSelling={offer === 'plans'}
                picture={files.picture}
              />
            </PublicFrame>
          </body>
        </html>
      </PagePrefixProvider>
    </I18nProvider>
  );
}

/** Renders one page in one language, for a visitor or a user, as HTML that needs no framework in the browser. */
export async function renderPage(variant: PageVariant, files: PageFiles): Promise<string> {
  const translator = await loadTranslator(variant.locale);
  return `<!doctype html>${renderToStaticMarkup(<Page variant={variant} translator={translator} files={files} />)}`;
}
