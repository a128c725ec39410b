import { describe, expect, it } from 'vitest';
import {
  type Application,
  EMPTY_APPLICATION,
  MAX_APPLICATION_CHARACTERS,
  missingOfApplication,
} from './application.ts';
import { applicationSchema } from './application-schema.ts';
import { addDays, addMonths, calendarEntries, weeksOf } from './calendar.ts';
import { cardOf, isLate } from './card.ts';
import { putEvent, markSent, moveTo, removeEvent, withAd } from './changes.ts';

let count = 0;
const stamp = (at: string) => {
  count += 1;
  return { id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`, at };
};
const JOB: Application = { ...EMPTY_APPLICATION, company: 'Globex', title: 'Engineer' };
const SENT = { resumeId: '11111111-1111-4111-8111-111111111111', version: 3 };

describe('[JOB-01] the timeline', () => {
  it('follows from changes: every move, what was sent, and what the person adds', () => {
    let job = moveTo(JOB, { state: 'applied', outcome: null }, stamp('2026-11-02'));
    job = markSent(job, { sent: SENT, name: 'Base' }, stamp('2026-11-02'));
    job = putEvent(job, { kind: 'interview', text: 'With Ana' }, stamp('2026-11-09T14:30'));
    job = moveTo(job, { state: 'closed', outcome: 'rejected' }, stamp('2026-11-20'));
    expect(job.events.map(({ kind, at, text, stage }) => [kind, at, text, stage?.outcome])).toEqual([
      ['moved', '2026-11-02', '', null],
      ['sent', '2026-11-02', 'Base', undefined],
      ['interview', '2026-11-09T14:30', 'With Ana', undefined],
      ['moved', '2026-11-20', '', 'rejected'],
    ]);
    expect(job).toMatchObject({ appliedOn: '2026-11-02', sent: SENT, resumeId: SENT.resumeId });
    expect(applicationSchema.parse(job)).toEqual(job);
    expect(removeEvent(job, job.events[2]?.id ?? '').events.length).toBe(3);
  });

  it.each([
    ['2026-11-09', true],
    ['2028-02-29T09:05', true],
    ['2026-02-31', false],
    ['2026-02-31T09:05', false],
    ['2026-11-09T24:00', false],
    ['2026-11-09T09:05Z', false],
  ])('is at a day that there is: %s', (at, isDay) => {
    const job = putEvent(JOB, { kind: 'call', text: '' }, stamp(at));
    expect(applicationSchema.safeParse(job).success).toBe(isDay);
  });

  it('has an event that is being written once, with its last words', () => {
    const { id, at } = stamp('2026-11-09');
    const written = ['W', 'Wi', 'With '].reduce(
      (job, text) => putEvent(job, { kind: 'note', text }, { id, at }),
      JOB,
    );
    expect(written.events).toEqual([{ id, at, kind: 'note', text: 'With ', stage: null }]);
  });

  it('has nothing for a change that changes nothing, and an open application has no outcome', () => {
    expect(moveTo(JOB, { state: 'saved', outcome: null }, stamp('2026-11-02'))).toBe(JOB);
    const closed = moveTo(JOB, { state: 'closed', outcome: 'withdrawn' }, stamp('2026-11-02'));
    expect(closed.appliedOn).toBeNull();
    const open = moveTo(closed, { state: 'interview', outcome: 'withdrawn' }, stamp('2026-11-05'));
    expect(open).toMatchObject({ stage: { state: 'interview', outcome: null }, appliedOn: '2026-11-05' });
    const sent = markSent(open, { sent: SENT, name: 'Base' }, stamp('2026-11-06'));
    expect(markSent(sent, { sent: SENT, name: 'Base' }, stamp('2026-11-07'))).toBe(sent);
  });
});

describe('[JOB-01] the job description', () => {
  it('keeps the day of its copy until its text changes', () => {
    const job = withAd(
      JOB,
      { text: 'We look for …', address: ' https://globex.example/jobs/1 ' },
      '2026-11-02',
    );
    expect(job.ad).toEqual({
      text: 'We look for …',
      address: 'https://globex.example/jobs/1',
      takenOn: '2026-11-02',
    });
    const { text } = job.ad;
    expect(withAd(job, { text, address: '' }, '2026-11-09').ad.takenOn).toBe('2026-11-02');
    expect(withAd(job, { text: 'Changed', address: '' }, '2026-11-09').ad.takenOn).toBe('2026-11-09');
    expect(withAd(job, { text: '', address: '' }, '2026-11-09').ad.takenOn).toBeNull();
  });

  it('is cut to what is stored, without characters that a database refuses', () => {
    const { ad } = withAd(JOB, { text: `\0${'😀'.repeat(15_000)}`, address: '' }, '2026-11-02');
    expect(ad.text.length).toBe(MAX_APPLICATION_CHARACTERS.ad);
    expect(ad.text.isWellFormed()).toBe(true);
    const odd = withAd(JOB, { text: `a${'😀'.repeat(15_000)}`, address: '' }, '2026-11-02');
    expect(odd.ad.text.isWellFormed()).toBe(true);
    expect(applicationSchema.safeParse({ ...JOB, ad }).success).toBe(true);
  });
});

it('[JOB-01] an application is refused when a field is too long, unknown or no date', () => {
  const bad: object[] = [
    { company: 'x'.repeat(201) },
    { notes: 'x'.repeat(10_001) },
    { ad: { text: 'x'.repeat(20_001), address: '', takenOn: null } },
    { ad: { text: '', address: '', takenOn: '2026-02-30' } },
    { stage: { state: 'applied', outcome: 'accepted' } },
    { stage: { state: 'dreaming', outcome: null } },
    { nextStep: { text: '', on: 'tomorrow' } },
    { sent: { resumeId: SENT.resumeId, version: 0 } },
    { match: { score: 101, on: '2026-11-02', rows: [] } },
    { company: '\0' },
    { company: '\uD800' },
    { role: 'admin' },
  ];
  for (const change of bad) expect(applicationSchema.safeParse({ ...JOB, ...change }).success).toBe(false);
  expect(applicationSchema.safeParse(JOB).success).toBe(true);
  expect(missingOfApplication({ ...JOB, company: ' ' })).toEqual([]);
  expect(missingOfApplication({ ...JOB, company: ' ', title: '' })).toEqual(['company']);
});

describe('[JOB-02] the calendar', () => {
  it('has interviews, next steps and last days to apply, in order; closed ones keep their interviews only', () => {
    const job: Application = {
      ...JOB,
      closesOn: '2026-11-30',
      nextStep: { text: 'Call', on: '2026-11-10' },
      events: putEvent(JOB, { kind: 'interview', text: '' }, stamp('2026-11-09T14:30')).events,
    };
    const kinds = (application: Application) =>
      calendarEntries([cardOf(application)]).map(({ kind, at }) => `${kind} ${at}`);
    expect(kinds(job)).toEqual(['interview 2026-11-09T14:30', 'next-step 2026-11-10', 'closes 2026-11-30']);
    expect(kinds(moveTo(job, { state: 'applied', outcome: null }, stamp('2026-11-02')))).toEqual([
      'interview 2026-11-09T14:30',
      'next-step 2026-11-10',
    ]);
    const closed = moveTo(job, { state: 'closed', outcome: null }, stamp('2026-11-12'));
    expect(kinds(closed)).toEqual(['interview 2026-11-09T14:30']);
    expect(isLate(cardOf(job), '2026-11-11')).toBe(true);
    expect(isLate(cardOf(job), '2026-11-10')).toBe(false);
    expect(isLate(cardOf(closed), '2026-11-11')).toBe(false);
  });

  it('knows months, leap years and turns of the year', () => {
    expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-11-01');
    expect(weeksOf('2026-11').length).toBe(5);
    expect(weeksOf('2027-01')[0]).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
