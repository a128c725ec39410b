import { expect, it } from 'vitest';
import { itemsOf, job, judged } from '../testing/judged.ts';

const listed = (name: string) => ({ skills: [{ id: 'skill', name, skillLevelId: '', group: '' }] });

it('tells a product from the everyday word that it is called by', () => {
  const line = 'Experiência com o Domínio e com notas';
  expect(itemsOf(judged(line, { personalInfo: { summary: 'Contadora com domínio de Excel.' } }))).toContain(
    'Domínio: missing',
  );
  expect(itemsOf(judged(line, listed('Domínio Sistemas')))).toContain('Domínio: met');
});

it('names products that stand after a colon', () => {
  expect(itemsOf(judged('Computer skills: Access, Excel', listed('Excel')))).toContain('Access: missing');
});

it('counts the years that a summary tells of, if the jobs are as long as that', () => {
  const summary = { personalInfo: { summary: 'Nine years in B2B sales of cables.' } };
  const worked = (from: string) => ({
    ...job('Seller', '• Sold cables', 'Holt', [from, '2024-12']),
    ...summary,
  });
  expect(judged('8 years in B2B sales', worked('2015-01'))?.status).toBe('met');
  expect(judged('8 years in B2B sales', worked('2021-01'))?.status).not.toBe('met');
});
