import { expect, it } from 'vitest';
import { avatarInitial } from './account.ts';

it('[APP-09] takes the first letter of the address, or U', () => {
  expect(avatarInitial({ email: 'ana@lauda.example' })).toBe('A');
  expect(avatarInitial({ email: 'émile@lauda.example' })).toBe('É');
  expect(avatarInitial({ email: '' })).toBe('U');
});
