import { LOCALES } from '@lauda/domain/locale';
import { useLocation } from '@tanstack/react-router';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { findScreenTexts } from './screen-texts.ts';

/** Title, description and canonical URL of the open screen; React moves them to the head. */
export function DocumentHead() {
  const { pathname } = useLocation();
  const { text, locale } = useI18n();
  const screen = findScreenTexts(pathname);
  const address = location.origin + pathname;
  return (
    <>
      <title>{`${text(screen?.title ?? 'screens.notFound')} · Lauda`}</title>
      {screen?.description && <meta name="description" content={text(screen.description)} />}
      {!screen?.isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {screen?.isIndexed &&
        LOCALES.filter((other) => other !== locale).map((other) => (
          <meta key={other} property="og:locale:alternate" content={other.replace('-', '_')} />
        ))}
    </>
  );
}
