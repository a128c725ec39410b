import { LOCALES } from '@lauda/domain/locale';
import { readCatalogue } from '@lauda/messages/node';
import type { Plugin } from 'vite';

/** `virtual:messages/<locale>` has the texts of every screen, `virtual:messages/<locale>/<area>` those of one area. */
const CATALOGUE = 'virtual:messages/';
/** `virtual:message-area/<area>` starts loading an area in the page's language. */
const AREA = 'virtual:message-area/';
const TEXTS = '/src/lib/i18n/texts.ts';
const OWN_SOURCE = /\/(apps\/web\/src|packages\/(?!messages\/)[^/]+\/src)\/.*\.tsx?(\?|$)/;
/** A possible message key, or the start of one in a template literal. */
const LITERAL = /(['"`])([a-z][a-zA-Z]*\.[a-zA-Z0-9]*)(\1|\$\{)/g;

/** A dynamic import of our own files; texts themselves wait for nothing. */
const DYNAMIC_IMPORT = /\bimport\((['"`])(?!virtual:)[^'"`]+\1\)/g;

interface MessagesOptions {
  /** Texts in the app's initial files; others load with the code that uses them. */
  shellAreas: readonly string[];
  /** Texts of screens that the build leaves out. */
  unbuiltAreas?: readonly string[];
}

const areaOf = (key: string): string => key.slice(0, key.indexOf('.'));

/**
 * Serves each language as compiled parts, so that the browser needs no ICU parser. In a build, a module that uses a
 * text of an area imports that area, so that no screen can miss its texts or load another's. An `import()` resolves
 * once its texts are loaded too, and rejects after a timeout.
 */
export function messagesPlugin({ shellAreas, unbuiltAreas = [] }: MessagesOptions): Plugin {
  let isSplit = false;
  const keys = Object.keys(readCatalogue(LOCALES[0]));
  const isNamed = (literal: string, isWhole: boolean) =>
    keys.some((key) => (isWhole ? key === literal : key.startsWith(literal)));
  const catalogueOf = (locale: string, isWanted: (area: string) => boolean) =>
    Object.fromEntries(Object.entries(readCatalogue(locale)).filter(([key]) => isWanted(areaOf(key))));
  const exported = (catalogue: object) => `export const catalogue = ${JSON.stringify(catalogue)};`;

  return {
    name: 'lauda-messages',
    configResolved({ command, isProduction }) {
      isSplit = command === 'build' && isProduction;
    },
    resolveId: (id) => (id.startsWith(CATALOGUE) || id.startsWith(AREA) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${AREA}`)) {
        const area = id.slice(AREA.length + 1);
        const ways = LOCALES.map((locale) => `'${locale}': () => import('${CATALOGUE}${locale}/${area}')`);
        return `import { addTexts } from '${TEXTS}';\naddTexts({ ${ways.join(', ')} });`;
      }
      if (!id.startsWith(`\0${CATALOGUE}`)) return null;
      const [locale = '', area] = id.slice(CATALOGUE.length + 1).split('/');
      if (area !== undefined) return exported(catalogueOf(locale, (name) => name === area));
      return exported(catalogueOf(locale, (name) => !isSplit || shellAreas.includes(name)));
    },
    transform(code, id) {
      if (!isSplit || !OWN_SOURCE.test(id)) return null;
      const named = [...code.matchAll(LITERAL)]
        .filter(([, quote, literal = '', end]) => isNamed(literal, end === quote))
        .map(([, , literal = '']) => areaOf(literal));
      const known = new Set([...shellAreas, ...unbuiltAreas]);
      const wanted = [...new Set(named)].filter((area) => !known.has(area));
      const awaited = code.replace(DYNAMIC_IMPORT, '__withTexts($&)');
      const imports = wanted.map((area) => `import '${AREA}${area}';`);
      if (awaited !== code) imports.push(`import { withTexts as __withTexts } from '${TEXTS}';`);
      if (imports.length === 0) return null;
      // Appended to keep line numbers; imports are hoisted anyway.
      return { code: `${awaited}\n${imports.join('\n')}\n`, map: null };
    },
    configureServer(server) {
      const folder = '/packages/messages/locales/';
      server.watcher.add(new URL(`../../..${folder}`, import.meta.url).pathname);
      server.watcher.on('change', (file) => {
        if (!file.includes(folder)) return;
        for (const locale of LOCALES) {
          const module = server.moduleGraph.getModuleById(`\0${CATALOGUE}${locale}`);
          if (module) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
