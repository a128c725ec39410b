import { compileMessage } from '../../../packages/messages/src/compile.ts';
import { parametersOf, signature } from '../../../packages/messages/src/parameters.ts';
import type { Fault } from '../fault.ts';
import type { Entry } from './entries.ts';

const fault = ({ path, line, key }: Entry, message: string): Fault => ({
  path,
  line,
  message: `${key} ${message}`,
});

/** The message's parameters, or why it does not compile. */
function compiled({ source, locale }: Entry): { signature: string } | { problem: string } {
  try {
    return { signature: signature(parametersOf(compileMessage(source, locale))) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Checks each message on its own: unique, not empty, and valid ICU in its language. */
export function entryFaults(entries: readonly Entry[]): Fault[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const place = `${entry.locale} ${entry.key}`;
    if (seen.has(place)) return [fault(entry, 'is there twice')];
    seen.add(place);
    if (entry.source.trim() === '') return [fault(entry, 'is empty')];
    const result = compiled(entry);
    return 'problem' in result ? [fault(entry, `does not compile: ${result.problem}`)] : [];
  });
}

/** Compares the languages: same keys with the same parameters and tags. */
export function parityFaults(entries: readonly Entry[], locales: readonly string[]): Fault[] {
  return [...Map.groupBy(entries, ({ key }) => key).values()].flatMap((versions) =>
    missingFaults(versions, locales).concat(mismatchFaults(versions)),
  );
}

function missingFaults(versions: readonly Entry[], locales: readonly string[]): Fault[] {
  const [first] = versions;
  if (!first) return [];
  const missing = locales.filter((locale) => !versions.some((entry) => entry.locale === locale));
  return missing.map((locale) => fault(first, `is missing in ${locale}`));
}

function mismatchFaults([first, ...others]: readonly Entry[]): Fault[] {
  if (!first) return [];
  const expected = compiled(first);
  return others.flatMap((entry) => {
    const own = compiled(entry);
    if ('problem' in own || 'problem' in expected || own.signature === expected.signature) return [];
    return [fault(entry, `asks for ${own.signature}, but in ${first.locale} for ${expected.signature}`)];
  });
}

export const SAME_IN_BOTH_FILE = 'scripts/lib/same-in-both.json';

const hasWords = (source: string): boolean => /\p{L}/u.test(source.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ''));

/** A text that is equal in all languages is usually untranslated; exceptions are listed by name. */
export function untranslatedFaults(entries: readonly Entry[], sameInBoth: readonly string[]): Fault[] {
  const used = new Set<string>();
  const untranslated = [...Map.groupBy(entries, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    others
      .filter(({ source }) => source === first?.source && hasWords(source))
      .filter(({ source }) => {
        used.add(source);
        return !sameInBoth.includes(source);
      })
      .map((entry) =>
        fault(
          entry,
          `reads the same as in ${first?.locale}: translate it, or list it in ${SAME_IN_BOTH_FILE}`,
        ),
      ),
  );
  const stale = sameInBoth.filter((text) => !used.has(text));
  return [
    ...untranslated,
    ...stale.map((text) => ({ path: SAME_IN_BOTH_FILE, line: 1, message: `'${text}' is no longer needed` })),
  ];
}
