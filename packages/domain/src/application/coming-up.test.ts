import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATES, EMPTY_APPLICATION } from './application.ts';
import { addDays } from './calendar.ts';
import { type ApplicationCard, cardOf } from './card.ts';
import { comingUp } from './coming-up.ts';

const TODAY = '2026-11-18';
const card = (company: string, change: Partial<ApplicationCard>): ApplicationCard => ({
  ...cardOf(EMPTY_APPLICATION),
  company,
  ...change,
});
const named = (cards: readonly ApplicationCard[]) =>
  comingUp(cards, TODAY).map(({ kind, at, card: { company } }) => `${kind} ${at} ${company}`);

describe('what comes up', () => {
  it('has interviews of a week, the last days to apply, and steps that are due or late', () => {
    const cards = [
      card('Late', { nextStepOn: '2026-03-01' }),
      card('Due', { nextStepOn: TODAY }),
      card('Later', { nextStepOn: '2026-11-19' }),
      card('Talk', { state: 'interview', interviews: ['2026-11-17', '2026-11-25T09:00', '2026-11-26'] }),
      card('Soon', { state: 'interview', interviews: ['2026-11-18T14:30'] }),
      card('Closing', { closesOn: '2026-11-20' }),
      card('Closed out', { closesOn: '2026-11-17' }),
      card('Applied', { state: 'applied', closesOn: '2026-11-20' }),
      card('Over', { state: 'closed', nextStepOn: TODAY, interviews: [TODAY] }),
    ];
    expect(named(cards)).toEqual([
      'interview 2026-11-18T14:30 Soon',
      'interview 2026-11-25T09:00 Talk',
      'closes 2026-11-20 Closing',
      'next-step 2026-11-18 Due',
      'next-step 2026-03-01 Late',
    ]);
  });

  it('never has what is over or far away, whatever the applications say', () => {
    const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays(TODAY, days));
    const cards = fc.array(
      fc
        .record({
          state: fc.constantFrom(...APPLICATION_STATES),
          nextStepOn: fc.option(day),
          closesOn: fc.option(day),
          interviews: fc.array(day, { maxLength: 3 }),
        })
        .map((change) => card('Globex', change)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(cards, (given) => {
        for (const { kind, at, card: of } of comingUp(given, TODAY)) {
          expect(of.state).not.toBe('closed');
          expect(at <= addDays(TODAY, 7)).toBe(true);
          expect(kind === 'next-step' || at >= TODAY).toBe(true);
        }
      }),
    );
  });
});
