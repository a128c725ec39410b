import { describe, expect, it } from 'vitest';
import { type Application, EMPTY_APPLICATION } from './application.ts';
import { addDays } from './calendar.ts';
import { cardOf } from './card.ts';
import { putEvent } from './changes.ts';
import { remindersOn } from './reminders.ts';

const JOB: Application = { ...EMPTY_APPLICATION, company: 'Globex', title: 'Engineer' };
const DAY = '2026-11-18';
const step = (on: string, more: Partial<Application> = {}) =>
  cardOf({ ...JOB, nextStep: { text: 'Call', on }, ...more });
const interview = (at: string, more: Partial<Application> = {}) =>
  cardOf(
    putEvent(
      { ...JOB, ...more },
      { kind: 'interview', text: '' },
      { id: '00000000-0000-4000-8000-000000000001', at },
    ),
  );
const closing = (closesOn: string, more: Partial<Application> = {}) => cardOf({ ...JOB, closesOn, ...more });

/** Offsets in days from the card's date on which it is reminded of, when reminders are sent daily. */
const toldOn = (card: ReturnType<typeof cardOf>): number[] =>
  Array.from({ length: 40 }, (_, index) => index - 20).filter((offset) => {
    const today = addDays(DAY, offset);
    return remindersOn([card], { today, toldUntil: addDays(today, -1) }).length > 0;
  });

describe('[JOB-06] what somebody is reminded of', () => {
  it('is a next step on its day and once when it is three days late', () => {
    expect(toldOn(step(DAY))).toEqual([0, 3]);
  });

  it('is an interview on the day before and on its day, at a known hour or not', () => {
    expect(toldOn(interview(DAY))).toEqual([-1, 0]);
    expect(toldOn(interview(`${DAY}T09:30`, { stage: { state: 'interview', outcome: null } }))).toEqual([
      -1, 0,
    ]);
  });

  it('is the last day to apply, three days ahead, one day ahead and on the day, of saved jobs alone', () => {
    expect(toldOn(closing(DAY))).toEqual([-3, -1, 0]);
    expect(toldOn(closing(DAY, { stage: { state: 'applied', outcome: null } }))).toEqual([]);
  });

  it('is no step of a closed application', () => {
    expect(toldOn(step(DAY, { stage: { state: 'closed', outcome: 'rejected' } }))).toEqual([]);
  });

  it('makes up for up to three days without mails, and never tells of what has passed', () => {
    const due = step('2026-11-16');
    expect(remindersOn([due], { today: DAY, toldUntil: '2026-11-15' })).toHaveLength(1);
    expect(remindersOn([due], { today: DAY, toldUntil: '1970-01-01' })).toHaveLength(1);
    expect(remindersOn([due], { today: DAY, toldUntil: '2026-11-16' })).toEqual([]);
    expect(remindersOn([step('2026-11-14')], { today: DAY, toldUntil: '1970-01-01' })).toHaveLength(1);
    expect(remindersOn([step('2026-11-01')], { today: DAY, toldUntil: '1970-01-01' })).toEqual([]);
    const passed = [interview('2026-11-17T09:00'), closing('2026-11-17')];
    expect(remindersOn(passed, { today: DAY, toldUntil: '1970-01-01' })).toEqual([]);
  });

  it('is nothing a second time on the same day, nor when a zone further west makes the day an earlier one', () => {
    expect(remindersOn([step(DAY)], { today: DAY, toldUntil: DAY })).toEqual([]);
    expect(remindersOn([step(DAY)], { today: '2026-11-17', toldUntil: DAY })).toEqual([]);
  });

  it('comes in the order of its days', () => {
    const cards = [closing('2026-11-21'), step(DAY), interview(`${DAY}T09:30`), step('2026-11-15')];
    expect(remindersOn(cards, { today: DAY, toldUntil: '2026-11-17' }).map(({ at }) => at)).toEqual([
      '2026-11-15',
      DAY,
      `${DAY}T09:30`,
      '2026-11-21',
    ]);
  });
});
