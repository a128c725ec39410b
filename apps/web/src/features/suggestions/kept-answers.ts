import { type Suggestion, suggestion } from '@lauda/contract/ai';
import { valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import * as z from 'zod/mini';
import type { SuggestionPlace } from './apply-suggestion.ts';

const KEY = 'lauda-suggestions';
/** The oldest are dropped first: sessionStorage is small. */
const MAX_ANSWERS = 20;

const answers = z.array(
  z.object({
    place: z.string(),
    /** The place's text when the suggestions were requested, or since one of them was used. */
    text: z.string(),
    suggestions: z.array(suggestion),
    /** Used suggestions, by index. */
    used: z.array(z.number()),
  }),
);

export interface Answer {
  readonly suggestions: readonly Suggestion[];
  readonly used: ReadonlySet<Suggestion>;
}

function read(): z.infer<typeof answers> {
  try {
    return answers.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

const placeKey = (draftId: string, place: SuggestionPlace): string =>
  [draftId, place.kind, ...(place.kind === 'description' ? place.path : [])].join('/');

/** The text suggestions for this place are based on: when it changes, they no longer fit. */
function placeText(resume: Resume, place: SuggestionPlace): string {
  if (place.kind === 'summary') return JSON.stringify(resume.personalInfo.summary);
  if (place.kind === 'skills') return JSON.stringify(resume.skills.map(({ name }) => name));
  return JSON.stringify(valueAt(resume, [...place.path, 'description']) ?? null);
}

/**
 * Answers that counted against the limit, so that closing the dialog or reloading does not lose them. In
 * sessionStorage, which signing out clears.
 */
export const keptAnswers = {
  find: (draftId: string, place: SuggestionPlace, resume: Resume): Answer | null => {
    const key = placeKey(draftId, place);
    const found = read().find((answer) => answer.place === key && answer.text === placeText(resume, place));
    if (!found) return null;
    const used = new Set(found.suggestions.filter((_, index) => found.used.includes(index)));
    return used.size === found.suggestions.length ? null : { suggestions: found.suggestions, used };
  },

  keep: (draftId: string, place: SuggestionPlace, resume: Resume, { suggestions, used }: Answer): void => {
    const key = placeKey(draftId, place);
    const kept = {
      place: key,
      text: placeText(resume, place),
      suggestions: [...suggestions],
      used: suggestions.flatMap((each, index) => (used.has(each) ? [index] : [])),
    };
    const others = read().filter((answer) => answer.place !== key);
    // When storage is full, nothing more is stored; the open dialog still shows them.
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MAX_ANSWERS)));
    } catch {}
  },
};
