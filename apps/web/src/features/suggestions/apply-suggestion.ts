import type { Suggestion, SuggestionTarget } from '@lauda/contract/ai';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { setAt, valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import type { SkillLevelId } from '@lauda/domain/resume/vocabulary/vocabulary';
import {
  type Block,
  plainText,
  type RichText,
  richTextFromPlain,
  type Span,
  tidyRichText,
} from '@lauda/domain/resume/rich-text';

/** Where in the resume a suggestion goes. */
export type SuggestionPlace =
  | { readonly kind: 'summary' }
  | { readonly kind: 'skills' }
  | { readonly kind: 'description'; readonly path: readonly string[] };

export const targetOf = (place: SuggestionPlace): SuggestionTarget =>
  place.kind === 'description' ? { kind: place.kind, path: [...place.path] } : { kind: place.kind };

const lineText = (spans: readonly Span[]): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim();

/** Replaces (or removes) the first line with this text; null if no line has it any more. */
function withLineChanged(text: RichText, line: string, next: readonly Span[] | null): RichText | null {
  let isFound = false;
  const change = (spans: readonly Span[]): readonly (readonly Span[])[] => {
    if (isFound || lineText(spans) !== line) return [spans];
    isFound = true;
    return next === null ? [] : [next];
  };
  const changed = text.flatMap((block): Block[] => {
    if (block.type === 'paragraph') return change(block.spans).map((spans) => ({ type: 'paragraph', spans }));
    const items = block.items.flatMap(change);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
  return isFound ? changed : null;
}

function withLineAdded(text: RichText, line: string): RichText {
  const last = text.at(-1);
  const item = [{ text: line }];
  return last?.type === 'bullets'
    ? [...text.slice(0, -1), { ...last, items: [...last.items, item] }]
    : [...text, { type: 'bullets', items: [item] }];
}

const findLine = (text: RichText, line: string): readonly Span[] | null =>
  text
    .flatMap((block) => (block.type === 'paragraph' ? [block.spans] : block.items))
    .find((spans) => lineText(spans) === line) ?? null;

/** What the user accepts: the text as edited and, for a skill, its level. */
export interface Taken extends Pick<Suggestion, 'text' | 'replaces'> {
  /** Id of the skill it becomes. */
  readonly id: string;
  readonly level: SkillLevelId | null;
}

const SUMMARY = ['personalInfo', 'summary'];
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();

// The path is that of an entry with a description; a deleted entry has none.
const descriptionAt = (resume: Resume, path: readonly string[]) =>
  valueAt(resume, [...path, 'description']) as RichText | undefined;

/** Applies a suggestion to the resume: exactly the text shown in the suggestion. */
export function applySuggestion(resume: Resume, place: SuggestionPlace, taken: Taken): Resume {
  const { text, replaces, id, level } = taken;
  if (place.kind === 'summary') return setAt(resume, SUMMARY, richTextFromPlain(text));
  if (place.kind === 'skills') {
    const name = text.slice(0, MAX_CHARACTERS.name);
    return { ...resume, skills: [...resume.skills, { id, name, skillLevelId: level ?? '', group: '' }] };
  }
  const current = descriptionAt(resume, place.path);
  if (current === undefined) return resume;
  const line = oneLine(text);
  const replaced = replaces === null ? null : withLineChanged(current, replaces, [{ text: line }]);
  return setAt(
    resume,
    [...place.path, 'description'],
    tidyRichText(replaced ?? withLineAdded(current, line)),
  );
}

/** Removes a suggestion from the resume. Changes made since are kept, also in the same place. */
export function takeBackSuggestion(
  resume: Resume,
  place: SuggestionPlace,
  taken: Taken,
  before: Resume,
): Resume {
  if (place.kind === 'skills')
    return { ...resume, skills: resume.skills.filter(({ id }) => id !== taken.id) };
  if (place.kind === 'summary') {
    const isSame = plainText(resume.personalInfo.summary) === plainText(richTextFromPlain(taken.text));
    return isSame ? setAt(resume, SUMMARY, before.personalInfo.summary) : resume;
  }
  const current = descriptionAt(resume, place.path);
  if (current === undefined) return resume;
  const old =
    taken.replaces === null ? null : findLine(descriptionAt(before, place.path) ?? [], taken.replaces);
  const back = withLineChanged(current, oneLine(taken.text), old);
  return back === null ? resume : setAt(resume, [...place.path, 'description'], tidyRichText(back));
}
