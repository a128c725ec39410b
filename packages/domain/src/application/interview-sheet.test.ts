import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proseOf } from '../match/evidence/sentences.ts';
import { resumeFromSeed } from '../resume/testing/random-resume.ts';
import type { Resume } from '../resume/resume.ts';
import { richTextFromPlain } from '../resume/rich-text.ts';
import { sampleResume } from '../resume/sample.ts';
import type { MatchSnapshot } from './application.ts';
import { interviewSheet } from './interview-sheet.ts';

const SAMPLE = sampleResume('en-US');
const [JOB] = SAMPLE.experience;
const PLACE = `${JOB?.position}, ${JOB?.company}`;
const METRICS = 'Built the weekly metrics review that 40 people now use to plan';
const row = (text: string, status: 'met' | 'partly' | 'missing', proof: string | null = null) => ({
  text,
  status,
  proof,
});
const match = (...rows: ReturnType<typeof row>[]): MatchSnapshot => ({ score: 50, on: '2026-11-02', rows });

describe('[JOB-08] the interview sheet', () => {
  it('asks about what is missing, then about what is shown in part, and quotes what the resume has', () => {
    const { requirements } = interviewSheet(
      SAMPLE,
      match(
        row('SQL every day', 'met', 'SQL'),
        row('Runs a weekly review of metrics', 'partly', METRICS),
        row('Kubernetes in production', 'missing'),
      ),
    );
    expect(requirements).toEqual([
      { requirement: 'Kubernetes in production', status: 'missing', quotes: [] },
      {
        requirement: 'Runs a weekly review of metrics',
        status: 'partly',
        quotes: [{ sentence: METRICS, place: PLACE }],
      },
    ]);
  });

  it('asks about the boldest lines: figures, results, having led others', () => {
    const lines = (language: 'en-US' | 'pt-BR') =>
      interviewSheet(sampleResume(language), null).lines.map(({ line, reason }) => [
        reason,
        line.sentence.slice(0, 24),
      ]);
    expect(lines('en-US')).toEqual(
      expect.arrayContaining([
        ['result', 'Cut the time from custom'],
        ['result', 'Built the weekly metrics'],
        ['leadership', 'Lead a team of four acro'],
      ]),
    );
    expect(lines('pt-BR')).toEqual(
      expect.arrayContaining([
        ['result', 'Reduziu de 11 para 6 sem'],
        ['leadership', 'Lidera uma equipe de qua'],
      ]),
    );
    expect(lines('en-US').some(([, line]) => line?.startsWith('Wrote the onboarding'))).toBe(false);
  });

  it('has nothing of what pages leave out, and nothing of a resume without sentences', () => {
    const hidden: Resume = { ...SAMPLE, hiddenEntries: [JOB?.id ?? ''], hiddenSections: ['objectives'] };
    expect(
      JSON.stringify(interviewSheet(hidden, match(row('Weekly metrics review', 'missing')))),
    ).not.toContain(JOB?.company);
    const empty: Resume = { ...SAMPLE, experience: [], education: [], hiddenSections: ['objectives'] };
    expect(interviewSheet(empty, null)).toEqual({ requirements: [], lines: [] });
  });

  it('is bounded', () => {
    const wordy: Resume = {
      ...SAMPLE,
      experience: Array.from({ length: 30 }, (_, index) => ({
        id: `job-${index}`,
        company: 'Globex',
        position: 'Lead',
        location: '',
        startDate: '2021-03',
        endDate: '',
        current: true,
        description: richTextFromPlain(
          Array.from({ length: 40 }, (__, line) => `• Led ${line + 2} teams to weekly results ${index}`).join(
            '\n',
          ),
        ),
      })),
    };
    const many = match(
      ...Array.from({ length: 40 }, (_, index) => row(`Weekly team results ${index}`, 'missing')),
    );
    const { requirements, lines } = interviewSheet(wordy, many);
    expect([requirements.length, lines.length]).toEqual([12, 8]);
    for (const { quotes } of [...requirements, ...lines]) expect(quotes.length).toBeLessThanOrEqual(2);
  });

  it('never says a word of its own: every quote stands in the resume, letter by letter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.string({ maxLength: 60 }), (seed, asked) => {
        const resume = resumeFromSeed(seed);
        const whole = [
          resume.personalInfo.summary,
          ...[...resume.experience, ...resume.projects, ...resume.education].map(
            ({ description }) => description,
          ),
          ...resume.customSections.flatMap(({ items }) => items.map(({ description }) => description)),
        ]
          .map(proseOf)
          .join('\n');
        const { requirements, lines } = interviewSheet(
          resume,
          match(row(asked, 'missing'), row(asked, 'partly', asked)),
        );
        const quotes = [
          ...requirements.flatMap((one) => one.quotes),
          ...lines.map((one) => one.line),
          ...lines.flatMap((one) => one.quotes),
        ];
        for (const { sentence } of quotes) expect(whole).toContain(sentence);
        for (const { requirement } of requirements) expect(requirement).toBe(asked);
      }),
      { numRuns: 60 },
    );
  });
});
