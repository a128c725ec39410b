import { expect, it } from 'vitest';
import { RecentIds } from './recent-ids.ts';

it('lets an id through once, and forgets the oldest first', () => {
  const ids = new RecentIds(2);
  expect([ids.add('1'), ids.add('1'), ids.add('2'), ids.add('3')]).toEqual([true, false, true, true]);
  expect(ids.add('1')).toBe(true);
  expect(ids.add('3')).toBe(false);
});
