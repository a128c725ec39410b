import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATES, EMPTY_APPLICATION, OUTCOMES } from './application.ts';
import { addDays } from './calendar.ts';
import { type ApplicationCard, cardOf, type Move } from './card.ts';
import { moveTo } from './changes.ts';
import { courseOf, insightsOf, MAX_VARIANTS, SMALLEST_GROUP, STEPS } from './insights.ts';

const TODAY = '2026-11-18';
const card = (change: Partial<ApplicationCard> = {}): ApplicationCard => ({
  ...cardOf(EMPTY_APPLICATION),
  ...change,
});
const moves = (...said: string[]): Move[] =>
  said.map((one) => {
    const [state, on = ''] = one.split(' ');
    return { state: APPLICATION_STATES.find((known) => known === state) ?? 'saved', on };
  });
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('[JOB-07] how far an application got', () => {
  it('is the furthest it ever was, not where it is now', () => {
    let job = { ...EMPTY_APPLICATION, company: 'Globex' };
    const move = (state: 'applied' | 'interview' | 'closed', at: string) => {
      job = {
        ...moveTo(
          job,
          { state, outcome: state === 'closed' ? 'rejected' : null },
          { id: crypto.randomUUID(), at },
        ),
      };
    };
    move('applied', '2026-11-02');
    move('interview', '2026-11-09');
    move('closed', '2026-11-20');
    expect(courseOf(cardOf(job))).toEqual({
      furthest: 'interview',
      isAnswered: true,
      firstDays: { applied: '2026-11-02', interview: '2026-11-09', offer: null, closed: '2026-11-20' },
    });
  });

  it('does not count a slip that was corrected on the same day, and counts several steps of one day', () => {
    const furthest = (state: ApplicationCard['state'], ...said: string[]) =>
      courseOf(card({ state, moves: moves(...said) })).furthest;
    expect(furthest('applied', 'applied 2026-11-02', 'offer 2026-11-05', 'applied 2026-11-05')).toBe(
      'applied',
    );
    expect(furthest('saved', 'interview 2026-11-02', 'applied 2026-11-02', 'saved 2026-11-02')).toBe('saved');
    expect(furthest('applied', 'offer 2026-11-05', 'applied 2026-11-06')).toBe('offer');
    expect(furthest('closed', 'interview 2026-11-05', 'closed 2026-11-05')).toBe('interview');
  });

  it('follows from the outcome, the resume that was sent and interviews where nobody moved the card', () => {
    expect(courseOf(card({ state: 'closed', outcome: 'rejected' }))).toMatchObject({
      furthest: 'applied',
      isAnswered: true,
    });
    expect(courseOf(card({ state: 'closed', outcome: 'declined' }))).toMatchObject({ furthest: 'offer' });
    expect(courseOf(card({ state: 'closed', outcome: 'withdrawn' }))).toMatchObject({
      furthest: 'saved',
      isAnswered: false,
    });
    expect(courseOf(card({ state: 'closed', outcome: 'unanswered', sentVersion: 2 }))).toMatchObject({
      furthest: 'applied',
      isAnswered: false,
    });
    expect(courseOf(card({ state: 'applied', interviews: ['2026-12-01'] }))).toMatchObject({
      furthest: 'interview',
    });
  });
});

describe('[JOB-07] insights', () => {
  it('have a funnel, answers, days in each state and each resume', () => {
    const told = insightsOf(
      [
        ...times(4, card()),
        ...times(
          5,
          card({
            state: 'applied',
            appliedOn: '2026-11-08',
            resumeId: 'a',
            moves: moves('applied 2026-11-10'),
          }),
        ),
        ...times(
          5,
          card({
            state: 'closed',
            outcome: 'rejected',
            appliedOn: '2026-10-01',
            resumeId: 'b',
            moves: moves('applied 2026-10-03', 'interview 2026-10-11', 'closed 2026-10-14'),
          }),
        ),
        card({ state: 'offer', resumeId: 'c', moves: moves('applied 2026-10-01', 'offer 2026-10-31') }),
      ],
      TODAY,
    );
    expect(told.funnel.map(({ step, reached: { count, of } }) => [step, count, of])).toEqual([
      ['saved', 15, 15],
      ['applied', 11, 15],
      ['interview', 6, 11],
      ['offer', 1, 6],
    ]);
    expect(told.answered).toEqual({ count: 6, of: 11, rate: 6 / 11 });
    expect(told.waiting).toEqual({ count: 5, median: 10 });
    expect(told.stays).toEqual([
      { step: 'applied', count: 6, median: 10 },
      { step: 'interview', count: 5, median: 3 },
      { step: 'offer', count: 0, median: null },
    ]);
    expect(told.variants).toEqual([
      {
        group: { resumeId: 'a' },
        applied: 5,
        answered: { count: 0, of: 5, rate: 0 },
        interviewed: { count: 0, of: 5, rate: 0 },
      },
      {
        group: { resumeId: 'b' },
        applied: 5,
        answered: { count: 5, of: 5, rate: 1 },
        interviewed: { count: 5, of: 5, rate: 1 },
      },
      {
        group: { resumeId: 'c' },
        applied: 1,
        answered: { count: 1, of: 1, rate: null },
        interviewed: { count: 1, of: 1, rate: null },
      },
    ]);
  });

  it('a slip does not end the stay that it interrupted', () => {
    const slipped = card({
      state: 'interview',
      moves: moves('applied 2026-11-01', 'offer 2026-11-05', 'applied 2026-11-05', 'interview 2026-11-11'),
    });
    expect(insightsOf(times(5, slipped), TODAY).stays[0]).toEqual({ step: 'applied', count: 5, median: 10 });
  });

  const day = fc.integer({ min: -400, max: 30 }).map((days) => addDays(TODAY, days));
  const anyCard = fc
    .record({
      stage: fc.oneof(
        fc.record({
          state: fc.constantFrom('saved', 'applied', 'interview', 'offer'),
          outcome: fc.constant(null),
        }),
        fc.record({ state: fc.constant('closed'), outcome: fc.option(fc.constantFrom(...OUTCOMES)) }),
      ),
      appliedOn: fc.option(day),
      sentVersion: fc.option(fc.constant(3)),
      resumeId: fc.option(fc.integer({ min: 1, max: 40 }).map((n) => `resume-${n}`)),
      interviews: fc.array(day, { maxLength: 2 }),
      moves: fc
        .array(fc.record({ state: fc.constantFrom(...APPLICATION_STATES), on: day }), { maxLength: 6 })
        .map((made) => made.toSorted((one, other) => (one.on < other.on ? -1 : 1))),
    })
    .map(({ stage, ...rest }) => card({ ...rest, ...(stage as Pick<ApplicationCard, 'state' | 'outcome'>) }));
  const anyCards = fc.array(anyCard, { maxLength: 60 });

  it('never widen from step to step, never count anything twice, and say nothing of small groups', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const { funnel, answered, waiting, stays, variants } = insightsOf(cards, TODAY);
        const counts = funnel.map(({ reached }) => reached.count);
        expect(counts[0]).toBe(cards.length);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        expect(answered.of).toBe(counts[1]);
        expect(answered.count).toBeGreaterThanOrEqual(counts[2] ?? 0);
        expect(answered.count + waiting.count).toBeLessThanOrEqual(answered.of);
        expect(variants.length).toBeLessThanOrEqual(MAX_VARIANTS + 1);
        expect(variants.reduce((sum, { applied }) => sum + applied, 0)).toBe(counts[1]);
        expect(variants.reduce((sum, one) => sum + one.answered.count, 0)).toBe(answered.count);
        const shares = [
          answered,
          ...funnel.map(({ reached }) => reached),
          ...variants.flatMap((one) => [one.answered, one.interviewed]),
        ];
        for (const { count, of, rate } of shares) {
          expect(count).toBeLessThanOrEqual(of);
          expect(rate).toBe(of < SMALLEST_GROUP ? null : count / of);
        }
        for (const { count, median } of [waiting, ...stays]) {
          expect(median === null).toBe(count < SMALLEST_GROUP);
          expect(median ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('do not depend on the order of the applications, and one more saved job changes the first step only', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const told = insightsOf(cards, TODAY);
        expect(insightsOf(cards.toReversed(), TODAY)).toEqual(told);
        const more = insightsOf([...cards, card()], TODAY);
        expect({ ...more, funnel: more.funnel.slice(2) }).toEqual({ ...told, funnel: told.funnel.slice(2) });
        expect(more.funnel[0]?.reached.count).toBe(cards.length + 1);
        expect(STEPS.length).toBe(told.funnel.length);
      }),
    );
  });
});
