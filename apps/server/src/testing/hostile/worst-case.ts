import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { filled } from '@lauda/domain/testing/worst-case';

const fiftyJobs = (title: string, description: (job: number) => string): Resume =>
  normaliseResume(
    {
      title,
      personalInfo: { firstName: 'Ana', lastName: 'Reis', jobTitle: 'Cook' },
      experience: Array.from({ length: 50 }, (_, job) => ({
        id: `job-${job}`,
        company: 'Maré Alta',
        position: 'Cook',
        startDate: '2018-03',
        endDate: '2021-02',
        description: description(job),
      })),
    },
    { language: 'en-US' },
  );

/** A number every few characters: the most work for grounding and matching. */
export const figureHeavyResume = fiftyJobs('Figures', (job) =>
  filled((index) => `${index * 7 + job} `, 1_500).trim(),
);

/** A list item every few characters: the most elements in a Word file. */
export const lineHeavyResume = fiftyJobs('Lines', () => '- ab\n'.repeat(90).trim());
