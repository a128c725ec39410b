import { describe, expect, it } from 'vitest';
import { matchResume } from '../match/match-resume.ts';
import type { Resume } from '../resume/resume.ts';
import { normaliseResume } from '../resume/schema.ts';
import { askedBy, jobGaps, type MatchedJob } from './job-gaps.ts';

const resumeSaying = (description: string, more: object = {}): Resume =>
  normaliseResume(
    {
      experience: [
        { id: 'job', company: 'Holt', position: 'Data Analyst', startDate: '2018-01', description },
      ],
      ...more,
    },
    { language: 'en-US' },
  );
const RESUME = resumeSaying('• Wrote SQL reports\n• Kept dashboards in Power BI');

/** A job with its stored match with the resume. */
function matched(name: string, lines: string[], resume = RESUME): MatchedJob {
  const title = 'Data Engineer';
  const { requirements } = matchResume(
    resume,
    `${title}\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return {
    name,
    titles: [title],
    rows: requirements.map(({ text, status, proof }) => ({ text, status, proof: proof?.sentence ?? null })),
  };
}
const told = (jobs: readonly MatchedJob[], resumes: readonly Resume[] = [RESUME]) =>
  jobGaps(jobs.map(askedBy), resumes).map(({ concept, jobs: names }) => [concept.en[0]].concat(names));

describe('[TXT-05] what jobs ask for and resumes do not show', () => {
  it('is what at least two jobs ask for, in whatever words, the most wanted first', () => {
    const jobs = [
      matched('Globex', ['Experience with Kubernetes', 'SQL', 'Apache Kafka']),
      matched('Initech', ['Kubernetes in production', 'Kafka is a plus', 'Tableau']),
      matched('Umbrella', ['You know Kubernetes and SQL']),
    ];
    expect(told(jobs)).toEqual([
      ['Kubernetes', 'Globex', 'Initech', 'Umbrella'],
      ['Kafka', 'Globex', 'Initech'],
    ]);
  });

  it('is nothing that any resume shows by now, nor what was met in one of the matches', () => {
    const jobs = [matched('Globex', ['Kubernetes', 'Kafka']), matched('Initech', ['Kubernetes', 'Kafka'])];
    const newer = resumeSaying('• Moved 40 services to Kubernetes');
    expect(told(jobs, [RESUME, newer])).toEqual([['Kafka', 'Globex', 'Initech']]);
    const shown = matched('Umbrella', ['Kafka'], resumeSaying('• Ran Kafka for three teams'));
    expect(told([...jobs, shown])).toEqual([['Kubernetes', 'Globex', 'Initech']]);
  });

  it('is no title, no way of being, nothing that is said not to be needed, and nothing of one job saved twice', () => {
    const lines = ['Team player with good communication', 'A degree is not required', 'SQL'];
    expect(told([matched('Globex', lines), matched('Initech', lines)], [RESUME])).toEqual([]);
    expect(told([matched('Globex', ['Kubernetes']), matched('Globex', ['Kubernetes'])])).toEqual([]);
    const title = {
      titles: ['Kubernetes engineer'],
      rows: [{ text: 'Kubernetes Engineer', status: 'missing', proof: null }],
    } as const;
    expect(
      told([
        { name: 'Globex', ...title },
        { name: 'Initech', ...title },
      ]),
    ).toEqual([]);
  });

  it('is nothing without jobs, and everything they share without a resume', () => {
    expect(told([])).toEqual([]);
    expect(told([matched('Globex', ['Kubernetes']), matched('Initech', ['Kubernetes'])], [])).toEqual([
      ['Kubernetes', 'Globex', 'Initech'],
    ]);
  });

  it('is found in Portuguese too', () => {
    const jobs = [
      matched('Globex', ['Conhecimento em Kubernetes', 'Gestão de estoque']),
      matched('Initech', ['Experiência com Kubernetes', 'Gestão de estoque']),
    ];
    expect(jobGaps(jobs.map(askedBy), [RESUME]).map(({ concept }) => concept.pt[0])).toEqual([
      expect.stringMatching(/gest[ãa]o|controle/i),
      'Kubernetes',
    ]);
  });
});
