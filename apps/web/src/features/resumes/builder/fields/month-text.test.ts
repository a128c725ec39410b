import { readTypedMonth } from '@lauda/domain/resume/dates/month';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthAfter, showMonth } from './month-text.ts';

const month = fc
  .tuple(fc.integer({ min: 1900, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

it('shows every month so that it is read back', () => {
  fc.assert(fc.property(month, (date) => readTypedMonth(showMonth(date)) === date));
  expect(showMonth('2024')).toBe('2024');
  expect(showMonth('')).toBe('');
});

it('goes on into the next year, and stays among the years a resume can hold', () => {
  expect(monthAfter('2024-12', 1)).toBe('2025-01');
  expect(monthAfter('2024-01', -1)).toBe('2023-12');
  expect(monthAfter('2099-12', 1)).toBe('2099-12');
  expect(monthAfter('1900-01', -1)).toBe('1900-01');
});
