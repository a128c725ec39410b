import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { ground } from './ground.ts';
import { isKin } from './words/kin.ts';

const resume = normaliseResume(
  {
    personalInfo: {
      firstName: 'Noel',
      lastName: 'Quist',
      jobTitle: 'Pharmacist',
      summary: 'Pharmacist with nine years behind the counter. Patient with worried people.',
    },
    experience: [
      {
        id: 'pharmacy',
        company: 'Lowell CPAs & Chemists',
        position: 'Pharmacist II',
        location: 'Austin, TX',
        startDate: '2016-04',
        endDate: '2023-06',
        description:
          '• Helped the area team prepare a flu campaign for small shops\n• Cut errors from 12 to 5 a quarter with monthly checks\n• Filled 300 customer orders a day with the head pharmacist\n• Worked 5 years without a complaint\n• Taught 2 undergraduate students in the laboratory\n• Started a reading club for diabetics',
      },
      {
        id: 'padaria',
        company: 'Padaria Estrela Nova',
        position: 'Padeira',
        location: 'João Pessoa, PB',
        startDate: '2008-01',
        endDate: '2011-12',
        description: '• Participei da feira anual da cidade\n• Assei 2 mil pães por dia e limpei o forno',
      },
    ],
    education: [{ id: 'school', school: 'Calder College', degree: 'doctorate', field: 'Pharmacy' }],
    certifications: [{ id: 'paper', name: 'Certified in first aid', issuer: 'City', date: '2019' }],
  },
  { language: 'en-US' },
);

const FLU = 'Helped the area team prepare a flu campaign for small shops';
const ERRORS = 'Cut errors from 12 to 5 a quarter with monthly checks';
const ORDERS = 'Filled 300 customer orders a day with the head pharmacist';
const YEARS = 'Worked 5 years without a complaint';
const STUDENTS = 'Taught 2 undergraduate students in the laboratory';
const CLUB = 'Started a reading club for diabetics';
const FAIR = 'Participei da feira anual da cidade';
const BREAD = 'Assei 2 mil pães por dia e limpei o forno';

const claims = (original: string, text: string) => {
  const itemId = [FAIR, BREAD].includes(original) ? 'padaria' : 'pharmacy';
  return ground(text, { resume, itemId, original }).map((claim) => claim.text);
};

describe('what an edit may not make of a sentence', () => {
  it.each([
    [FLU, 'Developed a flu campaign for small shops', 'Developed'],
    [FLU, 'Helped the area team prepare a flu campaign for large shops', 'large'],
    [FAIR, 'Organizei a feira anual da cidade', 'Organizei'],
    [FAIR, 'Participei da feira anual do estado', 'estado'],
    [ERRORS, 'Cut errors from 12 to 5 a month with monthly checks', 'a month'],
    [ERRORS, 'Designed the safety policy and cut errors from 12 to 5 a quarter', 'Designed'],
    [ORDERS, 'Filled 300 customers a day with the head pharmacist', 'customers'],
    [ORDERS, 'As head pharmacist, filled 300 customer orders a day', 'head'],
    [YEARS, 'Worked 7 years without a complaint', '7 years'],
    [STUDENTS, 'Taught 2 doctoral students in the laboratory', 'doctoral'],
    [STUDENTS, 'Taught 2 undergraduate students from Calder College in the laboratory', 'Calder College'],
    [CLUB, 'Founded a clinic with the reading club for diabetics', 'Founded'],
    [BREAD, 'Assei 2 mil pães por dia, limpei o forno e fiz geleias', 'geleias'],
    [BREAD, 'Assei 2 mil pães por dia e limpei o forno com Power BI', 'Power BI'],
    [BREAD, 'Assei 2 mil pães e o jantar por dia e limpei o forno', 'jantar'],
  ])('%s: %s', (original, text, expected) => {
    expect(claims(original, text).join('|')).toContain(expected);
  });

  it('takes no paper from the name of an employer, and no field from another paper', () => {
    const summary = 'Pharmacist with nine years behind the counter. Patient with worried people.';
    const said = (text: string) => ground(text, { resume, original: summary }).map((claim) => claim.text);
    expect(said('Pharmacist and CPA with nine years behind the counter.').join()).toContain('CPA');
    expect(said('Pharmacist with nine years behind the counter, certified in oncology.').join()).toContain(
      'certified',
    );
    expect(said('Pharmacist with nine years behind the counter, certified in first aid.')).toEqual([]);
    expect(said('Pharmacist with two doctorates.').join()).toContain('doctorates');
    expect(said('Pharmacist with nine years behind the counter and a shipyard.').join()).toContain(
      'shipyard',
    );
  });
});

describe('what is the same in other words', () => {
  it.each([
    [FLU, 'Supported the area team with a flu campaign for small stores'],
    [FLU, 'Contributed to the flu campaign for small shops at Lowell, Texas'],
    [ERRORS, 'Errors fell 58%, from 12 to 5 per quarter, through monthly checks'],
    [ERRORS, 'Cut errors by more than half with monthly checks'],
    [ORDERS, 'As pharmacist, filled 300 customer orders daily with the head pharmacist'],
    [STUDENTS, 'Taught two undergrads in the lab'],
    [CLUB, 'Founded a reading club for diabetics'],
    [CLUB, '- Founded a reading club for diabetics'],
    [FAIR, 'Participação anual na feira da cidade'],
    [BREAD, 'Dois mil pães assados por dia, com limpeza do forno'],
  ])('%s: %s', (original, text) => {
    expect(claims(original, text)).toEqual([]);
  });

  it.each([
    ['abro', 'abertura'],
    ['admitted', 'admission'],
    ['lab', 'laboratory'],
    ['fecha', 'fechament'],
    ['yoghurt', 'yogurt'],
  ])('%s is of the family of %s', (a, b) => {
    expect(isKin(a, b)).toBe(true);
  });

  it.each([
    ['car', 'cargo'],
    ['port', 'portfolio'],
  ])('%s is not of the family of %s', (a, b) => {
    expect(isKin(a, b)).toBe(false);
  });
});
