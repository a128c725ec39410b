import { createListeners } from '@lauda/local-first/listeners';
import { type Locale, toLocale } from '@lauda/domain/locale';
import type { Catalogue } from '@lauda/messages';
import { partInTime } from '../part-failure.ts';

type LoadTexts = () => Promise<{ catalogue: Catalogue }>;

const texts: Partial<Record<Locale, Record<string, Catalogue[string]>>> = {};

/** The texts of a language that have arrived; it grows while screens bring theirs. */
export const textsOf = (locale: Locale): Catalogue => (texts[locale] ??= {});

/** Whether a text was asked for that is not here, and a key is shown in its place. */
let hasGap = false;
const listeners = createListeners();

export const noteGap = (): void => {
  hasGap = true;
};

/** Calls back when texts have arrived after a gap was shown; returns the unsubscribe function. */
export const onGapFilled = listeners.subscribe;

export async function loadTexts(locale: Locale, load: LoadTexts): Promise<void> {
  const { catalogue } = await load();
  Object.assign(textsOf(locale), catalogue);
  if (!hasGap) return;
  hasGap = false;
  listeners.notify();
}

/** The server chose the language and wrote it into the page; the browser never guesses again. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return toLocale(lang);
}

/** Texts that code which has run names and that are not here yet; null where their file did not arrive. */
const wanted = new Map<LoadTexts, Promise<void> | null>();

function want(load: LoadTexts): Promise<void> {
  const loading = loadTexts(documentLocale(), load).then(
    () => void wanted.delete(load),
    (error: unknown) => {
      wanted.set(load, null);
      throw error;
    },
  );
  // Reported to those who wait for the texts.
  loading.catch(() => undefined);
  wanted.set(load, loading);
  return loading;
}

/**
 * Called by what the build adds to a module that names texts of an area. The module does not wait for them: WebKit
 * before 27 runs the second importer of a module with top-level `await` before the module is done (bug 242740).
 *
 * @public
 */
export const addTexts = (ways: Record<Locale, LoadTexts>): void => void want(ways[documentLocale()]);

/** All texts that the code which has run so far names. Those that did not arrive are asked for again. */
export const untilTexts = async (): Promise<void> =>
  void (await Promise.all(Array.from(wanted, ([load, loading]) => loading ?? want(load))));

/**
 * The build puts this around every `import()`: code that was loaded is used once its texts are there too, and what
 * has not arrived in time has failed.
 *
 * @public
 */
export const withTexts = <Module>(loading: Promise<Module>): Promise<Module> =>
  partInTime(
    loading.then(async (module) => {
      await untilTexts();
      return module;
    }),
  );
