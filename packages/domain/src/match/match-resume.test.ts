import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { matchResume } from './match-resume.ts';

const AD = `Warehouse Analyst

We are a family firm that has moved furniture since 1970.

What you will do
- Plan cycle counts and report differences
- Train new pickers

Requirements
- 3 years of experience in warehousing
- Inventory control and Excel
- Forklift certification
- Fluent Spanish
- Bachelor's degree

Nice to have
- Power BI
- SAP or Oracle NetSuite

Benefits
- Health insurance, SQL course and a Tableau licence

We are an equal opportunity employer.`;

const make = (more: object) =>
  normaliseResume(
    {
      experience: [
        {
          id: 'job',
          company: 'Holt',
          position: 'Warehouse Clerk',
          startDate: '2018-01',
          endDate: '2022-12',
          description: '• Ran inventory control for 3 halls in Excel\n• Built SAP reports',
        },
      ],
      education: [
        { id: 'school', school: 'City College', degree: 'bachelor', field: 'businessAndManagement' },
      ],
      languages: [{ id: 'spanish', name: 'Spanish', level: 'full' }],
      ...more,
    },
    { language: 'en-US' },
  );
const requirement = (text: string, resume = make({})) =>
  matchResume(resume, AD).requirements.find((one) => one.text.includes(text));

describe('match', () => {
  it('reads what is needed, what is welcome and what is to be done, and leaves out the rest', () => {
    const { requirements, locale } = matchResume(make({}), AD);
    expect(locale).toBe('en-US');
    expect(requirements.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'must: Warehouse Analyst',
      'duty: Plan cycle counts and report differences',
      'duty: Train new pickers',
      'must: 3 years of experience in warehousing',
      'must: Inventory control and Excel',
      'must: Forklift certification',
      'must: Fluent Spanish',
      "must: Bachelor's degree",
      'nice: Power BI',
      'nice: SAP or Oracle NetSuite',
    ]);
    expect(Math.round(requirements.reduce((sum, { weight }) => sum + weight, 0))).toBe(100);
  });

  it('ties each requirement to the sentence that proves it', () => {
    expect(requirement('Inventory control')).toMatchObject({
      status: 'met',
      proof: { path: 'experience/job/description', sentence: 'Ran inventory control for 3 halls in Excel' },
      skills: [{ id: 'inventory-management' }, { id: 'excel', name: 'Excel' }],
    });
    expect(requirement('SAP or')).toMatchObject({ status: 'met', proof: { sentence: 'Built SAP reports' } });
    expect(requirement('Fluent Spanish')).toMatchObject({
      status: 'met',
      proof: { path: 'languages/spanish/name' },
    });
    expect(requirement('Bachelor')).toMatchObject({
      status: 'met',
      proof: { path: 'education/school/degree' },
    });
    expect(requirement('Forklift')).toMatchObject({ status: 'missing', proof: null });
  });

  it('names what is missing, and nothing that the benefits mention', () => {
    const missing = matchResume(make({}), AD).missingSkills.map(({ name }) => name);
    expect(missing).toContain('forklift certification');
    expect(missing).toContain('Power BI');
    expect(missing.join()).not.toMatch(/SQL|Tableau|Excel/);
  });

  it('compares years, degrees and levels of languages', () => {
    const short = { startDate: '2022-01', endDate: '2022-12' };
    const job = {
      id: 'job',
      company: 'Holt',
      position: 'Warehouse Clerk',
      description: 'Inventory control',
      ...short,
    };
    expect(requirement('3 years', make({ experience: [job] }))?.status).not.toBe('met');
    expect(
      requirement('Fluent', make({ languages: [{ id: 'x', name: 'Spanish', level: 'elementary' }] }))?.status,
    ).toBe('partly');
    expect(requirement('Bachelor', make({ education: [] }))?.status).toBe('missing');
  });

  it('gives a word in a list less than the same in a job', () => {
    const listed = make({
      experience: [],
      skills: [
        { id: 'a', name: 'Excel' },
        { id: 'b', name: 'Inventory control' },
      ],
    });
    expect(requirement('Inventory control', listed)).toMatchObject({
      status: 'partly',
      proof: { path: 'skills/b/name' },
    });
    expect(matchResume(listed, AD).score).toBeLessThan(matchResume(make({}), AD).score);
  });

  it('believes a list less when no job or project has to do with the ad', () => {
    const list = ['Inventory control', 'Excel', 'Power BI', 'SAP', 'Cycle counts'];
    const skills = list.map((name, index) => ({ id: `s${index}`, name }));
    const job = { id: 'job', company: 'Saucer', position: 'Barista', startDate: '2020-01', current: true };
    const borne = { id: 'p', name: 'Stock app', description: 'A Power BI board' };
    const scoreOf = (more: object) =>
      matchResume(make({ education: [], languages: [], skills, ...more }), AD).score;
    const barista = scoreOf({ experience: [{ ...job, description: 'Make coffee' }] });
    expect(barista).toBeLessThan(scoreOf({ experience: [] }));
    const claimed = {
      jobTitle: 'Warehouse Analyst',
      summary: 'Inventory control and forklift certification.',
    };
    expect(scoreOf({ experience: [job], personalInfo: claimed })).toBeLessThan(
      scoreOf({ experience: [], personalInfo: claimed }) - 10,
    );
    expect(barista).toBeLessThan(scoreOf({ experience: [job], projects: [borne] }) - 5);
  });

  it('takes the ad’s own sentences for no proof', () => {
    const before = matchResume(make({}), AD).score;
    const pasted = make({ personalInfo: { summary: AD } });
    expect(matchResume(pasted, AD).score).toBe(before);
    const wish = make({ personalInfo: { summary: 'Looking for a job with a forklift certification.' } });
    expect(matchResume(wish, AD).score).toBe(before);
  });

  it('reads Portuguese, and an English resume against it', () => {
    const ad =
      'Analista de Estoque\n\nRequisitos:\n• controle de estoque\n• Excel avançado\n• espanhol fluente\n\nDiferenciais:\n• SAP\n\nBenefícios:\n• vale-transporte';
    const match = matchResume(make({}), ad);
    expect(match.locale).toBe('pt-BR');
    expect(match.requirements.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'must missing',
      'must met',
      'must met',
      'must met',
      'nice met',
    ]);
  });

  it('gives an empty ad or resume nothing', () => {
    expect(matchResume(make({}), '')).toMatchObject({ score: 0, requirements: [], missingSkills: [] });
    expect(matchResume(normaliseResume({}, { language: 'pt-BR' }), AD).score).toBe(0);
  });
});
