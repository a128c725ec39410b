import { describe, expect, it } from 'vitest';
import { currencyOf, isWithinMoneyBack, unusedCents } from './billing.ts';

const month = {
  amountCents: 500,
  start: new Date('2026-11-01T00:00:00.000Z'),
  end: new Date('2026-12-01T00:00:00.000Z'),
};

describe('the days still to come of a paid month', () => {
  it.each([
    ['2026-11-01T00:00:00.000Z', 500],
    ['2026-11-16T00:00:00.000Z', 250],
    ['2026-11-30T23:59:59.999Z', 1],
    ['2026-12-01T00:00:00.000Z', 0],
    ['2026-10-01T00:00:00.000Z', 500],
    ['2027-01-01T00:00:00.000Z', 0],
  ])('are worth, on %s, %i cents', (now, cents) => {
    expect(unusedCents(month, new Date(now))).toBe(cents);
  });

  it('are worth nothing when the period has no length', () => {
    expect(unusedCents({ ...month, end: month.start }, month.start)).toBe(0);
  });
});

it('money goes back for 14 days, to the millisecond', () => {
  const paidAt = new Date('2026-11-01T00:00:00.000Z');
  expect(isWithinMoneyBack(paidAt, new Date('2026-11-15T00:00:00.000Z'))).toBe(true);
  expect(isWithinMoneyBack(paidAt, new Date('2026-11-15T00:00:00.001Z'))).toBe(false);
});

it('[I18N-02] a price is in the currency of the language', () => {
  expect([currencyOf('en-US'), currencyOf('pt-BR')]).toEqual(['USD', 'BRL']);
});
