import { contentStems } from '../../skills/words.ts';
import type { Match, Requirement } from '../match.ts';
import { matchResume } from '../match-resume.ts';
import { type LabelledLine, type LineCase, type LineStatus, resumeOf } from './line-cases.ts';

export interface JudgedLine {
  readonly line: LabelledLine;
  readonly status: LineStatus;
  readonly items: readonly { readonly name: string; readonly isRight: boolean }[];
}

export interface JudgedCase {
  readonly id: string;
  /** Measured, but never printed and never used for writing rules. */
  readonly isSealed: boolean;
  readonly lines: readonly JudgedLine[];
}

/** Splits by person, with both their ads, so that no sealed person is in the open half. */
function isSealed(caseId: string): boolean {
  const person = caseId.replace(/[a-z]$/u, '');
  let hash = 0x81_1c_9d_c5;
  for (const character of person)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return ((hash ^ (hash >>> 13)) & 1) === 1;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** A line may be split into several sentences, and a sentence may be part of a line. */
const isOfLine = (requirement: Requirement, line: LabelledLine) =>
  plain(line.text).includes(plain(requirement.text)) || plain(requirement.text).includes(plain(line.text));

function statusOf(requirements: readonly Requirement[]): LineStatus {
  const [first, ...others] = new Set(requirements.map(({ status }) => status));
  if (first === undefined) return 'not-asked';
  return others.length === 0 ? first : 'partly';
}

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.length > 0 && some.every((stem) => all.includes(stem));

const isAlike = (one: string, other: string) => {
  const [some, others] = [contentStems(one), contentStems(other)];
  return isWithin(some, others) || isWithin(others, some);
};

/** Whether the user is told that this is missing: next to the line, or in the list of missing skills. */
function isToldMissing(
  { missingSkills }: Match,
  requirements: readonly Requirement[],
  name: string,
): boolean {
  const items = requirements.flatMap((one) => one.items).filter((item) => isAlike(item.name, name));
  return items.length > 0
    ? items.some(({ status }) => status === 'missing')
    : missingSkills.some((missing) => isAlike(missing.name, name));
}

export function judgeCase(one: LineCase): JudgedCase {
  const match = matchResume(resumeOf(one), one.ad);
  return {
    id: one.id,
    isSealed: isSealed(one.id),
    lines: one.lines.map((line) => {
      const requirements = match.requirements.filter((requirement) => isOfLine(requirement, line));
      return {
        line,
        status: statusOf(requirements),
        items: line.items.map(({ name, status }) => ({
          name,
          isRight: isToldMissing(match, requirements, name) === (status === 'missing'),
        })),
      };
    }),
  };
}

const share = (right: number, all: number) => right / Math.max(1, all);

/** The share of lines and items that were judged as a recruiter would. */
export function lineFigures(cases: readonly JudgedCase[], kind?: string) {
  const lines = cases
    .flatMap((one) => one.lines)
    .filter(({ line }) => kind === undefined || line.kind === kind);
  const items = lines.flatMap((one) => one.items);
  return {
    lines: lines.length,
    items: items.length,
    status: share(lines.filter(({ line, status }) => line.status === status).length, lines.length),
    skills: share(items.filter(({ isRight }) => isRight).length, items.length),
  };
}
