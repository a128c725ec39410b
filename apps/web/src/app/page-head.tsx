import {
  PAGE_ALTERNATES,
  PAGE_BLANKS,
  pageAddress,
  type PagePath,
  type PagePrefix,
} from '@lauda/contract/site/pages';
import type { Locale } from '@lauda/domain/locale';
import { manifestAddress } from '@lauda/domain/page-preferences';
import { LATE_STYLES_SCRIPT } from '@lauda/contract/site/late-styles';
import { faqGroups } from '../features/faq/faq-groups.ts';
import type { PagePicture } from '../features/landing/pictures.ts';
import { findScreenTexts } from '../features/shell/screen-texts.ts';
import { useLocale, useText } from '../lib/i18n/i18n.tsx';

/** URLs of the files a page loads; they contain the build's content hash. */
export interface PageFiles {
  readonly stylesheet: string;
  readonly script: string;
  readonly fonts: readonly string[];
  readonly picture: (name: PagePicture) => string;
  /** Files that the app's first screen needs, to prefetch when the visitor is about to open the app. */
  readonly app: (locale: Locale) => readonly string[];
}

interface PageHeadProps {
  path: PagePath;
  prefix: PagePrefix;
  isSelling: boolean;
  files: PageFiles;
}

const CARD = { width: '1200', height: '630' };

export function PageHead({ path, prefix, isSelling, files }: PageHeadProps) {
  const text = useText();
  const locale = useLocale();
  const texts = findScreenTexts(path);
  if (!texts?.description) throw new Error(`${path} has no description`);
  const { origin } = PAGE_BLANKS;
  const title = `${text(texts.title)} · Lauda`;
  const isOpenLanding = path === '/' && !isSelling;
  const description = text(isOpenLanding ? 'screens.landingDescriptionOpen' : texts.description);
  const address = origin + pageAddress(prefix, path);
  const card = origin + files.picture(`share-${locale}.png`);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <script id="late-styles" dangerouslySetInnerHTML={{ __html: LATE_STYLES_SCRIPT }} />
      <link rel="stylesheet" href={files.stylesheet} />
      {files.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      <script type="module" src={files.script} />
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#F6F5F1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#111412" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestAddress(locale)} />
      <link rel="canonical" href={address} />
      {PAGE_ALTERNATES.map((other) => (
        <link
          key={other.hreflang}
          rel="alternate"
          hrefLang={other.hreflang}
          href={origin + pageAddress(other.prefix, path)}
        />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Lauda" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={CARD.width} />
      <meta property="og:image:height" content={CARD.height} />
      <meta property="og:image:alt" content={text('landing.sheetCaption')} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData path={path} isSelling={isSelling} address={address} description={description} />
    </head>
  );
}

/** Structured data for search engines: what the product is, and the questions with their answers. */
function StructuredData({
  path,
  isSelling,
  address,
  description,
}: {
  path: PagePath;
  isSelling: boolean;
  address: string;
  description: string;
}) {
  const text = useText();
  const locale = useLocale();
  const data =
    path === '/faq'
      ? {
          '@type': 'FAQPage',
          mainEntity: faqGroups(isSelling)
            .flatMap(({ questions }) => questions)
            .map(([question, answer]) => ({
              '@type': 'Question',
              name: text(question),
              acceptedAnswer: { '@type': 'Answer', text: text(answer) },
            })),
        }
      : path === '/'
        ? {
            '@type': 'WebApplication',
            name: 'Lauda',
            applicationCategory: 'BusinessApplication',
            operatingSystem: 'Web',
          }
        : { '@type': 'WebPage', name: text(findScreenTexts(path)?.title ?? 'screens.landingTitle') };
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    ...data,
    url: address,
    description,
    inLanguage: locale,
  });
  // A data block, which CSP does not treat as a script. '<' is escaped so that no text can close the element.
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON of our own texts
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
