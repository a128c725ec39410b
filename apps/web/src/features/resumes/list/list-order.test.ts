import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { expect, it } from 'vitest';
import { arrangeResumes } from './list-order.ts';

const resume = (title: string, created: string, updated: string): ResumeSummary => ({
  id: crypto.randomUUID(),
  title,
  version: 1,
  createdAt: `2026-01-${created}T00:00:00Z`,
  updatedAt: `2026-01-${updated}T00:00:00Z`,
  deletedAt: null,
});

const list = [
  resume('Operações 10', '01', '09'),
  resume('operações 9', '03', '04'),
  resume('Ânima', '02', '05'),
];
const titles = (search: string, order: 'updated' | 'title' | 'created') =>
  arrangeResumes(list, { search, order, locale: 'pt-BR' }).map(({ title }) => title);

it('sorts by last change, by creation and by title as people read it', () => {
  expect(titles('', 'updated')).toEqual(['Operações 10', 'Ânima', 'operações 9']);
  expect(titles('', 'created')).toEqual(['operações 9', 'Ânima', 'Operações 10']);
  expect(titles('', 'title')).toEqual(['Ânima', 'operações 9', 'Operações 10']);
});

it('finds without accents, case and order of words', () => {
  expect(titles('10 OPERACOES', 'updated')).toEqual(['Operações 10']);
  expect(titles('  anima ', 'updated')).toEqual(['Ânima']);
  expect(titles('banco', 'updated')).toEqual([]);
});
