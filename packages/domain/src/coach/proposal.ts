import type { Path } from '../conflict.ts';
import { replaceText, textAt as textAtPath } from '../proposals/replace-text.ts';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';

export const MAX_QUESTION_CHARACTERS = 4000;

/** Sections that the coach may propose changes to. */
export const COACH_SECTIONS = ['summary', 'experience', 'projects', 'skills'] as const;
export type CoachSection = (typeof COACH_SECTIONS)[number];

export interface Target {
  readonly section: CoachSection;
  /** Id of the entry; null where the section is a single text. */
  readonly itemId: string | null;
}

export interface Proposal extends Target {
  /** The text at the time of the proposal. */
  readonly original: string;
  readonly suggested: string;
}

function pathOf({ section, itemId }: Target): Path {
  if (section === 'summary') return ['personalInfo', 'summary'];
  return section === 'skills' ? ['skills'] : [section, itemId ?? '', 'description'];
}

/** The plain text at a target, or null when it does not exist. */
export const textAt = (resume: Resume, target: Target): string | null => textAtPath(resume, pathOf(target));

export type Applied =
  | { readonly ok: true; readonly resume: Resume }
  /** `gone`: the entry was deleted. `changed`: its text has changed since the proposal. */
  | { readonly ok: false; readonly reason: 'gone' | 'changed' };

/** Applies a proposal to the resume. Never overwrites text that was changed since the proposal was made. */
export function applyProposal(resume: Resume, proposal: Proposal, newId: () => string): Applied {
  const now = textAt(resume, proposal);
  if (now === null) return { ok: false, reason: 'gone' };
  if (now !== proposal.original) return { ok: false, reason: 'changed' };
  return { ok: true, resume: replaceText(resume, pathOf(proposal), proposal.suggested, { newId }) };
}

/** Whether the target already has the proposed text, so that applying would change nothing. */
export function isApplied(resume: Resume, proposal: Proposal): boolean {
  const now = textAt(resume, proposal);
  if (now === null) return false;
  const again = applyProposal(resume, { ...proposal, original: now }, () => '');
  return again.ok && textAt(again.resume, proposal) === now;
}

/** Restores one place of a resume from another version, to undo a proposal. */
export function withPlaceOf(resume: Resume, from: Resume, target: Target): Resume {
  const path = pathOf(target);
  const before = valueAt(from, path);
  return before === undefined || textAt(resume, target) === null ? resume : setAt(resume, path, before);
}
