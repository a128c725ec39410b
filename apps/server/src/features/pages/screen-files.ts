import { SCREENS } from '@lauda/contract';

/** Where search engines may look: private and unlisted screens are left out by name. */
export function robotsText(origin: string): string {
  const hidden = SCREENS.filter((screen) => !screen.isIndexed).map(({ path }) => `Disallow: ${path}`);
  return ['User-agent: *', 'Disallow: /api/', ...hidden, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export function sitemapXml(origin: string): string {
  const urls = SCREENS.filter((screen) => screen.isIndexed).map(
    ({ path }) => `  <url><loc>${origin}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
