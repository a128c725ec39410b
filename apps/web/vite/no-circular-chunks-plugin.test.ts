import { expect, it } from 'vitest';
import { findCircle } from './no-circular-chunks-plugin.ts';

const circleOf = (imports: Record<string, readonly string[]>) => findCircle(new Map(Object.entries(imports)));

it('finds files that import each other, also through others', () => {
  expect(circleOf({ a: ['b'], b: ['a'] })).toEqual(['a', 'b', 'a']);
  expect(circleOf({ page: ['a'], a: ['b', 'c'], b: ['c'], c: ['d'], d: ['b'] })).toEqual([
    'b',
    'c',
    'd',
    'b',
  ]);
});

it('lets files share what they import', () => {
  expect(circleOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['outside'] })).toBeNull();
});
