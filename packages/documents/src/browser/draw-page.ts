import { type Frame, frameWithin, pageFrame } from './page-frame.ts';
import type { PageShapes } from './page-shapes.ts';
import { type Attributes, tagsOf } from './page-tags.ts';

/** What a canvas must be able to do, in a page or in a worker. */
export type Surface = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'beginPath'
  | 'clip'
  | 'drawImage'
  | 'fill'
  | 'restore'
  | 'save'
  | 'setLineDash'
  | 'setTransform'
  | 'stroke'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'miterLimit'
  | 'lineDashOffset'
>;

const idIn = (reference: string | undefined): string | undefined => /#([^)]+)/.exec(reference ?? '')?.[1];

function drawPath(surface: Surface, frame: Frame, attributes: Attributes): void {
  const path = new Path2D(attributes.get('d') ?? '');
  const fill = attributes.get('fill') ?? frame.fill;
  const stroke = attributes.get('stroke') ?? 'none';
  surface.setTransform(frame.scaleX, 0, 0, frame.scaleY, frame.x, frame.y);
  if (fill !== 'none') {
    surface.fillStyle = fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    surface.fill(path, attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (stroke === 'none') return;
  surface.strokeStyle = stroke;
  surface.lineWidth = attributes.number('stroke-width', 1);
  surface.lineCap = (attributes.get('stroke-linecap') ?? 'butt') as CanvasLineCap;
  surface.lineJoin = (attributes.get('stroke-linejoin') ?? 'miter') as CanvasLineJoin;
  surface.miterLimit = attributes.number('stroke-miterlimit', 4);
  surface.setLineDash(
    (attributes.get('stroke-dasharray') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  );
  surface.lineDashOffset = attributes.number('stroke-dashoffset');
  surface.stroke(path);
}

/**
 * Draws the engine's markup, which is a small part of SVG. As elements, the thousands of letters of a page
 * cost the main thread 35 ms and more at every key; drawn in a worker they cost it nothing. What it does
 * not know it refuses: a preview that leaves something out would be a lie.
 */
export function drawPage(surface: Surface, body: string, scale: number, shapes: PageShapes): void {
  const { glyphs, clips, images } = shapes;
  let frame = pageFrame(scale);
  let isClipped = false;
  const outer: { frame: Frame; isClipped: boolean }[] = [];

  const open = (attributes: Attributes) => {
    outer.push({ frame, isClipped });
    const inner = frameWithin(frame, attributes);
    const clip = clips.get(idIn(attributes.get('clip-path')) ?? '');
    if (clip) {
      surface.save();
      surface.setTransform(inner.scaleX, 0, 0, inner.scaleY, inner.x, inner.y);
      surface.clip(clip);
    }
    frame = inner;
    isClipped = clip !== undefined;
  };
  const close = () => {
    if (isClipped) surface.restore();
    ({ frame, isClipped } = outer.pop() ?? { frame, isClipped: false });
  };
  const letter = (attributes: Attributes) => {
    const glyph = glyphs.get(idIn(attributes.get('href')) ?? '');
    // A space has no shape.
    if (!glyph) return;
    const { scaleX, scaleY, x, y } = frame;
    surface.setTransform(
      scaleX,
      0,
      0,
      scaleY,
      x + scaleX * attributes.number('x'),
      y + scaleY * attributes.number('y'),
    );
    surface.fillStyle = frame.fill;
    surface.fill(glyph);
  };
  const image = (attributes: Attributes) => {
    const picture = images.get(attributes.get('xlink:href') ?? '');
    if (!picture) throw new Error('a picture was not read');
    surface.setTransform(frame.scaleX, 0, 0, frame.scaleY, frame.x, frame.y);
    const [x, y] = [attributes.number('x'), attributes.number('y')];
    surface.drawImage(picture, x, y, attributes.number('width'), attributes.number('height'));
  };

  for (const { name, isEnd, isEmpty, attributes } of tagsOf(body)) {
    if (isEnd) {
      if (name === 'g') close();
    } else if (name === 'g') {
      open(attributes);
      if (isEmpty) close();
    } else if (name === 'use') letter(attributes);
    else if (name === 'path') drawPath(surface, frame, attributes);
    else if (name === 'image') image(attributes);
    // A link, and the area that would be clicked: nothing to see.
    else if (name !== 'a' && attributes.get('class') !== 'pseudo-link')
      throw new Error(`<${name}> cannot be drawn`);
  }
}
