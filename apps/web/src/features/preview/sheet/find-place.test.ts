import { describe, expect, it } from 'vitest';
import { fieldAt, lineAt, placeOf } from './find-place.ts';

/** Layout of the Simple template: a side panel and a main column. */
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

const bullet = (field: string, y: number, end: number, page = 0, endPage = page) => ({
  field,
  page,
  x: 60,
  y,
  end: { page: endPage, y: end },
});

/** Layout of the Classic template: centered headings, and a last bullet that continues on the next page. */
const CENTRED = [
  { field: 'personalInfo', page: 0, x: 197, y: 54 },
  { field: 'experience', page: 0, x: 270, y: 100 },
  { field: 'experience/0', page: 0, x: 50, y: 120 },
  bullet('experience/0/description/0/0', 140, 164),
  bullet('experience/0/description/0/1', 166, 176),
  { field: 'experience/1', page: 0, x: 50, y: 190 },
  bullet('experience/1/description/0/0', 210, 90, 0, 1),
  { field: 'education', page: 1, x: 280, y: 120 },
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

  it.each([
    ['on the second line of a bullet', { page: 0, x: 100, y: 160 }, 'experience/0/description/0/0'],
    ['close above the next bullet', { page: 0, x: 100, y: 164 }, 'experience/0/description/0/0'],
    ['on the next bullet', { page: 0, x: 500, y: 170 }, 'experience/0/description/0/1'],
    ['right of a centred heading', { page: 0, x: 500, y: 125 }, 'experience/0'],
    ['on the entry below', { page: 0, x: 60, y: 192 }, 'experience/1'],
    ['where a bullet goes on, on the next page', { page: 1, x: 100, y: 60 }, 'experience/1/description/0/0'],
  ])('%s finds its line', (_, point, field) => {
    expect(fieldAt(CENTRED, point)).toBe(field);
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

describe('the cue around a line', () => {
  const SHEET = { width: 600, height: 800 };

  it('stands around a bullet, as far as its column goes', () => {
    expect(lineAt(CENTRED, { page: 0, x: 100, y: 150 }, SHEET)).toEqual({
      x: 60,
      y: 140,
      width: 490,
      height: 27,
    });
    const beside = [...CENTRED.slice(0, 4), { field: 'skills', page: 0, x: 400, y: 60 }];
    expect(lineAt(beside, { page: 0, x: 100, y: 150 }, SHEET)?.width).toBe(326);
  });

  it('goes on over the page with its bullet', () => {
    expect(lineAt(CENTRED, { page: 1, x: 100, y: 60 }, SHEET)).toMatchObject({ y: 0, height: 93 });
    expect(lineAt(CENTRED, { page: 0, x: 100, y: 700 }, SHEET)).toMatchObject({ y: 210, height: 590 });
  });

  it('is nowhere else', () => {
    expect(lineAt(CENTRED, { page: 0, x: 100, y: 125 }, SHEET)).toBeNull();
    expect(lineAt(CENTRED, { page: 1, x: 100, y: 200 }, SHEET)).toBeNull();
  });
});
