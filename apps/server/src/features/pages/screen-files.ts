import { SCREENS } from '@lauda/contract';
import {
  PAGE_ALTERNATES,
  pageAddress,
  type PageOffer,
  type PagePath,
  pagePathsOf,
} from '@lauda/contract/site/pages';

/** robots.txt: disallows private and unlisted screens by name. */
export function robotsText(origin: string): string {
  const hidden = SCREENS.filter((screen) => !screen.isIndexed).map(({ path }) => `Disallow: ${path}`);
  return ['User-agent: *', 'Disallow: /api/', ...hidden, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Every page in every language with a URL of its own, each with its alternates. */
export function sitemapXml(origin: string, offer: PageOffer): string {
  const alternates = (path: PagePath) =>
    PAGE_ALTERNATES.map(
      ({ hreflang, prefix }) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${pageAddress(prefix, path)}"/>`,
    ).join('\n');
  const prefixes = [...new Set(PAGE_ALTERNATES.map(({ prefix }) => prefix))];
  const urls = pagePathsOf(offer).flatMap((path) =>
    prefixes.map((prefix) =>
      ['  <url>', `    <loc>${origin}${pageAddress(prefix, path)}</loc>`, alternates(path), '  </url>'].join(
        '\n',
      ),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
