import { expect, it } from 'vitest';
import { normaliseResume } from '../../resume/schema.ts';
import { matchResume } from '../match-resume.ts';

const statusOf = (position: string, line: string) => {
  const resume = normaliseResume(
    {
      experience: [
        { id: 'job', company: 'Holt', position, startDate: '2018-01', endDate: '2022-12', description: '' },
      ],
    },
    { language: 'en-US' },
  );
  return matchResume(resume, `Office\n\nRequirements\n- ${line}`).requirements.find(
    ({ text }) => text === line,
  )?.status;
};

it.each([
  ['Senior Accountant', 'Prior experience as an accountant', 'met'],
  ['Staff Accountant', 'Prior experience as a Senior Accountant', 'partly'],
  ['Litigation Paralegal', 'Experience as a corporate paralegal', 'partly'],
  ['Marketing Coordinator', 'Experience as a Marketing Manager', 'partly'],
  ['Salon Assistant', 'Experience as a salon manager', 'missing'],
  ['Design Engineer', 'Experience as an Engineering Manager', 'missing'],
  ['Motorista Carreteiro', 'Experiência como motorista profissional', 'met'],
  ['Auxiliar de Mecânico', 'Experiência como mecânico(a)', 'partly'],
  ['Técnica de Enfermagem', 'Experiência como enfermeiro(a)', 'missing'],
  ['Truck Driver', 'Former driver or driver trainer', 'met'],
  ['Shift Supervisor', 'Previous store manager experience', 'missing'],
  ['Store Manager', 'Previous store manager experience', 'met'],
  ['Store Manager', 'Experience as an area manager', 'partly'],
  ['Line Cook', 'Has served as a chef', 'met'],
  ['Vendedora', 'Experiência como representante', 'met'],
  ['Soldador', 'Dez anos como soldador', 'partly'],
])('a %s for %j is %s', (position, line, expected) => {
  expect(statusOf(position, line)).toBe(expected);
});
