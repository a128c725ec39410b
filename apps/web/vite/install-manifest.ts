import { readFileSync } from 'node:fs';
import { SHARE_FIELDS, SHARE_TARGET_PATH } from '@lauda/contract/share-target';
import { IMPORT_FILE_TYPES } from '@lauda/domain/imports';
import type { Locale } from '@lauda/domain/locale';
import { createTranslator } from '@lauda/messages';
import { readCatalogue } from '@lauda/messages/node';

const TOKENS = new URL('../src/styles/tokens.css', import.meta.url);

/** As the light theme has it: a manifest knows one theme, and the page's `theme-color` the person's. */
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

/** What a browser needs to know to install the app. `id` never changes: with another one it would be another app. */
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
