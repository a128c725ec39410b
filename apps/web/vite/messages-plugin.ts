import { LOCALES } from '@lauda/domain/locale';
import { readCatalogue } from '@lauda/messages/node';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

interface MessagesOptions {
  /** Texts of screens that the build leaves out. */
  unbuiltAreas: readonly string[];
  /** Texts that are loaded apart, by the few screens that show them. */
  pageAreas: readonly string[];
}

/** Serves each language as compiled parts, so that the browser needs no ICU parser. */
export function messagesPlugin({ unbuiltAreas, pageAreas }: MessagesOptions): Plugin {
  let isBuilding = false;
  const isIn =
    (areas: readonly string[]) =>
    ([key]: [string, unknown]) =>
      areas.some((area) => key.startsWith(`${area}.`));
  const catalogueOf = (locale: string) => {
    const isLeftOut = isIn(isBuilding ? [...unbuiltAreas, ...pageAreas] : []);
    return Object.fromEntries(Object.entries(readCatalogue(locale)).filter((entry) => !isLeftOut(entry)));
  };
  const pageCatalogueOf = (locale: string) =>
    Object.fromEntries(Object.entries(readCatalogue(locale)).filter(isIn(pageAreas)));
  return {
    name: 'lauda-messages',
    configResolved({ command }) {
      isBuilding = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const locale = LOCALES.find((name) => id.startsWith(`\0${PREFIX}${name}`));
      if (!locale) return null;
      const catalogue = id.endsWith('/pages') ? pageCatalogueOf(locale) : catalogueOf(locale);
      return `export const catalogue = ${JSON.stringify(catalogue)};`;
    },
    configureServer(server) {
      const folder = '/packages/messages/locales/';
      server.watcher.add(new URL(`../../..${folder}`, import.meta.url).pathname);
      server.watcher.on('change', (file) => {
        if (!file.includes(folder)) return;
        for (const name of LOCALES.flatMap((locale) => [locale, `${locale}/pages`])) {
          const module = server.moduleGraph.getModuleById(`\0${PREFIX}${name}`);
          if (module) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
