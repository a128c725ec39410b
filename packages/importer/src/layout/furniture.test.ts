import { describe, expect, it } from 'vitest';
import { type Cell, NO_MARK } from '../source.ts';
import { withoutFurniture } from './furniture.ts';

const SIZE = { width: 612, height: 792 };
const cell = (page: number, y: number, text: string): Cell => ({
  ...NO_MARK,
  page,
  box: { x: 500, y, width: 40, height: 10 },
  spans: [],
  text,
  order: 0,
  isBullet: false,
});
const kept = (...pages: Cell[][]) =>
  withoutFurniture(
    pages,
    pages.map(() => SIZE),
  ).map((cells) => cells.map(({ text }) => text));

describe('what stands at the edges of pages', () => {
  it('goes where it only numbers them', () => {
    const pages = [1, 2].map((number) => [
      cell(number, 400, 'Text'),
      cell(number, 770, `Ana · ${number} / 2`),
    ]);
    expect(kept(...pages)).toEqual([['Text'], ['Text']]);
  });

  it('stays where it is a year: an entry may end one page, and another begin the next', () => {
    expect(kept([cell(1, 736, '2018')], [cell(2, 36, '2023')])).toEqual([['2018'], ['2023']]);
  });
});
