import type { TailoringChange, TailoringSuggestion } from '@lauda/contract/resumes/tailoring';
import type { Resume } from '@lauda/domain/resume/resume';
import { type Passage, passagesOf, SKILLS_PATH } from '@lauda/domain/tailoring/passages';
import { newSkillNames } from '@lauda/domain/tailoring/skill-lines';
import { type Choice, choiceOf, currentSuggestions, withChoice, type Wizard } from './wizard.ts';

export type Claim = TailoringSuggestion['claims'][number];

/** One passage, prepared for review. */
export interface Card {
  readonly passage: Passage;
  /** Null if there is none, or if the resume has changed since. */
  readonly suggestion: TailoringSuggestion | null;
  readonly choice: Choice;
  /** The resulting text of the passage. */
  readonly text: string;
  /** Claims by the AI beyond the resume that the text still contains, without duplicates. */
  readonly claims: readonly Claim[];
  readonly newSkills: readonly string[];
  /** Language of the resume, whose pages print the levels of new skills. */
  readonly language: Resume['language'];
  /** No claim is left to confirm, and the text differs from the original. */
  readonly canAccept: boolean;
}

const isOpen = ({ text }: Claim, { confirmed }: Choice) => !confirmed.includes(text);

function cardOf(
  passage: Passage,
  suggestion: TailoringSuggestion | null,
  choice: Choice,
  { skills, language }: Resume,
): Card {
  const text = choice.edit ?? suggestion?.after ?? passage.text;
  const said = suggestion?.claims.filter((claim) => text.includes(claim.text)) ?? [];
  const claims = [...new Map(said.map((claim) => [claim.text, claim])).values()];
  const newSkills = passage.path === SKILLS_PATH ? newSkillNames(skills, text) : [];
  return {
    passage,
    suggestion,
    choice,
    text,
    claims,
    newSkills,
    language,
    canAccept: text !== passage.text && !claims.some((claim) => isOpen(claim, choice)),
  };
}

export function cardsOf(resume: Resume, wizard: Wizard): Card[] {
  const suggestions = new Map(currentSuggestions(wizard)?.map((each) => [each.path, each]));
  return passagesOf(resume).map((passage) => {
    const found = suggestions.get(passage.path);
    const suggestion = found?.before === passage.text ? found : null;
    return cardOf(passage, suggestion, choiceOf(wizard, passage.path), resume);
  });
}

/** Whether a passage has changed since the AI was asked. */
export const hasOutdated = (resume: Resume, wizard: Wizard): boolean => {
  const texts = new Map(passagesOf(resume).map(({ path, text }) => [path, text]));
  return currentSuggestions(wizard)?.some(({ path, before }) => texts.get(path) !== before) ?? false;
};

const isTaken = ({ choice, canAccept }: Card) => choice.decision === 'accepted' && canAccept;

export const changesOf = (cards: readonly Card[]): TailoringChange[] =>
  cards.filter(isTaken).map(({ passage, suggestion, choice, text, newSkills }) => ({
    path: passage.path,
    before: passage.text,
    after: text,
    suggested: suggestion?.after ?? null,
    confirmed: [...choice.confirmed],
    levels: Object.fromEntries(
      newSkills.flatMap((name) => {
        const level = choice.levels[name];
        return level === undefined ? [] : [[name, level]];
      }),
    ),
  }));

/** Excludes cards with claims, even confirmed ones: these are decided one by one. */
export const canAcceptWithOthers = ({ suggestion, choice, claims, canAccept }: Card): boolean =>
  suggestion !== null && choice.decision === 'pending' && claims.length === 0 && canAccept;

export const acceptAll = (wizard: Wizard, cards: readonly Card[]): Wizard =>
  cards
    .filter(canAcceptWithOthers)
    .reduce((next, { passage }) => withChoice(next, passage.path, { decision: 'accepted' }), wizard);

export const rejectAll = (wizard: Wizard, cards: readonly Card[]): Wizard =>
  cards
    .filter(({ suggestion }) => suggestion !== null)
    .reduce((next, { passage }) => withChoice(next, passage.path, { decision: 'rejected' }), wizard);
