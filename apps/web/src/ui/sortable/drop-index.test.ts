import { expect, it } from 'vitest';
import { dropIndex, moved } from './drop-index.ts';

const THREE = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 300 },
  { top: 300, bottom: 400 },
];

it('takes the place whose neighbours are above and below the pointer', () => {
  expect(dropIndex(THREE, 0, 10)).toBe(0);
  expect(dropIndex(THREE, 0, 190)).toBe(0);
  expect(dropIndex(THREE, 0, 210)).toBe(1);
  expect(dropIndex(THREE, 0, 900)).toBe(2);
  expect(dropIndex(THREE, 2, -50)).toBe(0);
  expect(dropIndex(THREE, 2, 60)).toBe(1);
});

it('moves one and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});
