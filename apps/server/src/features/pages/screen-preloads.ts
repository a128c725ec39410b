import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@lauda/domain/locale';
import * as z from 'zod/mini';

const preloadFile = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** What every screen of the app asks first. Same mode and credentials as the call, or it is made twice. */
const FIRST_CALLS = ['/api/session', '/api/site'].map(
  (url) => `<link rel="preload" as="fetch" href="${url}" crossorigin="anonymous">`,
);

/** Lets a browser load a screen's files beside the shell; without them it hears of each when it gets there. */
export function readPreloads(folder: string): { linksFor: (url: string, locale: Locale) => string } {
  const preloads = preloadFile.parse(
    JSON.parse(readFileSync(path.join(folder, '.vite/screen-preloads.json'), 'utf8')),
  );
  return {
    linksFor: (url, locale) => {
      const files = preloads[url.split('?', 1)[0] ?? '']?.[locale];
      if (!files) return '';
      const modules = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
      return [...modules, ...FIRST_CALLS].join('');
    },
  };
}
