import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richTextFromPlain } from '../resume/rich-text.ts';
import { sampleResume } from '../resume/sample.ts';
import { resumeFromSeed } from '../resume/testing/random-resume.ts';
import { matchResume } from './match-resume.ts';

const LINES = [
  'Operations Manager',
  'Requirements',
  '- 5 years of experience in logistics',
  '- Excel and SQL',
  '- Spanish, fluent',
  'Requisitos:',
  '• CNH categoria B',
  '• atendimento ao cliente',
  'Nice to have:',
  '- Power BI',
  'Benefícios',
  'Vale-transporte',
  'You will lead people.',
  '',
  'Responsibilities',
  'Plan routes, count stock and train new staff',
  'Bachelor’s degree required',
  'Docker',
  'We are a bakery.',
  'Ensino superior completo em Administração',
  'Diferenciais',
  'inglês avançado',
  'We need someone who writes Go, R or C++.',
] as const;
const ads = fc.array(fc.constantFrom(...LINES), { maxLength: 25 }).map((lines) => lines.join('\n'));
const resumes = fc.oneof(
  fc.nat(500).map((seed) => resumeFromSeed(seed)),
  fc.constantFrom(sampleResume('en-US'), sampleResume('pt-BR')),
);

describe('match, whatever the ad', () => {
  it('is the same for the same input, whole and from 0 to 100', () => {
    fc.assert(
      fc.property(resumes, fc.oneof(ads, fc.string({ maxLength: 300, unit: 'grapheme' })), (resume, ad) => {
        const match = matchResume(resume, ad);
        expect(matchResume(structuredClone(resume), ad)).toEqual(match);
        expect(Number.isInteger(match.score) && match.score >= 0 && match.score <= 100).toBe(true);
        const weights = match.requirements.reduce((sum, { weight }) => sum + weight, 0);
        expect(match.requirements.length === 0 || Math.abs(weights - 100) < 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('never rises when the ad is pasted as the summary, or into a job', () => {
    fc.assert(
      fc.property(resumes, ads, (resume, ad) => {
        const before = matchResume(
          { ...resume, personalInfo: { ...resume.personalInfo, summary: [] } },
          ad,
        ).score;
        const summary = richTextFromPlain(ad);
        const pasted = { ...resume, personalInfo: { ...resume.personalInfo, summary } };
        expect(matchResume(pasted, ad).score).toBeLessThanOrEqual(before);
        const job = {
          id: 'paste',
          company: '',
          position: '',
          location: '',
          startDate: '',
          endDate: '',
          current: false,
        };
        const worked = { ...resume, experience: [...resume.experience, { ...job, description: summary }] };
        expect(matchResume(worked, ad).score).toBeLessThanOrEqual(matchResume(resume, ad).score);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
