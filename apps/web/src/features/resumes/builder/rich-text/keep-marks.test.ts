import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { expect, it } from 'vitest';
import { keepMarks } from './keep-marks.ts';

const BEFORE: RichText = [
  { type: 'paragraph', spans: [{ text: 'Builds ' }, { text: 'bridges', bold: true }] },
  { type: 'bullets', items: [[{ text: 'On time', link: 'https://lauda.example' }], [{ text: 'In budget' }]] },
];

it('keeps marks in every line that stays as it was', () => {
  const after = keepMarks(BEFORE, plainText(BEFORE).replace('In budget', 'Below budget'));
  expect(after).toEqual([
    BEFORE[0],
    {
      type: 'bullets',
      items: [[{ text: 'On time', link: 'https://lauda.example' }], [{ text: 'Below budget' }]],
    },
  ]);
});

it('has no marks where the words are new', () => {
  expect(keepMarks(BEFORE, 'Builds roads')).toEqual([
    { type: 'paragraph', spans: [{ text: 'Builds roads' }] },
  ]);
});
