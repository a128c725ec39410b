import { expect, it } from 'vitest';
import { normalizePhone, phoneHint } from './phone.ts';

it.each([
  ['+5511912345678', '+5511912345678'],
  ['+55 (11) 91234-5678', '+5511912345678'],
  [' +1 415.555.0132 ', '+14155550132'],
])('writes %s as %s', (given, phone) => {
  expect(normalizePhone(given)).toBe(phone);
});

it.each([
  '',
  '11 91234-5678',
  '0055 11 91234 5678',
  '+0 11 91234 5678',
  '+1234567',
  '+1234567890123456',
  '+55 11 91234-5678 ramal 2',
  '++5511912345678',
  '+5511912345678\u0000',
  '+٥٥١١٩١٢٣٤٥٦٧٨',
])('refuses %j', (given) => {
  expect(normalizePhone(given)).toBeNull();
});

it('shows the last four digits only', () => {
  expect(phoneHint('+5511912345678')).toBe('••• 5678');
});
