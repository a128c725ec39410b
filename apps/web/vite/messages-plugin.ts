import { LOCALES } from '@lauda/domain/locale';
import { readCatalogue } from '@lauda/messages/node';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

interface MessagesOptions {
  /** Texts of screens that the build leaves out. */
  unbuiltAreas: readonly string[];
}

/** Serves each language as compiled parts, so that the browser needs no ICU parser. */
export function messagesPlugin({ unbuiltAreas }: MessagesOptions): Plugin {
  let isBuilding = false;
  const catalogueOf = (locale: string) => {
    const whole = Object.entries(readCatalogue(locale));
    const isCarried = ([key]: [string, unknown]) =>
      !isBuilding || !unbuiltAreas.some((area) => key.startsWith(`${area}.`));
    return Object.fromEntries(whole.filter(isCarried));
  };
  return {
    name: 'lauda-messages',
    configResolved({ command }) {
      isBuilding = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const locale = LOCALES.find((name) => id === `\0${PREFIX}${name}`);
      return locale ? `export const catalogue = ${JSON.stringify(catalogueOf(locale))};` : null;
    },
    configureServer(server) {
      const folder = '/packages/messages/locales/';
      server.watcher.add(new URL(`../../..${folder}`, import.meta.url).pathname);
      server.watcher.on('change', (file) => {
        if (!file.includes(folder)) return;
        for (const name of LOCALES) {
          const module = server.moduleGraph.getModuleById(`\0${PREFIX}${name}`);
          if (module) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
