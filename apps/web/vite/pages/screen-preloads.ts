import { LOCALES } from '@lauda/domain/locale';
import type { Manifest } from 'vite';

/** By URL and language: the files a screen needs besides those that every page loads. */
export type ScreenPreloads = Record<string, Record<string, string[]>>;

const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;
const MESSAGES = /virtual:messages\/([^/]+)(\/|$)/;

/** `_app/_private/admin.user` is at /admin/user: segments with an underscore are layouts, not URL segments. */
function addressOf(route: string): string {
  const parts = route.split(/[./]/).filter((part) => !part.startsWith('_') && part !== 'index');
  return `/${parts.join('/')}`;
}

/** The route's file and those of its layouts, outermost first. */
function framesOf(route: string): string[] {
  const parts = route.split(/(?=[./])/);
  return parts.map((_part, index) => parts.slice(0, index + 1).join(''));
}

/**
 * A browser discovers a screen's files, texts and layouts only when the shell runs. Preloaded by the page, they load in
 * parallel with the shell, which saves most of the waiting on a slow connection.
 */
export function screenPreloads(manifest: Manifest): ScreenPreloads {
  const closureOf = (keys: readonly string[], known = new Set<string>()): Set<string> => {
    for (const key of keys.filter((name) => manifest[name] && !known.has(name))) {
      known.add(key);
      closureOf(manifest[key]?.imports ?? [], known);
    }
    return known;
  };
  const shell = closureOf(['index.html']);
  const fileOf = (key: string) => `/${manifest[key]?.file}`;

  const preloads: ScreenPreloads = {};
  for (const key of Object.keys(manifest)) {
    const route = ROUTE.exec(key)?.[1];
    if (route === undefined) continue;
    const frames = framesOf(route).map((name) => `src/routes/${name}.tsx?tsr-split=component`);
    const all = closureOf(frames, new Set(shell));
    const own = [...all].filter((name) => !shell.has(name));
    const texts = [...all].flatMap((name) => manifest[name]?.dynamicImports ?? []);
    preloads[addressOf(route)] = Object.fromEntries(
      LOCALES.map((locale) => {
        const words = texts.filter((name) => MESSAGES.exec(name)?.[1] === locale);
        return [locale, [...new Set([...words, ...own])].map(fileOf)];
      }),
    );
  }
  return preloads;
}
