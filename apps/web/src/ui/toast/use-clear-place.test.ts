import { expect, it } from 'vitest';
import { clearPlace } from './use-clear-place.ts';

const box = (top: number, bottom: number, left = 16, right = 374) => ({ left, right, top, bottom });
const BELOW = box(700, 780);

it('is below where nothing is covered, or as much as above', () => {
  expect(clearPlace(BELOW, 80, [])).toBe('bottom');
  expect(clearPlace(BELOW, 80, [box(20, 60), box(720, 760)])).toBe('bottom');
  expect(clearPlace(BELOW, 80, [box(780, 840)])).toBe('bottom');
});

it('is above where it would cover a button below and none above', () => {
  expect(clearPlace(BELOW, 80, [box(720, 760)])).toBe('top');
  expect(clearPlace(BELOW, 80, [box(720, 760), box(100, 140)])).toBe('top');
});

it('counts with the height that the cards will have, and with what can be seen', () => {
  expect(clearPlace(box(780, 780), 80, [box(710, 750)])).toBe('top');
  expect(clearPlace(BELOW, 80, [box(720, 720, 20, 20)])).toBe('bottom');
});
