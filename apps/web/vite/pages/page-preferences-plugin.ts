import { AsyncLocalStorage } from 'node:async_hooks';
import {
  applyPagePreferences,
  choosePagePreferences,
  type PagePreferences,
} from '@lauda/domain/page-preferences';
import type { Plugin } from 'vite';

/** Adds language and theme to the page in development, as the server does in production. */
export function pagePreferencesPlugin(): Plugin {
  const preferences = new AsyncLocalStorage<PagePreferences>();
  return {
    name: 'lauda-page-preferences',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(({ headers }, _response, next) => {
        const { host = '', cookie, 'accept-language': acceptLanguage } = headers;
        const clues = { host: host.split(':')[0] ?? '', cookie, acceptLanguage };
        preferences.run(choosePagePreferences(clues, {}), next);
      });
    },
    transformIndexHtml(html) {
      const chosen = preferences.getStore();
      return chosen ? applyPagePreferences(html, chosen) : html;
    },
  };
}
