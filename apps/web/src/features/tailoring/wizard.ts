import type { TailoringSuggestion } from '@lauda/contract/tailoring';
import type { SkillLevels } from '@lauda/domain/tailoring/skill-lines';

export type Decision = 'pending' | 'accepted' | 'rejected';

/** What somebody has made of one passage. */
export interface Choice {
  readonly decision: Decision;
  /** Their own words for it; null while they have written none. */
  readonly edit: string | null;
  /** Claims that they vouch for, by their text. */
  readonly confirmed: readonly string[];
  readonly levels: SkillLevels;
}

/** What a model was asked about, and what it said. */
export interface Analysis {
  readonly resumeId: string;
  readonly ad: string;
  readonly suggestions: readonly TailoringSuggestion[];
}

/** Everything that was typed, chosen and answered on the way to a tailored resume. */
export interface Wizard {
  readonly resumeId: string | null;
  readonly ad: string;
  readonly analysis: Analysis | null;
  /** Suggestions for this resume and ad are wanted and have not come yet. */
  readonly isAsked: boolean;
  /** By the path of the passage. */
  readonly choices: Readonly<Record<string, Choice>>;
  readonly name: string;
  /** The last saving that was sent: the same once more has the same key, and makes one resume. */
  readonly attempt: { readonly key: string; readonly body: string } | null;
}

const UNDECIDED: Choice = { decision: 'pending', edit: null, confirmed: [], levels: {} };

export const EMPTY_WIZARD: Wizard = {
  resumeId: null,
  ad: '',
  analysis: null,
  isAsked: false,
  choices: {},
  name: '',
  attempt: null,
};

export const choiceOf = ({ choices }: Pick<Wizard, 'choices'>, path: string): Choice =>
  choices[path] ?? UNDECIDED;

export const withChoice = (wizard: Wizard, path: string, change: Partial<Choice>): Wizard => ({
  ...wizard,
  choices: { ...wizard.choices, [path]: { ...choiceOf(wizard, path), ...change } },
});

/** Another resume has other passages: choices of the last one mean nothing in it. */
export const withResume = (wizard: Wizard, resumeId: string): Wizard =>
  wizard.resumeId === resumeId
    ? wizard
    : { ...wizard, resumeId, analysis: null, isAsked: false, choices: {}, name: '' };

interface Variant {
  readonly id: string;
  readonly ad: string;
}

/** Whether something was typed or decided about another resume or ad, which opening this one would replace. */
export const hasOtherWork = ({ resumeId, ad, choices }: Wizard, variant: Variant): boolean =>
  (ad.trim() !== '' && ad.trim() !== variant.ad) ||
  (resumeId !== null && resumeId !== variant.id && Object.keys(choices).length > 0);

/** A variant beside the ad it was tailored for. */
export const withVariant = (wizard: Wizard, { id, ad }: Variant): Wizard => ({
  ...withResume(wizard, id),
  ad,
  isAsked: false,
});

/** What a model said is only about the resume and the ad that it was asked about. */
export const currentSuggestions = ({
  analysis,
  resumeId,
  ad,
}: Wizard): readonly TailoringSuggestion[] | null =>
  analysis !== null && analysis.resumeId === resumeId && analysis.ad === ad.trim()
    ? analysis.suggestions
    : null;

/** New suggestions are undecided; what somebody wrote in their own words stays. */
export function withAnalysis(wizard: Wizard, analysis: Analysis): Wizard {
  const own = Object.entries(wizard.choices).filter(([, { edit }]) => edit !== null);
  return { ...wizard, analysis, isAsked: false, choices: Object.fromEntries(own) };
}
