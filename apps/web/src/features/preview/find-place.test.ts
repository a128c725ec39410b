import { describe, expect, it } from 'vitest';
import { fieldAt, placeOf } from './find-place.ts';

/** As Simple sets it: a side panel and a main column. */
const PLACES = [
  { field: 'personalInfo', page: 0, x: 24, y: 48 },
  { field: 'personalInfo/email', page: 0, x: 24, y: 120 },
  { field: 'skills', page: 0, x: 24, y: 300 },
  { field: 'skills/0', page: 0, x: 24, y: 320 },
  { field: 'experience', page: 0, x: 216, y: 100 },
  { field: 'experience/0', page: 0, x: 216, y: 120 },
  { field: 'experience/1', page: 0, x: 216, y: 400 },
  { field: 'education', page: 1, x: 216, y: 200 },
];

describe('a click', () => {
  it.each([
    ['on a line', { page: 0, x: 300, y: 130 }, 'experience/0'],
    ['in the other column at the same height', { page: 0, x: 40, y: 130 }, 'personalInfo/email'],
    ['deep inside an entry', { page: 0, x: 300, y: 700 }, 'experience/1'],
    ['on a heading', { page: 0, x: 220, y: 98 }, 'experience'],
    ['where an entry goes on, on the next page', { page: 1, x: 300, y: 60 }, 'experience/1'],
    ['above everything', { page: 0, x: 300, y: 2 }, 'experience'],
  ])('%s finds its field', (_, point, field) => {
    expect(fieldAt(PLACES, point)).toBe(field);
  });

  it('on one line takes what it is on or right of', () => {
    const line = [
      { field: 'personalInfo', page: 0, x: 44, y: 44 },
      { field: 'personalInfo/email', page: 0, x: 44, y: 93 },
      { field: 'personalInfo/phone', page: 0, x: 190, y: 93 },
      { field: 'personalInfo/city', page: 0, x: 270, y: 93 },
    ];
    expect([60, 200, 400].map((x) => fieldAt(line, { page: 0, x, y: 96 }))).toEqual([
      'personalInfo/email',
      'personalInfo/phone',
      'personalInfo/city',
    ]);
  });

  it('on an empty sheet finds nothing', () => {
    expect(fieldAt([], { page: 0, x: 1, y: 1 })).toBeNull();
  });
});

it('a field stands where it is, or where what holds it is', () => {
  expect(placeOf(PLACES, 'experience/1')?.y).toBe(400);
  expect(placeOf(PLACES, 'experience/1/description')?.y).toBe(400);
  expect(placeOf(PLACES, 'experience/7')?.y).toBe(100);
  expect(placeOf(PLACES, 'projects/0')).toBeNull();
});
