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

  it('stays where the file says that it is text: pages may begin alike', () => {
    const item = (page: number) => ({
      ...cell(page, 36, `last line of an item (${page})`),
      isListItem: true,
    });
    const title = (page: number) => ({ ...cell(page, 24, 'Visual Designer'), heading: 3 });
    expect(kept([item(1), title(1)], [item(2), title(2)])[1]).toEqual([
      'last line of an item (2)',
      'Visual Designer',
    ]);
    expect(kept([cell(1, 24, 'Ana Lima')], [cell(2, 24, 'Ana Lima')])[1]).toEqual([]);
  });

  it('stays where it is a year: an entry may end one page, and another begin the next', () => {
    expect(kept([cell(1, 736, '2018')], [cell(2, 36, '2023')])).toEqual([['2018'], ['2023']]);
  });
});
