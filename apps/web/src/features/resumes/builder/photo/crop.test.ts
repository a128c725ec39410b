import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cropSquare, draggedCrop, WHOLE } from './crop.ts';

const share = fc.double({ min: -2, max: 3, noNaN: true });
const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const crop = fc.record({ x: share, y: share, zoom: fc.double({ min: 0, max: 9, noNaN: true }) });

it('keeps a square that lies inside the picture, whatever was asked for', () => {
  fc.assert(
    fc.property(size, crop, (picture, asked) => {
      const { left, top, side } = cropSquare(picture, asked);
      expect(side).toBeGreaterThan(0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});

it('takes the middle of the whole picture first', () => {
  expect(cropSquare({ width: 400, height: 300 }, WHOLE)).toEqual({ left: 50, top: 0, side: 300 });
});

it('follows the hand, and goes on at once after it has pulled beyond an edge', () => {
  const picture = { width: 400, height: 400 };
  const near = { x: 0.5, y: 0.5, zoom: 2 };
  expect(cropSquare(picture, draggedCrop(picture, near, 0.1, 0)).left).toBeCloseTo(80);
  const atEdge = draggedCrop(picture, near, 9, 0);
  expect(cropSquare(picture, draggedCrop(picture, atEdge, -0.1, 0)).left).toBeCloseTo(20);
});
