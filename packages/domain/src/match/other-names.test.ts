import { describe, expect, it } from 'vitest';
import { adSkills } from './ad/ad-skills.ts';
import { negatedParts } from './requirements/negation.ts';
import { itemsOf, job, judged } from './testing/judged.ts';

const listed = (...names: string[]) => ({ skills: names.map((name, index) => ({ id: `s${index}`, name })) });
const papers = (...names: string[]) => ({
  certifications: names.map((name, index) => ({ id: `c${index}`, name, issuer: '', date: '', url: '' })),
});

describe('other names of one thing', () => {
  it.each([
    ['High performance liquid chromatography', listed('HPLC')],
    ['Processo Judicial Eletrônico', listed('PJe')],
    ['Controladores lógicos programáveis', listed('PLC')],
    ['Customer relationship management', listed('Pipedrive')],
    ['Automated testing', listed('JUnit')],
    ['AI', listed('Artificial insemination')],
    ['Basic Life Support', papers('BLS Provider')],
    ['Conselho Regional de Psicologia', papers('CRP 04/1234')],
    ['Registro no conselho de classe', papers('CREA ativo')],
  ])('%s', (line, resume) => {
    expect(judged(line, resume)?.status).toBe('met');
  });

  it('tells products apart from everyday words at the beginning of a sentence', () => {
    const planting = job('Farm Hand', 'Spring planting with GPS guidance');
    expect(judged('Java and Spring', planting)?.status).toBe('missing');
    expect(judged('Java and Spring', job('Developer', 'Services in Spring and Java'))?.status).toBe('met');
  });

  it('takes one program of a suite for a part of it', () => {
    expect(judged('Microsoft Office', listed('Excel'))?.status).toBe('partly');
    expect(judged('Microsoft Office', listed('Excel', 'Word'))?.status).toBe('met');
    expect(judged('Microsoft Office', listed('Photoshop'))?.status).toBe('missing');
  });

  it('tells norms apart by their number', () => {
    expect(judged('Knowledge of ASC 606', listed('ASC 842'))?.status).toBe('missing');
    expect(judged('Knowledge of ASC 606', listed('ASC 606'))?.status).toBe('met');
  });
});

describe('ways of being', () => {
  it('are told by what somebody did', () => {
    expect(judged('Leadership', job('Foreman', 'Led a crew of six'))?.status).toBe('met');
    expect(judged('Leadership', job('Clerk', 'Filed invoices'))?.status).toBe('missing');
  });
});

describe('what is not asked for', () => {
  it.each([
    'SAP is entirely optional.',
    'Não faz falta ter inglês',
    'No need for a car',
    'CNH é dispensável',
  ])('%s', (line) => {
    expect(negatedParts(line)).toHaveLength(1);
  });

  it('asks for what two negations insist on', () => {
    expect(negatedParts('Candidates cannot be considered without a license, no experience needed')).toEqual(
      [],
    );
    expect(negatedParts('A CNH não é opcional')).toEqual([]);
  });
});

it('reads no language where a subject is taught', () => {
  expect(itemsOf(judged('Experience with English learners', {}))).not.toContain('English: missing');
});

it('keeps lists of products and norms in one piece', () => {
  const names = adSkills({ start: 0, text: 'NFPA 70E and ASC 606', kind: 'must', asksFrom: 0 });
  expect(names.map(({ start, end }) => 'NFPA 70E and ASC 606'.slice(start, end))).toEqual([
    'NFPA 70E',
    'ASC 606',
  ]);
});
