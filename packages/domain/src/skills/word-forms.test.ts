import { expect, it } from 'vitest';
import { isWordForm } from './word-forms.ts';
import { stem } from './words.ts';

it.each([
  ['programo', 'programação', true],
  ['shipped', 'shipping', true],
  ['inspeção', 'inspecionar', true],
  ['planning', 'planned', true],
  ['sketch', 'sketchbook', false],
  ['médio', 'medição', false],
  ['transporte', 'transmissão', false],
])('%j and %j are forms of one word: %s', (one, other, expected) => {
  expect(isWordForm(stem(one), stem(other))).toBe(expected);
});
