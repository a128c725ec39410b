import { expect, it } from 'vitest';
import { adHead } from './ad-head.ts';

it.each([
  ['Senior Data Engineer at Nordlys, Copenhagen', 'Senior Data Engineer', 'Nordlys', 'Copenhagen'],
  ['Nurse @ St. Mary’s Hospital', 'Nurse', 'St. Mary’s Hospital', ''],
  ['Enfermeira no Hospital São Lucas – Recife, PE', 'Enfermeira', 'Hospital São Lucas', 'Recife, PE'],
  ['Analista de dados na Vale | Belo Horizonte', 'Analista de dados', 'Vale', 'Belo Horizonte'],
  ['Data engineer', 'Data engineer', '', ''],
  ['Work at height specialist', 'Work at height specialist', '', ''],
  ['Trabalho no período noturno', 'Trabalho no período noturno', '', ''],
])('reads the first line “%s”', (line, title, company, place) => {
  expect(adHead([line, '', 'We look for somebody who…'])).toEqual({ title, company, place });
});
