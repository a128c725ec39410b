import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { resumeFromSeed } from '../resume/testing/random-resume.ts';
import { ground } from './ground.ts';

const PIECES = [
  'Led',
  'liderei',
  'a team of',
  'uma equipe de',
  '12',
  'vinte e cinco',
  '1.2M',
  'R$ 40 mil',
  '30%',
  'doubled',
  'from 11 to',
  '6 weeks',
  'in',
  'March 2019',
  '2020',
  'since',
  'Kubernetes',
  'C++',
  'at',
  'Acme',
  'Inc.',
  'University of',
  'Oslo',
  'MBA',
  'certified',
  'award',
  'fluent English',
  'inglês básico',
  'Senior',
  'Manager',
  'and',
  'e',
  'more than',
  'hundreds of',
  '•',
  '\n',
  '.',
  ',',
  '(',
  ')',
  'por mês',
  'daily',
  'Node.js',
  'PJe',
  'UTI',
  'clientes',
  'customers',
  'the',
  'de',
  '3x',
  '1st',
  '10h',
  '+',
  'half',
  'metade',
  'all',
  'best',
  'd’Ávila',
  '日本',
  '👩🏽‍💻',
  '24/7',
  'ISO 9001',
  '-',
  'mil',
  'million',
  'a',
  'Excel',
  'zero',
] as const;
const said = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' '));

const resumeWith = (description: string) =>
  normaliseResume(
    {
      experience: [
        {
          id: 'job',
          company: 'Fernhill',
          position: 'Cook',
          startDate: '2018-03',
          endDate: '2021-02',
          description,
        },
        {
          id: 'other',
          company: 'Harbor',
          position: 'Clerk',
          startDate: '2015',
          endDate: '2017',
          description: 'Filed',
        },
      ],
    },
    { language: 'en-US' },
  );

describe('grounding, whatever is written', () => {
  it('objects to nothing that the entry itself says', () => {
    fc.assert(
      fc.property(said, (text) => {
        const resume = resumeWith(text);
        expect(ground(text, { resume, itemId: 'job', original: text })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 30_000);

  it('objects to nothing that the person has said, with or without an entry', () => {
    fc.assert(
      fc.property(said, said, (text, more) => {
        const resume = resumeWith(more);
        expect(ground(text, { resume, ownTexts: [text] })).toEqual([]);
        expect(ground(text, { resume, itemId: 'job', ownTexts: [text] })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('gives claims in order, apart, and letter by letter of the text; the same each time', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.string({ maxLength: 200, unit: 'grapheme' }), said, (seed, noise, text) => {
        const source = { resume: resumeFromSeed(seed), itemId: 'a', original: text.slice(0, 40) };
        for (const suggested of [noise, text, `${text} ${noise}`]) {
          const claims = ground(suggested, source);
          for (const [index, claim] of claims.entries()) {
            expect(suggested.slice(claim.start, claim.end)).toBe(claim.text);
            expect(claim.start).toBeGreaterThanOrEqual(claims[index - 1]?.end ?? 0);
            expect(claim.end).toBeGreaterThan(claim.start);
          }
          expect(ground(suggested, source)).toEqual(claims);
        }
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
