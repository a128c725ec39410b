import { normaliseResume } from '../../resume/schema.ts';
import type { Requirement } from '../match.ts';
import { matchResume } from '../match-resume.ts';

const HEADINGS = { must: 'Requirements', duty: 'Responsibilities' } as const;

/** The judgment of one ad line for a resume made of these parts. */
export function judged(
  line: string,
  resume: object,
  kind: keyof typeof HEADINGS = 'must',
): Requirement | undefined {
  const made = normaliseResume(resume, { language: 'en-US' });
  return matchResume(made, `Office\n\n${HEADINGS[kind]}\n- ${line}`).requirements.find(
    ({ text }) => text === line,
  );
}

/** 'Excel: met' for each item of a line. */
export const itemsOf = (requirement: Requirement | undefined): string[] =>
  (requirement?.items ?? []).map(({ name, status }) => `${name}: ${status}`);

export const job = (
  position: string,
  description = '',
  company = 'Holt',
  years = ['2018-01', '2022-12'],
): object => ({
  experience: [{ id: 'job', company, position, startDate: years[0], endDate: years[1], description }],
});
