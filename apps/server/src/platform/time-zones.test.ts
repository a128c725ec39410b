import { describe, expect, it } from 'vitest';
import { knownTimeZone, mornings } from './time-zones.ts';

/** The local date where it is morning; undefined at any other time of day. */
const dayIn = (timeZone: string, now: string) =>
  [...mornings(new Date(now))].find(([, zones]) => zones.includes(timeZone))?.[0];

describe('[JOB-06] the morning', () => {
  it.each([
    ['America/Sao_Paulo', '2026-11-18T09:59:00Z', undefined],
    ['America/Sao_Paulo', '2026-11-18T10:00:00Z', '2026-11-18'],
    ['America/Sao_Paulo', '2026-11-18T14:59:00Z', '2026-11-18'],
    ['America/Sao_Paulo', '2026-11-18T15:00:00Z', undefined],
    // The same moment falls on another day elsewhere.
    ['Pacific/Kiritimati', '2026-11-18T18:00:00Z', '2026-11-19'],
    ['Pacific/Midway', '2026-11-18T18:00:00Z', '2026-11-18'],
    ['Asia/Tokyo', '2026-11-17T22:00:00Z', '2026-11-18'],
    // A half-hour offset.
    ['Asia/Calcutta', '2026-11-18T01:29:00Z', undefined],
    ['Asia/Calcutta', '2026-11-18T01:30:00Z', '2026-11-18'],
    // Daylight saving time: one hour earlier in summer.
    ['America/New_York', '2026-07-01T11:00:00Z', '2026-07-01'],
    ['America/New_York', '2026-11-18T11:00:00Z', undefined],
    ['America/New_York', '2026-11-18T12:00:00Z', '2026-11-18'],
    // No known time zone: a fixed UTC hour.
    ['', '2026-11-18T10:59:00Z', undefined],
    ['', '2026-11-18T11:00:00Z', '2026-11-18'],
    ['', '2026-11-18T16:00:00Z', undefined],
  ])('in %s at %s is that of %s', (timeZone, now, day) => {
    expect(dayIn(timeZone, now)).toBe(day);
  });

  it('comes to every zone once a day', () => {
    const seen = new Map<string, number>();
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 18, hour, 5));
      for (const zone of [...mornings(now).values()].flat()) seen.set(zone, (seen.get(zone) ?? 0) + 1);
    }
    expect(seen.size).toBeGreaterThan(400);
    expect(new Set(seen.values())).toEqual(new Set([5]));
  });
});

it.each([
  ['America/Sao_Paulo', 'America/Sao_Paulo'],
  ['america/sao_paulo', 'America/Sao_Paulo'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Etc/UTC', 'UTC'],
  ['+03:00', ''],
  ['Mars/Olympus', ''],
  ['', ''],
])('the time zone %j is stored as %j', (given, stored) => {
  expect(knownTimeZone(given)).toBe(stored);
});
