import { pathKey } from '../conflict.ts';
import { acceptUpdates } from '../proposals/accept.ts';
import { advance } from '../proposals/advance.ts';
import { type BaseUpdate, baseUpdates, countBaseUpdates } from '../proposals/base-updates.ts';
import { changedPassages } from '../proposals/passages.ts';
import { valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { changeTexts, emptyLike, isKey, textPlaces, type TextValue, wordsOf } from './text-places.ts';

/*
 * A twin shares everything but text with its source: entries, their order, names, dates, levels, design. These facts
 * are proposed and accepted as for a variant, on documents whose text was made identical first.
 */

interface SameWords {
  readonly snapshot: Resume;
  readonly twin: Resume;
  readonly source: Resume;
}

/** The three documents with the text of the snapshot where it has any, otherwise the source's. */
function withSameWords({ snapshot, twin, source }: SameWords): SameWords {
  const words = new Map<string, TextValue>();
  for (const resume of [source, snapshot])
    for (const [key, { value }] of textPlaces(resume)) if (wordsOf(value) !== '') words.set(key, value);
  const same = (resume: Resume) =>
    changeTexts(resume, (value, path) => (isKey(value, path) ? value : (words.get(pathKey(path)) ?? value)));
  return { snapshot: same(snapshot), twin: same(twin), source: same(source) };
}

/** Chooses the text for a place of the changed document, given the previous document's. */
type WordsFrom = (was: TextValue | undefined, now: TextValue, isWasKey: boolean) => TextValue;

const withWordsOf = (changed: Resume, was: Resume, words: WordsFrom): Resume =>
  changeTexts(changed, (now, path) => {
    if (isKey(now, path)) return now;
    const old = valueAt(was, path) as TextValue | undefined;
    return words(old, now, old !== undefined && isKey(old, path));
  });

/** Facts that changed in the source since the twin's snapshot. */
export function twinFactUpdates(
  snapshot: Resume,
  twin: Resume,
  source: Resume,
  ignored: readonly string[],
): BaseUpdate[] {
  const same = withSameWords({ snapshot, twin, source });
  return baseUpdates(same.snapshot, same.twin, same.source, ignored);
}

export function countFactUpdates(
  snapshot: Resume,
  twin: Resume,
  source: Resume,
  ignored: readonly string[],
): number {
  const same = withSameWords({ snapshot, twin, source });
  return countBaseUpdates(same.snapshot, same.twin, same.source, ignored);
}

/** The twin with these facts taken from the source. Its text stays; new entries have empty text until translated. */
export function acceptFacts(
  snapshot: Resume,
  twin: Resume,
  source: Resume,
  keys: ReadonlySet<string>,
): Resume {
  const same = withSameWords({ snapshot, twin, source });
  const accepted = acceptUpdates(same.snapshot, same.twin, same.source, keys);
  return withWordsOf(accepted, twin, (was, now) => was ?? emptyLike(now));
}

/** The snapshot with these facts taken from the source. Text that was never translated stays empty. */
export function advanceFacts(snapshot: Resume, source: Resume, keys: ReadonlySet<string>): Resume {
  const same = withSameWords({ snapshot, twin: snapshot, source });
  const advanced = advance(same.snapshot, same.source, keys);
  return withWordsOf(advanced, snapshot, (was, now, isWasKey) =>
    was === undefined || isWasKey ? emptyLike(now) : was,
  );
}

/** Keys of all facts that differ, whether or not the twin already has them. */
export function changedFacts(snapshot: Resume, source: Resume): string[] {
  const same = withSameWords({ snapshot, twin: snapshot, source });
  return changedPassages(same.snapshot, same.source).map(({ key }) => key);
}
