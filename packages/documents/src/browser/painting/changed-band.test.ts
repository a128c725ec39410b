import { beforeAll, expect, it, vi } from 'vitest';
import { changedBand } from './changed-band.ts';
import { readMarks } from './page-marks.ts';
import { NO_SHAPES, readShapes } from './page-shapes.ts';

beforeAll(() => {
  // Any class works whose instances are distinct objects.
  vi.stubGlobal('Path2D', Set);
});

const DEFS =
  '<defs><path id="a" d="M 0 -200 L 500 700 Z "/><path id="b" d="M 0 0 L 300 -250 Z "/><clipPath id="c"><path d="M 0 0 L 9 9 Z "/></clipPath></defs>';

const line = (y: number, letters: string) =>
  `<g transform="translate(10,${y})"><g fill="#000" transform="scale(0.01,-0.01)">${Array.from(
    letters,
    (letter, index) => `<use x="${index * 500}" y="0" href="#${letter}"/>`,
  ).join('')}</g></g>`;

const shapes = () => readShapes(DEFS, NO_SHAPES);
const page = (body: string, known = shapes()) => readMarks(`<g>${body}</g>`, 1, known);

it('finds nothing where nothing changed, also when the letters have other names now', () => {
  const known = shapes();
  const renamed = readShapes(DEFS.replaceAll('id="a"', 'id="z"'), known);
  expect(changedBand(page(line(20, 'ab'), known), page(line(20, 'zb'), renamed))).toBeNull();
});

it('sees another letter under an old name', () => {
  const known = shapes();
  const other = readShapes(DEFS.replace('L 500 700', 'L 400 700'), known);
  expect(changedBand(page(line(20, 'a'), known), page(line(20, 'a'), other))).not.toBeNull();
});

it('is the height of the lines that changed, as far as any letter may reach', () => {
  const known = shapes();
  const [before, after] = [
    [line(20, 'aab'), line(60, 'ab'), line(100, 'ba')],
    [line(20, 'aab'), line(60, 'aba'), line(100, 'ba')],
  ];
  // One hundredth of 700 units above and below the line.
  expect(changedBand(page(before.join(''), known), page(after.join(''), known))).toEqual({
    top: 52,
    bottom: 68,
  });
});

it('covers where a letter was and where it is', () => {
  const known = shapes();
  expect(changedBand(page(line(20, 'a'), known), page(line(90, 'a'), known))).toEqual({
    top: 12,
    bottom: 98,
  });
});

it('is the whole page where a line, a picture or a clip changed', () => {
  const known = shapes();
  const rule = (width: number) => `<path d="M 0 0 L ${width} 0" fill="none" stroke="#000" />`;
  expect(changedBand(page(rule(10), known), page(rule(20), known))).toBe('all');
  expect(changedBand(page('', known), page(`<g clip-path="url(#c)">${line(20, 'a')}</g>`, known))).toBe(
    'all',
  );
});

it('refuses what it cannot draw', () => {
  expect(() => page('<text>a</text>')).toThrow('cannot be drawn');
});
