import { type Locale, LOCALES } from '../locale.ts';
import { MAX_CHARACTERS } from '../resume/limits.ts';
import type { Resume } from '../resume/resume.ts';
import { resumeTitle } from '../resume/title.ts';
import { advanceFacts, changedFacts, countFactUpdates } from './facts.ts';
import { changeTexts, emptyLike, isKey } from './text-places.ts';
import { advanceTexts, countOpenTexts, isTextKey, textKeys } from './texts.ts';

const NAMES: Readonly<Record<Locale, string>> = { 'en-US': 'English', 'pt-BR': 'português' };

export const otherLanguage = (language: Locale): Locale =>
  LOCALES.find((locale) => locale !== language) ?? language;

const withoutWords = (resume: Resume): Resume =>
  changeTexts(resume, (value, path) => (isKey(value, path) ? value : emptyLike(value)));

/**
 * An unsaved resume of the same person in the other language. Headings, dates, levels and degrees follow from its
 * language; translatable text is empty until translated.
 */
export function twinOf(source: Resume): Resume {
  const { id: _id, updatedAt: _updatedAt, ...content } = source;
  const language = otherLanguage(source.language);
  const mark = ` (${NAMES[language]})`;
  const title = resumeTitle(source)
    .slice(0, MAX_CHARACTERS.title - mark.length)
    .trimEnd();
  return { ...withoutWords({ ...content, language }), title: `${title}${mark}` };
}

/** The first snapshot of the source: everything but the text. */
export const firstSnapshot = withoutWords;

export const countTwinUpdates = (
  snapshot: Resume,
  twin: Resume,
  source: Resume,
  ignored: readonly string[],
): number => countFactUpdates(snapshot, twin, source, ignored) + countOpenTexts(snapshot, twin, source);

/** The snapshot after decisions about facts and text. Unknown keys are ignored. */
export const advanceTwin = (snapshot: Resume, source: Resume, keys: ReadonlySet<string>): Resume =>
  advanceTexts(
    advanceFacts(snapshot, source, new Set([...keys].filter((key) => !isTextKey(key)))),
    source,
    new Set([...keys].filter(isTextKey)),
  );

/** Keys that a decision about a twin may refer to. */
export const twinKeys = (snapshot: Resume, source: Resume): string[] => [
  ...changedFacts(snapshot, source),
  ...textKeys(snapshot, source),
];
