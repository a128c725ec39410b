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
  it('asks for the title in the first line of an ad, not for its company and place', () => {
    const ads = [AD, AD.replace('Analyst', 'Analyst at Kettle & Crane, Pittsburgh')];
    const [plain, whole] = ads.map((ad) => matchResume(make({}), ad));
    expect(whole).toEqual(plain);
  });

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
    // It is found, but counts less.
    expect(requirement('Inventory control', listed)).toMatchObject({
      status: 'met',
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

describe('lines judged thing by thing', () => {
  const judge = (line: string, more: object = {}) =>
    matchResume(make(more), `Warehouse Analyst\n\nRequirements\n- ${line}\n`).requirements.find(
      ({ text }) => text === line,
    );
  const statuses = (line: string, more: object = {}) =>
    judge(line, more)?.items.map(({ name, status }) => `${name}: ${status}`);

  it('is partly met with one of several things missing, and says which', () => {
    const line = 'Excel, SAP and Docker';
    expect(judge(line)?.status).toBe('partly');
    expect(statuses(line)).toEqual(['Excel: met', 'SAP: met', 'Docker: missing']);
    expect(judge(line)?.items[0]?.proof?.sentence).toContain('Excel');
  });

  it('is met by one alternative, and lists the others as not needed', () => {
    const line = 'Docker, SAP or Kubernetes';
    expect(judge(line)?.status).toBe('met');
    expect(statuses(line)).toEqual(['Docker: not-needed', 'SAP: met', 'Kubernetes: not-needed']);
    expect(matchResume(make({}), `A\n\nRequirements\n- ${line}\n`).missingSkills).toEqual([]);
  });

  it('counts nothing that the ad says is not needed', () => {
    expect(judge('Docker is not required')).toBeUndefined();
  });

  it.each([
    ['CNH D', 'CNH E', 'met'],
    ['CNH D', 'CNH B', 'missing'],
    ['CNH A ou B', 'Carteira Nacional de Habilitação, categoria B', 'met'],
    ['Certified Warehouse Logistics Professional', 'CWLP', 'met'],
    ['Regulamento de Proteção Animal Federal', 'RPAF', 'met'],
  ])('knows %j by a paper called %j: %s', (line, name, status) => {
    const certifications = [{ id: 'paper', name, issuer: '', date: '', url: '' }];
    expect(judge(line, { certifications })?.status).toBe(status);
  });

  it.each([
    ['Living in Denver or Boulder', 'Boulder, CO', 'met'],
    ['Living in Denver or Boulder', 'Austin, TX', 'missing'],
    ['Residir em São José dos Pinhais', 'São José dos Pinhais, PR', 'met'],
  ])('holds %j against %j: %s', (line, city, status) => {
    expect(judge(line, { personalInfo: { city } })?.status).toBe(status);
  });

  it('counts years in jobs that show what they are asked in', () => {
    const job = (id: string, position: string, startDate: string, endDate: string) => ({
      id,
      company: 'Holt',
      position,
      startDate,
      endDate,
      description: '',
    });
    const experience = [
      job('a', 'Barber', '2010-01', '2019-12'),
      job('b', 'Forklift Driver', '2020-01', '2021-12'),
    ];
    expect(judge('5 years as a forklift driver', { experience })?.status).toBe('partly');
    expect(judge('2 years as a forklift driver', { experience })?.status).toBe('met');
  });

  it('takes a degree in another field, and a lower one in the same, for a part', () => {
    const education = (degree: string, field: string) => ({
      education: [{ id: 'school', school: 'City College', degree, field }],
    });
    const line = "Bachelor's degree in nursing";
    expect(judge(line, education('Bachelor of Science', 'Nursing'))?.status).toBe('met');
    expect(judge(line, education('Bachelor of Science', 'History'))?.status).toBe('partly');
    expect(judge(line, education('Associate degree', 'Nursing'))?.status).toBe('partly');
    expect(judge(line, education('High school diploma', ''))?.status).toBe('missing');
  });

  it('finds a sector in the jobs, and calls it no skill', () => {
    const hospital = {
      experience: [
        {
          id: 'job',
          company: 'St. Anne Hospital',
          position: 'Electrician',
          startDate: '2020-01',
          endDate: '2021-01',
          description: '',
        },
      ],
    };
    expect(judge('Experience in healthcare', hospital)?.status).toBe('met');
    expect(judge('Experience in healthcare')).toMatchObject({ status: 'missing', skills: [] });
  });
});
