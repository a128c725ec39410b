import { expect, it } from 'vitest';
import { fitZoom, largerZoom, pixelScale, smallerZoom } from './zoom.ts';

it('moves between steps, from wherever it is', () => {
  expect([largerZoom(0.86), smallerZoom(0.86)]).toEqual([0.9, 0.8]);
  expect([largerZoom(1), smallerZoom(1)]).toEqual([1.1, 0.9]);
  expect([largerZoom(2), smallerZoom(0.5)]).toEqual([null, null]);
});

it('fits a page into the width there is, but not beyond what is comfortable', () => {
  expect(fitZoom(408, 612)).toBeCloseTo(0.5);
  expect(fitZoom(5000, 612) * 612 * (96 / 72)).toBeCloseTo(960);
});

it('is sharp on any screen, within what memory allows', () => {
  const page = { width: 612, height: 792 };
  expect(pixelScale(page, 1, 2)).toBeCloseTo((96 / 72) * 2);
  const huge = pixelScale(page, 2, 4);
  expect(page.width * huge * page.height * huge).toBeLessThanOrEqual(12e6 + 1);
});
