import { expect, it } from 'vitest';
import { clearPlace } from './use-clear-place.ts';

/** A DOMRect as browsers provide it: its sides are not own properties and cannot be spread. */
const box = (top: number, bottom: number, left = 16, right = 374) =>
  Object.create({ left, right, top, bottom }) as Record<'left' | 'right' | 'top' | 'bottom', number>;
const BELOW = box(700, 780);

it('is below where nothing is covered, or as much as above', () => {
  expect(clearPlace(BELOW, 80, { controls: [] })).toBe('bottom');
  expect(clearPlace(BELOW, 80, { controls: [box(20, 60), box(720, 760)] })).toBe('bottom');
  expect(clearPlace(BELOW, 80, { controls: [box(780, 840)] })).toBe('bottom');
});

it('is above where it would cover a button below and none above', () => {
  expect(clearPlace(BELOW, 80, { controls: [box(720, 760)] })).toBe('top');
  expect(clearPlace(BELOW, 80, { controls: [box(720, 760), box(100, 140)] })).toBe('top');
});

it('leaves a button that submits free rather than one that closes', () => {
  const [close, submit] = [box(20, 60), box(720, 760)];
  expect(clearPlace(BELOW, 80, { controls: [close, submit], submits: [submit] })).toBe('top');
});

it('counts with the height that the cards will have, and with what can be seen', () => {
  expect(clearPlace(box(780, 780), 80, { controls: [box(710, 750)] })).toBe('top');
  expect(clearPlace(BELOW, 80, { controls: [box(720, 720, 20, 20)] })).toBe('bottom');
});

it('never covers what has the focus, whatever else it covers then', () => {
  const controls = [box(20, 60), box(30, 60)];
  expect(clearPlace(BELOW, 80, { controls, focused: box(720, 760) })).toBe('top');
  expect(clearPlace(BELOW, 80, { controls: [box(720, 760)], focused: box(20, 60) })).toBe('bottom');
  expect(clearPlace(BELOW, 80, { controls: [], focused: box(300, 340) })).toBe('bottom');
});

it('is above where the keyboard hides what is below', () => {
  expect(clearPlace(BELOW, 80, { controls: [box(20, 60)], visibleBottom: 480 })).toBe('top');
  expect(clearPlace(BELOW, 80, { controls: [], visibleBottom: 800 })).toBe('bottom');
});
