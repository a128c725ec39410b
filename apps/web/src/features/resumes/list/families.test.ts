import type { ResumeSummary } from '@lauda/contract/resumes';
import type { VariantSummary } from '@lauda/contract/variants';
import { expect, it } from 'vitest';
import { arrangeFamilies } from './families.ts';

const resume = (id: string): ResumeSummary => ({
  id,
  title: `Title ${id}`,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
});
const link = (id: string, baseId: string | null, openUpdates: number | null = 0): VariantSummary => ({
  id,
  baseId,
  label: id,
  openUpdates,
  createdAt: '2026-01-01T00:00:00.000Z',
});

it('[VAR-03] puts variants behind their base and keeps the order otherwise', () => {
  const listed = ['v1', 'other', 'base', 'v2', 'v1a'].map(resume);
  const arranged = arrangeFamilies(listed, [
    link('v1', 'base', 3),
    link('v2', 'base'),
    link('v1a', 'v1', null),
  ]);
  expect(arranged.map(({ resume: { id } }) => id)).toEqual(['other', 'base', 'v1', 'v1a', 'v2']);
  expect(arranged.map(({ family }) => family)).toEqual([
    { baseTitle: null, openUpdates: null, variantCount: 0 },
    { baseTitle: null, openUpdates: null, variantCount: 2 },
    { baseTitle: 'Title base', openUpdates: 3, variantCount: 1 },
    { baseTitle: 'Title v1', openUpdates: null, variantCount: 0 },
    { baseTitle: 'Title base', openUpdates: 0, variantCount: 0 },
  ]);
});

it('lists every resume once, also variants whose base is gone or not in the list', () => {
  const listed = ['a', 'b', 'c'].map(resume);
  const arranged = arrangeFamilies(listed, [link('a', null), link('b', 'not-listed'), link('c', 'c')]);
  expect(arranged.map(({ resume: { id } }) => id)).toEqual(['a', 'b', 'c']);
});
