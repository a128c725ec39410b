import { expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const VIEWPORT = { width: 400, height: 300 };
const POPUP = { width: 100, height: 80 };

it('goes to the wanted side, aligned with the anchor', () => {
  const anchor = { x: 150, y: 100, width: 60, height: 20 };
  const at = (side: 'top' | 'bottom' | 'left' | 'right', align: 'start' | 'center' | 'end') =>
    placeBeside(anchor, POPUP, VIEWPORT, { side, align, gap: 4 });
  expect(at('bottom', 'start')).toEqual({ side: 'bottom', x: 150, y: 124 });
  expect(at('bottom', 'end')).toEqual({ side: 'bottom', x: 110, y: 124 });
  expect(at('top', 'center')).toEqual({ side: 'top', x: 130, y: 16 });
  expect(at('right', 'center')).toEqual({ side: 'right', x: 214, y: 70 });
  expect(at('left', 'start')).toEqual({ side: 'left', x: 46, y: 100 });
});

it('changes sides where only the other one has room', () => {
  const low = { x: 150, y: 260, width: 60, height: 20 };
  expect(placeBeside(low, POPUP, VIEWPORT, { side: 'bottom', align: 'start', gap: 4 })).toMatchObject({
    side: 'top',
    y: 176,
  });
});

it('never leaves the screen', () => {
  const corner = { x: 380, y: 10, width: 20, height: 20 };
  expect(placeBeside(corner, POPUP, VIEWPORT, { side: 'bottom', align: 'start', gap: 4 }).x).toBe(292);
  const tall = { width: 100, height: 900 };
  expect(placeBeside(corner, tall, VIEWPORT, { side: 'bottom', align: 'start', gap: 4 }).y).toBe(8);
});
