import type { Attributes } from './page-tags.ts';

/** The origin and scale of an element. The engine never rotates. */
export interface Frame {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

export const pageFrame = (scale: number): Frame => ({
  scaleX: scale,
  scaleY: scale,
  x: 0,
  y: 0,
  fill: 'none',
});

const STEP = /(translate|scale)\(([-\d.e]+)(?:[, ]+([-\d.e]+))?\)/g;

export function frameWithin(frame: Frame, attributes: Attributes): Frame {
  let { scaleX, scaleY, x, y } = frame;
  const transform = attributes.get('transform') ?? '';
  if (transform.replace(STEP, '').trim() !== '') throw new Error(`${transform} cannot be drawn`);
  for (const [, kind, first = '0', second] of transform.matchAll(STEP))
    if (kind === 'scale') {
      scaleX *= Number(first);
      scaleY *= Number(second ?? first);
    } else {
      x += scaleX * Number(first);
      y += scaleY * Number(second ?? 0);
    }
  return { scaleX, scaleY, x, y, fill: attributes.get('fill') ?? frame.fill };
}
