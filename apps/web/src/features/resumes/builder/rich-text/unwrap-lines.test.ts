import { expect, it } from 'vitest';
import { unwrapLines } from './unwrap-lines.ts';

it('[ENT-10] joins the lines of a PDF that go on, with and without a bullet', () => {
  const copied = [
    '• Led the move of 240 pipelines to a new scheduler, cutting the',
    'nightly run from 9 h to 2 h 40 min',
    '• Built the first tests of data quality with dbt and',
    'Great Expectations for all 60 models',
    '• On-call rota',
  ].join('\n');
  expect(unwrapLines(copied).split('\n')).toEqual([
    '• Led the move of 240 pipelines to a new scheduler, cutting the nightly run from 9 h to 2 h 40 min',
    '• Built the first tests of data quality with dbt and Great Expectations for all 60 models',
    '• On-call rota',
  ]);
});

it('[ENT-10] leaves lines that are lines of their own', () => {
  for (const text of [
    'Python\nSQL\nExcel',
    'Led the team.\nHired four people.',
    '- One\n- Two\nAn afterthought',
    'First paragraph of some length that ends here.\n\nsecond one',
    '',
  ])
    expect(unwrapLines(text)).toBe(text);
});

it('keeps the hyphen of a word that is broken at it', () => {
  expect(unwrapLines('Worked for a long while as a full-\ntime teacher')).toBe(
    'Worked for a long while as a full-time teacher',
  );
});
