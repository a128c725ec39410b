import { expect, test } from 'vitest';
import { createRecentIds } from './recent-ids.ts';

test('known ids are told from new ones, and only the last are kept', () => {
  const ids = createRecentIds(2);
  expect([ids.add('1'), ids.add('1'), ids.add('2'), ids.add('3')]).toEqual([true, false, true, true]);
  expect(ids.add('3')).toBe(false);
  expect(ids.add('1')).toBe(true);
});
