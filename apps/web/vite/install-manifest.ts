import { readFileSync } from 'node:fs';
import { SHARE_FIELDS, SHARE_TARGET_PATH } from '@lauda/contract/site/share-target';
import { IMPORT_FILE_TYPES } from '@lauda/domain/imports';
import type { Locale } from '@lauda/domain/locale';
import { createTranslator } from '@lauda/messages';
import { readCatalogue } from '@lauda/messages/node';

const TOKENS = new URL('../src/styles/tokens.css', import.meta.url);

/** The light theme's color: a manifest has only one theme, while the page's `theme-color` follows the user's. */
function lightColor(name: string): string {
  const color = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]+),`).exec(
    readFileSync(TOKENS, 'utf8'),
  )?.[1];
  if (color === undefined) throw new Error(`tokens.css has no color ${name} any more`);
  return color;
}

const icon = (name: string, side: number, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest. `id` never changes: another id would be a different app. */
export function installManifest(locale: Locale) {
  const { text } = createTranslator(locale, readCatalogue(locale));
  return {
    id: '/',
    name: 'Lauda',
    short_name: 'Lauda',
    description: text('install.description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/resumes',
    scope: '/',
    display: 'standalone',
    theme_color: lightColor('bg'),
    background_color: lightColor('bg'),
    categories: ['business', 'productivity'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
    shortcuts: [
      {
        name: text('screens.newResume'),
        url: '/new-resume',
        icons: [icon('shortcut-new-resume', 96)],
      },
      {
        name: text('screens.applications'),
        url: '/applications',
        icons: [icon('shortcut-applications', 96)],
      },
    ],
    share_target: {
      action: SHARE_TARGET_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: SHARE_FIELDS.title,
        text: SHARE_FIELDS.text,
        url: SHARE_FIELDS.url,
        files: [{ name: SHARE_FIELDS.file, accept: IMPORT_FILE_TYPES }],
      },
    },
  };
}
