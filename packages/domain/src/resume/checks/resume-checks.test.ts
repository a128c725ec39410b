import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Locale } from '../../locale.ts';
import type { Resume } from '../resume.ts';
import { valueAt } from '../path.ts';
import { sampleResume } from '../sample.ts';
import { normaliseResume, parseResume } from '../schema.ts';
import { resumeFromSeed } from '../testing/random-resume.ts';
import { showsResult } from './bullets.ts';
import { bulletResults, resumeChecks } from './resume-checks.ts';
import { countSentences } from './summary.ts';

const PERSON = { firstName: 'Ana', lastName: 'Lima', email: 'ana@lauda.example', phone: '11 5555' };

const resumeWith = (fields: object, language: Locale = 'en-US'): Resume =>
  normaliseResume({ personalInfo: PERSON, ...fields }, { language });
const experience = (description: string, rest: object = {}) => ({
  experience: [{ id: 'e1', company: 'Aurora', position: 'Lead', description, ...rest }],
});
const found = (resume: Resume) =>
  resumeChecks(resume).map(({ reason, path, found }) => [reason, path.join('/'), found]);
const AT = 'experience/e1/description';

it('[BLD-09] names missing contact data, field by field', () => {
  expect(found(normaliseResume({}, { language: 'en-US' }))).toEqual([
    ['missing-contact', 'personalInfo/firstName', ''],
    ['missing-contact', 'personalInfo/lastName', ''],
    ['missing-contact', 'personalInfo/email', ''],
    ['missing-contact', 'personalInfo/phone', ''],
  ]);
  expect(found(resumeWith({}))).toEqual([]);
});

it.each([
  ['ana@lauda', true],
  ['ana lauda.example', true],
  ['ana@@lauda.example', true],
  ['ana@lauda..example', true],
  ['ana.lima+cv@mail.lauda.example', false],
  ['josé@correio.exemplo.br', false],
])('reads %s as an address: wrong is %s', (email, isWrong) => {
  const checks = found(resumeWith({ personalInfo: { ...PERSON, email } }));
  expect(checks).toEqual(isWrong ? [['email-form', 'personalInfo/email', email]] : []);
});

it('[BLD-09] finds empty bullets, and only where there are bullets', () => {
  const empty = [{ type: 'bullets', items: [[{ text: 'Led 3 teams' }], []] }];
  expect(found(resumeWith({ experience: [{ id: 'e1', description: empty }] }))).toEqual([
    ['empty-bullet', AT, ''],
  ]);
  expect(found(resumeWith(experience('Led 3 teams\n\nBuilt 2 products')))).toEqual([]);
});

it.each<[Locale, string, string | null]>([
  ['en-US', '• I led 3 teams', 'I'],
  ['en-US', "• Built what I'd planned", "I'd"],
  ['en-US', '• Led my team', 'my'],
  ['en-US', '• We shipped it', 'We'],
  ['en-US', '• Ran Phase I trials', null],
  ['en-US', '• Moved to the US office', null],
  ['en-US', '• Built an economy model', null],
  ['pt-BR', '• Eu liderei 3 equipes', 'Eu'],
  ['pt-BR', '• Reduziu custos da minha área', 'minha'],
  ['pt-BR', '• Liderou equipe europeia', null],
])('[BLD-09] %s first person in "%s": %s', (language, text, words) => {
  const expected = words === null ? [] : [['first-person', AT, words]];
  expect(found(resumeWith(experience(text), language))).toEqual(expected);
});

it.each<[Locale, string, string | null]>([
  ['en-US', '• Responsible for 3 teams', 'Responsible for'],
  ['en-US', '• helped to grow sales', 'helped to'],
  ['en-US', '• Led a team responsible for sales', null],
  ['en-US', 'Responsible for 3 teams', null],
  ['pt-BR', '• Responsável pela equipe', 'Responsável pela'],
  ['pt-BR', '• Participou do projeto', 'Participou'],
  ['pt-BR', '• Liderou a equipe responsável por vendas', null],
])('[BLD-09] %s weak opening of "%s": %s', (language, text, words) => {
  const expected = words === null ? [] : [['weak-opening', AT, words]];
  expect(found(resumeWith(experience(text), language))).toEqual(expected);
});

it.each([
  ['2020-05', '2020-04', false, true],
  ['2020-05', '2019', false, true],
  ['2020-05', '2020', false, false],
  ['2020', '2020-01', false, false],
  ['2020-05', '2020-05', false, false],
  ['2020-05', '2019-01', true, false],
  ['', '2019-01', false, false],
])('[BLD-09] from %s to %s, still going on %s: out of order %s', (startDate, endDate, current, isWrong) => {
  const checks = found(resumeWith(experience('', { startDate, endDate, current })));
  expect(checks).toEqual(isWrong ? [['end-before-start', 'experience/e1/endDate', '']] : []);
});

it('looks into projects and custom sections, and not into hidden ones', () => {
  const item = { id: 'i1', startDate: '2020', endDate: '2019' };
  const resume = resumeWith({
    projects: [item],
    customSections: [{ id: 'c1', title: 'Talks', items: [{ ...item, id: 'i2' }] }],
  });
  expect(found(resume).map(([, path]) => path)).toEqual([
    'projects/i1/endDate',
    'customSections/c1/items/i2/endDate',
  ]);
  expect(found({ ...resume, hiddenSections: ['projects', 'custom:c1'] })).toEqual([]);
});

it('counts sentences as a reader does', () => {
  expect(countSentences('Built things. Led 3.5 teams at Aurora Inc. in Recife! What next?')).toBe(3);
  expect(countSentences('One line\nAnother line')).toBe(2);
  expect(countSentences('  ')).toBe(0);
});

it('finds a summary over 700 characters, and one that is too short or goes on', () => {
  const of = (summary: string) => found(resumeWith({ personalInfo: { ...PERSON, summary } }));
  expect(of('A'.repeat(701))).toEqual([['summary-too-long', 'personalInfo/summary', '']]);
  expect(of('Built things. Led teams.')).toEqual([]);
  expect(of('Built things.')).toEqual([['summary-sentences', 'personalInfo/summary', '']]);
  expect(of('A one. A two. A three. A four. A five.')).toEqual([
    ['summary-sentences', 'personalInfo/summary', ''],
  ]);
});

it.each<[Locale, string, boolean]>([
  ['en-US', 'Cut costs by 12%', true],
  ['en-US', 'Doubled sales', true],
  ['en-US', 'Joined in 2019', false],
  ['en-US', 'Led the 2019 launch to 3 markets', true],
  ['pt-BR', 'Reduziu o prazo pela metade', true],
  ['pt-BR', 'Cuidou da operação', false],
])('%s result in "%s": %s', (language, text, isShown) => {
  expect(showsResult(text, language)).toBe(isShown);
});

it('counts the bullets that show a result, and points at the first that does not', () => {
  const resume = resumeWith(experience('• Cut costs by 12%\n• Ran the office\nSome words'));
  expect(bulletResults(resume)).toEqual({
    withResult: 1,
    total: 2,
    path: ['experience', 'e1', 'description'],
  });
});

it.each<Locale>(['en-US', 'pt-BR'])('has nothing to say about the %s sample', (language) => {
  const checks = resumeChecks(sampleResume(language));
  expect(checks.filter(({ reason }) => reason !== 'missing-contact')).toEqual([]);
});

it('points at places that are there, whatever the resume', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const resume = resumeFromSeed(seed);
      expect(parseResume(resume).ok).toBe(true);
      for (const { path } of resumeChecks(resume)) expect(valueAt(resume, path)).toBeDefined();
    }),
    { numRuns: 100 },
  );
});
