import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneHref, shownPhone } from './phone-number.ts';

it.each([
  ['pt-BR', '11987654321', '(11) 98765-4321', 'tel:+5511987654321'],
  ['pt-BR', '(11)98765-4321', '(11) 98765-4321', 'tel:+5511987654321'],
  ['pt-BR', '11 3456 7890', '(11) 3456-7890', 'tel:+551134567890'],
  ['pt-BR', '+55 11 98765 4321', '+55 11 98765-4321', 'tel:+5511987654321'],
  ['pt-BR', '55 (47) 99654-3210', '+55 47 99654-3210', 'tel:+5547996543210'],
  ['pt-BR', '+14155550132', '+1 415-555-0132', 'tel:+14155550132'],
  ['en-US', '4155550132', '(415) 555-0132', 'tel:+14155550132'],
  ['en-US', '415.555.0132', '(415) 555-0132', 'tel:+14155550132'],
  ['en-US', '1 (415) 555-0132', '+1 415-555-0132', 'tel:+14155550132'],
  ['en-US', '+5511987654321', '+55 11 98765-4321', 'tel:+5511987654321'],
  ['en-US', '+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
  // Not understood: left as typed, and without a call link.
  ['en-US', '(555) 010-0148', '(555) 010-0148', null],
  ['en-US', '415-555-0132 ext. 7', '415-555-0132 ext. 7', null],
  ['en-US', '11987654321', '11987654321', null],
  ['pt-BR', '98765-4321', '98765-4321', null],
  ['pt-BR', '(01) 98765-4321', '(01) 98765-4321', null],
  ['pt-BR', 'ligue à tarde', 'ligue à tarde', null],
  ['pt-BR', '', '', null],
] as const)('%s %s is printed as %s and calls %s', (language, typed, shown, href) => {
  expect([shownPhone(typed, language), phoneHref(typed, language)]).toEqual([shown, href]);
});

it('never changes a digit, and what is printed is read as the same number', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ ()-.')), maxLength: 20 });
  fc.assert(
    fc.property(typed, fc.constantFrom('en-US' as const, 'pt-BR' as const), (text, language) => {
      const shown = shownPhone(text, language);
      const digits = (value: string) => value.replaceAll(/\D/g, '');
      expect(digits(shown)).toBe(digits(text));
      expect([shownPhone(shown, language), phoneHref(shown, language)]).toEqual([
        shown,
        phoneHref(text, language),
      ]);
    }),
    { numRuns: 2000 },
  );
});
