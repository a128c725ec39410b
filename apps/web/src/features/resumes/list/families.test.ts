import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import type { VariantSummary } from '@lauda/contract/resumes/variants';
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
  kind: 'variant',
  baseId,
  label: id,
  openUpdates,
  match: null,
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
    { baseTitle: null, openUpdates: null, variantCount: 0, match: null, twin: null },
    { baseTitle: null, openUpdates: null, variantCount: 2, match: null, twin: null },
    { baseTitle: 'Title base', openUpdates: 3, variantCount: 1, match: null, twin: null },
    { baseTitle: 'Title v1', openUpdates: null, variantCount: 0, match: null, twin: null },
    { baseTitle: 'Title base', openUpdates: 0, variantCount: 0, match: null, twin: null },
  ]);
});

it('lists every resume once, also variants whose base is gone or not in the list', () => {
  const listed = ['a', 'b', 'c'].map(resume);
  const arranged = arrangeFamilies(listed, [link('a', null), link('b', 'not-listed'), link('c', 'c')]);
  expect(arranged.map(({ resume: { id } }) => id)).toEqual(['a', 'b', 'c']);
});

it('[VAR-05] a twin is on the card of its source, and a card of its own where that one is not listed', () => {
  const listed = ['twin', 'base', 'v1'].map(resume);
  const links = [{ ...link('twin', 'base', 4), kind: 'twin' as const }, link('v1', 'base')];
  const arranged = arrangeFamilies(listed, links);
  expect(arranged.map(({ resume: { id } }) => id)).toEqual(['base', 'v1']);
  expect(arranged[0]?.family).toMatchObject({
    variantCount: 1,
    twin: { resume: { id: 'twin' }, openUpdates: 4 },
  });
  const searched = arrangeFamilies([resume('twin')], links);
  expect(searched.map(({ resume: { id } }) => id)).toEqual(['twin']);
});

it('[VAR-08] says how a variant matches its ad, also when its base is gone', () => {
  const matching = (id: string, baseId: string | null, score: number) => ({
    ...link(id, baseId),
    match: { score },
  });
  const arranged = arrangeFamilies(['base', 'v1', 'v2', 'gone'].map(resume), [
    matching('v1', 'base', 72),
    link('v2', 'base'),
    matching('gone', null, 0),
  ]);
  expect(arranged.map(({ resume: { id }, family: { match } }) => [id, match])).toEqual([
    ['base', null],
    ['v1', 72],
    ['v2', null],
    ['gone', 0],
  ]);
});
