import type { Path } from '../conflict.ts';
import { replaceText, textAt as textAtPath } from '../proposals/replace-text.ts';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';

export const MAX_QUESTION_CHARACTERS = 4000;

/** What the coach may propose to change. */
export const COACH_SECTIONS = ['summary', 'experience', 'projects', 'skills'] as const;
export type CoachSection = (typeof COACH_SECTIONS)[number];

export interface Target {
  readonly section: CoachSection;
  /** The entry; null where the section is one text. */
  readonly itemId: string | null;
}

export interface Proposal extends Target {
  /** What stood there when it was proposed. */
  readonly original: string;
  readonly suggested: string;
}

function pathOf({ section, itemId }: Target): Path {
  if (section === 'summary') return ['personalInfo', 'summary'];
  return section === 'skills' ? ['skills'] : [section, itemId ?? '', 'description'];
}

/** What stands at a place as plain text, or null when there is no such place. */
export const textAt = (resume: Resume, target: Target): string | null => textAtPath(resume, pathOf(target));

export type Applied =
  | { readonly ok: true; readonly resume: Resume }
  /** `gone`: there is no such entry any more. `changed`: it says something else since. */
  | { readonly ok: false; readonly reason: 'gone' | 'changed' };

/** The resume with the proposal in it. Never over words that were written since it was made. */
export function applyProposal(resume: Resume, proposal: Proposal, newId: () => string): Applied {
  const now = textAt(resume, proposal);
  if (now === null) return { ok: false, reason: 'gone' };
  if (now !== proposal.original) return { ok: false, reason: 'changed' };
  return { ok: true, resume: replaceText(resume, pathOf(proposal), proposal.suggested, { newId }) };
}

/** Whether its place says what it proposes already: to apply it would change nothing. */
export function isApplied(resume: Resume, proposal: Proposal): boolean {
  const now = textAt(resume, proposal);
  if (now === null) return false;
  const again = applyProposal(resume, { ...proposal, original: now }, () => '');
  return again.ok && textAt(again.resume, proposal) === now;
}

/** One place of a resume as another version of it has it, to take a proposal back. */
export function withPlaceOf(resume: Resume, from: Resume, target: Target): Resume {
  const path = pathOf(target);
  const before = valueAt(from, path);
  return before === undefined || textAt(resume, target) === null ? resume : setAt(resume, path, before);
}
