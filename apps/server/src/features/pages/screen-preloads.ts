import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@lauda/domain/locale';
import * as z from 'zod/mini';

const preloadFile = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** Mode and credentials must match the actual call, or it is made twice. */
const callLink = (url: string) => `<link rel="preload" as="fetch" href="${url}" crossorigin="anonymous">`;

interface PreloadRequest {
  readonly url: string;
  readonly locale: Locale;
  readonly cookie: string | undefined;
}

/**
 * Preloads a screen's files in parallel with the shell; otherwise the browser discovers them one after the other.
 */
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
      // Preload the session only where it cannot change before it is used: a client with a session cookie may be
      // signing out or starting an impersonation, and one on /auth/callback is about to sign in.
      const isStranger = !cookie.includes('lauda_session') && screen !== '/auth/callback';
      return [...modules, callLink('/api/site'), ...(isStranger ? [callLink('/api/session')] : [])].join('');
    },
  };
}
