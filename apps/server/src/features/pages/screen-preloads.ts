import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@lauda/domain/locale';
import * as z from 'zod/mini';

const preloadFile = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** Same mode and credentials as the call, or it is made twice. */
const callLink = (url: string) => `<link rel="preload" as="fetch" href="${url}" crossorigin="anonymous">`;

interface PreloadRequest {
  readonly url: string;
  readonly locale: Locale;
  readonly cookie: string | undefined;
}

/** Lets a browser load a screen's files beside the shell; without them it hears of each when it gets there. */
export function readPreloads(folder: string): { linksFor: (request: PreloadRequest) => string } {
  const preloads = preloadFile.parse(
    JSON.parse(readFileSync(path.join(folder, '.vite/screen-preloads.json'), 'utf8')),
  );
  return {
    linksFor: ({ url, locale, cookie = '' }) => {
      const screen = url.split('?', 1)[0] ?? '';
      const files = preloads[screen]?.[locale];
      if (!files) return '';
      const modules = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
      // Only where the answer cannot change before it is used: who has a session may be ending it, or be about to
      // see the product as somebody else, and who comes by a link from a mail is about to get one.
      const isStranger = !cookie.includes('lauda_session') && screen !== '/auth/callback';
      return [...modules, callLink('/api/site'), ...(isStranger ? [callLink('/api/session')] : [])].join('');
    },
  };
}
