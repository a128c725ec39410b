import type { TailoringSuggestion } from '@lauda/contract/resumes/tailoring';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { Resume } from '@lauda/domain/resume/resume';
import { MAX_EXPLANATION_CHARACTERS } from '@lauda/domain/tailoring/limits';
import type { Passage } from '@lauda/domain/tailoring/passages';
import { thisMonth } from '../../platform/this-month.ts';
import type { ClaimFinder, ClaimsQuestion } from '../ai/service.ts';
import type { ModelAnswer } from './request.ts';

// Control and invisible characters: zero-width characters, direction marks, tags.
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- exactly these are dropped
  /[\u0000-\u0009\u000b-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const ADDRESS =
  /(?:https?:|mailto:|javascript:|data:|www\.)\S*|[^\s@]+@[^\s@]+\.[^\s@]+|\b[\w-]+\.(?:com|net|org|io|br|dev|app|info|biz|xyz)\b\S*/gi;
/** A placeholder for personal data; text with one that was not restored is unusable. */
const PLACEHOLDER = /[⟦⟧]/;
const MARKUP = /<\/?[a-z][^>]*>|!?\[[^\]]*\]\([^)]*\)/i;

const tidy = (text: string) => text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').toWellFormed().trim();

/** A model has no reason to write a URL: it can only come from an ad or a file that wants to be visited. */
const hasForeignAddress = (text: string, own: string): boolean =>
  (text.match(ADDRESS) ?? []).some((address) => !own.includes(address));

const isUsable = (text: string, { text: before }: Passage): boolean =>
  text !== '' &&
  text !== before &&
  text.length <= MAX_CHARACTERS.richText &&
  !PLACEHOLDER.test(text) &&
  !MARKUP.test(text) &&
  !hasForeignAddress(text, before);

function explanation(why: string): string {
  const line = tidy(why).replace(/\s+/g, ' ');
  const isFit = !hasForeignAddress(line, '') && !PLACEHOLDER.test(line) && !MARKUP.test(line);
  return isFit ? line.slice(0, MAX_EXPLANATION_CHARACTERS) : '';
}

export interface AnswerContext {
  readonly asked: Omit<ClaimsQuestion, 'questions'>;
  readonly resume: Resume;
  readonly names: ReadonlyMap<string, Passage>;
  readonly claims: ClaimFinder;
}

/** The usable part of a model's answer: one text per existing passage, with its claims. */
export async function readAnswer(
  { suggestions }: ModelAnswer,
  { asked, resume, names, claims: finder }: AnswerContext,
): Promise<TailoringSuggestion[]> {
  const seen = new Set<string>();
  const usable = suggestions.flatMap(({ passage: name, text, why }) => {
    const passage = names.get(name);
    const after = tidy(text);
    if (passage === undefined || seen.has(name) || !isUsable(after, passage)) return [];
    seen.add(name);
    const { path, section, itemId, text: before } = passage;
    return [
      { itemId: itemId ?? undefined, shown: { path, section, before, after, explanation: explanation(why) } },
    ];
  });
  const claims = await finder.claimsOf({
    ...asked,
    questions: usable.map(({ itemId, shown: { before, after } }) => ({
      text: after,
      source: { resume, itemId, original: before, today: thisMonth() },
    })),
  });
  return usable.map(({ shown }, index) => Object.assign(shown, { claims: claims[index] ?? [] }));
}
