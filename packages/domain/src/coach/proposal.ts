import type { Resume, Skill } from '../resume/resume.ts';
import { plainText, type RichText, richTextFromPlain } from '../resume/rich-text.ts';

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

const skillLines = (skills: readonly Skill[]) => skills.map(({ name }) => name).join('\n');

/** What stands at a place as plain text, or null when there is no such place. */
export function textAt(resume: Resume, { section, itemId }: Target): string | null {
  if (section === 'summary') return plainText(resume.personalInfo.summary);
  if (section === 'skills') return skillLines(resume.skills);
  const entry = resume[section].find(({ id }) => id === itemId);
  return entry === undefined ? null : plainText(entry.description);
}

export type Applied =
  | { readonly ok: true; readonly resume: Resume }
  /** `gone`: there is no such entry any more. `changed`: it says something else since. */
  | { readonly ok: false; readonly reason: 'gone' | 'changed' };

/** The resume with the proposal in it. Never over words that were written since it was made. */
export function applyProposal(resume: Resume, proposal: Proposal, newId: () => string): Applied {
  const { section, itemId, original, suggested } = proposal;
  const now = textAt(resume, proposal);
  if (now === null) return { ok: false, reason: 'gone' };
  if (now !== original) return { ok: false, reason: 'changed' };
  const text = richTextFromPlain(suggested);
  if (section === 'summary')
    return { ok: true, resume: { ...resume, personalInfo: { ...resume.personalInfo, summary: text } } };
  if (section === 'skills')
    return { ok: true, resume: { ...resume, skills: skillsFrom(suggested, resume.skills, newId) } };
  const change = <T extends { readonly id: string }>(entries: readonly T[]) =>
    entries.map((entry) => (entry.id === itemId ? { ...entry, description: text } : entry));
  return {
    ok: true,
    resume:
      section === 'experience'
        ? { ...resume, experience: change(resume.experience) }
        : { ...resume, projects: change(resume.projects) },
  };
}

/** Whether its place says what it proposes already: to apply it would change nothing. */
export function isApplied(resume: Resume, proposal: Proposal): boolean {
  const now = textAt(resume, proposal);
  if (now === null) return false;
  const again = applyProposal(resume, { ...proposal, original: now }, () => '');
  return again.ok && textAt(again.resume, proposal) === now;
}

const BULLET = /^\s*[•*–-]\s+/;

/** One a line; those that stay keep their level. */
function skillsFrom(lines: string, known: readonly Skill[], newId: () => string): Skill[] {
  const names = lines
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((name) => name !== '');
  return [...new Set(names)].map(
    (name) =>
      known.find((skill) => skill.name.trim().toLowerCase() === name.toLowerCase()) ?? {
        id: newId(),
        name,
        skillLevelId: '',
        group: '',
      },
  );
}

/** One place of a resume as another version of it has it, to take a proposal back. */
export function withPlaceOf(resume: Resume, from: Resume, { section, itemId }: Target): Resume {
  if (section === 'summary')
    return { ...resume, personalInfo: { ...resume.personalInfo, summary: from.personalInfo.summary } };
  if (section === 'skills') return { ...resume, skills: from.skills };
  const restore = <T extends { readonly id: string; readonly description: RichText }>(
    entries: readonly T[],
    source: readonly T[],
  ) =>
    entries.map((entry) => {
      const before = entry.id === itemId ? source.find(({ id }) => id === itemId) : undefined;
      return before === undefined ? entry : { ...entry, description: before.description };
    });
  return section === 'experience'
    ? { ...resume, experience: restore(resume.experience, from.experience) }
    : { ...resume, projects: restore(resume.projects, from.projects) };
}
