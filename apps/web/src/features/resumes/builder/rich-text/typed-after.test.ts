import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedAfter, withBegunList } from './typed-after.ts';

const BULLETS: RichText = [{ type: 'bullets', items: [[{ text: 'Led' }], [{ text: 'Cut', bold: true }]] }];

it('goes on where the text ends, in the same line, list and marks', () => {
  expect(typedAfter(BULLETS, ' costs\nHired')).toEqual([
    { type: 'bullets', items: [[{ text: 'Led' }], [{ text: 'Cut costs', bold: true }], [{ text: 'Hired' }]] },
  ]);
  const linked: RichText = [{ type: 'paragraph', spans: [{ text: 'Work', link: 'https://ana.example' }] }];
  expect(typedAfter(linked, ' here')).toEqual([
    { type: 'paragraph', spans: [{ text: 'Work', link: 'https://ana.example' }, { text: ' here' }] },
  ]);
});

it('begins a list as the editor does', () => {
  expect(typedAfter([], '- Led\nCut')).toEqual([
    { type: 'bullets', items: [[{ text: 'Led' }], [{ text: 'Cut' }]] },
  ]);
});

it('keeps a list that has only been begun, for the editor that arrives in that moment', () => {
  const begun = typedAfter([], '- ');
  expect(plainText(begun)).toBe('- ');
  expect(withBegunList(begun)).toEqual([{ type: 'bullets', items: [[]] }]);
  expect(typedAfter([], '- L')).toEqual([{ type: 'bullets', items: [[{ text: 'L' }]] }]);
  expect(withBegunList(BULLETS)).toEqual(BULLETS);
});

it('loses no letter and no space, whatever is typed', () => {
  const line = fc.stringMatching(/^[a-z .,]{1,20}$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      expect(plainText(typedAfter([{ type: 'paragraph', spans: [{ text: 'x' }] }], lines.join('\n')))).toBe(
        `x${lines.join('\n')}`,
      );
    }),
  );
});
