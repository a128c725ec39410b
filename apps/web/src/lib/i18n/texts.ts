import { createListeners } from '@lauda/local-first/listeners';
import { type Locale, toLocale } from '@lauda/domain/locale';
import type { Catalogue } from '@lauda/messages';
import { partInTime } from '../part-failure.ts';

type LoadTexts = () => Promise<{ catalogue: Catalogue }>;

const texts: Partial<Record<Locale, Record<string, Catalogue[string]>>> = {};

/** The loaded texts of a language; grows as screens load theirs. */
export const textsOf = (locale: Locale): Catalogue => (texts[locale] ??= {});

/** Whether a missing text was requested, so that its key is shown instead. */
let hasGap = false;
const listeners = createListeners();

export const noteGap = (): void => {
  hasGap = true;
};

/** Fires when texts have loaded after a gap was shown; returns the unsubscribe function. */
export const onGapFilled = listeners.subscribe;

export async function loadTexts(locale: Locale, load: LoadTexts): Promise<void> {
  const { catalogue } = await load();
  Object.assign(textsOf(locale), catalogue);
  if (!hasGap) return;
  hasGap = false;
  listeners.notify();
}

/** The server chose the language and wrote it into the page; the browser does not guess again. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return toLocale(lang);
}

/** Texts that loaded code needs and that have not arrived yet; null if their file failed to load. */
const wanted = new Map<LoadTexts, Promise<void> | null>();

function want(load: LoadTexts): Promise<void> {
  const loading = loadTexts(documentLocale(), load).then(
    () => void wanted.delete(load),
    (error: unknown) => {
      wanted.set(load, null);
      throw error;
    },
  );
  // The failure is reported to callers that wait for the texts.
  loading.catch(() => undefined);
  wanted.set(load, loading);
  return loading;
}

/**
 * Called by code that the build adds to modules using texts of an area. The module does not wait for them: WebKit
 * before 27 runs the second importer of a module with top-level `await` before the module is done (bug 242740).
 *
 * @public
 */
export const addTexts = (ways: Record<Locale, LoadTexts>): void => void want(ways[documentLocale()]);

/** Resolves when all texts needed by the code loaded so far are there. Retries failed ones. */
export const untilTexts = async (): Promise<void> =>
  void (await Promise.all(Array.from(wanted, ([load, loading]) => loading ?? want(load))));

/**
 * The build wraps every `import()` with this: loaded code is used only once its texts are there too, and a load that
 * exceeds the timeout fails.
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
