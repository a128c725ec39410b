import { createHash } from 'node:crypto';
import { testResume } from '../../../../apps/server/src/testing/clients/resumes.ts';
import type { Resume } from '../../../../packages/domain/src/resume/resume.ts';

/**
 * Each tab increments a counter in its own entry. A document therefore shows which edits of which tab it contains; a
 * lost update shows as a counter that went back.
 */
export const firstDocument = (tabCount: number): Resume => {
  const [entry] = testResume().experience;
  if (!entry) throw new Error('the resume of the tests has no experience');
  const entries = Array.from({ length: tabCount }, (_, tab) => ({
    ...entry,
    id: `tab-${tab}`,
    position: '0',
  }));
  return testResume({ experience: entries });
};

export interface Edit {
  tab: number;
  count: number;
  /** Makes the text unique. */
  text: string;
}

export const withEdit = (resume: Resume, { tab, count, text }: Edit): Resume => ({
  ...resume,
  experience: resume.experience.map((entry) =>
    entry.id === `tab-${tab}`
      ? { ...entry, position: String(count), description: [{ type: 'paragraph', spans: [{ text }] }] }
      : entry,
  ),
});

/** The counter of each tab. */
export const editsOf = ({ experience }: Pick<Resume, 'experience'>): number[] =>
  experience.map(({ position }) => Number(position));

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
