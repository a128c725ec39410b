import type { TailoringSuggestion } from '@lauda/contract/resumes/tailoring';
import type { SkillLevels } from '@lauda/domain/tailoring/skill-lines';

export type Decision = 'pending' | 'accepted' | 'rejected';

/** The user's decisions on one passage. */
export interface Choice {
  readonly decision: Decision;
  /** The user's own text; null if there is none. */
  readonly edit: string | null;
  /** Confirmed claims, by their text. */
  readonly confirmed: readonly string[];
  readonly levels: SkillLevels;
}

/** What the AI was asked about, and its answer. */
export interface Analysis {
  readonly resumeId: string;
  readonly ad: string;
  readonly suggestions: readonly TailoringSuggestion[];
}

/** Everything typed, chosen and answered on the way to a tailored resume. */
export interface Wizard {
  readonly resumeId: string | null;
  readonly ad: string;
  readonly analysis: Analysis | null;
  /** Suggestions for this resume and ad were requested and have not arrived yet. */
  readonly isAsked: boolean;
  /** By passage path. */
  readonly choices: Readonly<Record<string, Choice>>;
  readonly name: string;
  /** The last save attempt: repeating it reuses the key and creates only one resume. */
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

/** Other resumes have other passages: choices do not carry over. */
export const withResume = (wizard: Wizard, resumeId: string): Wizard =>
  wizard.resumeId === resumeId
    ? wizard
    : { ...wizard, resumeId, analysis: null, isAsked: false, choices: {}, name: '' };

interface Variant {
  readonly id: string;
  readonly ad: string;
}

/** Whether opening this variant would replace text or decisions about another resume or ad. */
export const hasOtherWork = ({ resumeId, ad, choices }: Wizard, variant: Variant): boolean =>
  (ad.trim() !== '' && ad.trim() !== variant.ad) ||
  (resumeId !== null && resumeId !== variant.id && Object.keys(choices).length > 0);

/** Opens a variant with the ad it was tailored for. */
export const withVariant = (wizard: Wizard, { id, ad }: Variant): Wizard => ({
  ...withResume(wizard, id),
  ad,
  isAsked: false,
});

/** The AI's suggestions, if they are about the current resume and ad. */
export const currentSuggestions = ({
  analysis,
  resumeId,
  ad,
}: Wizard): readonly TailoringSuggestion[] | null =>
  analysis !== null && analysis.resumeId === resumeId && analysis.ad === ad.trim()
    ? analysis.suggestions
    : null;

/** New suggestions are undecided; the user's own text stays. */
export function withAnalysis(wizard: Wizard, analysis: Analysis): Wizard {
  const own = Object.entries(wizard.choices).filter(([, { edit }]) => edit !== null);
  return { ...wizard, analysis, isAsked: false, choices: Object.fromEntries(own) };
}
