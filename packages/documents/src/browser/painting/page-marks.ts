import { type Frame, frameWithin, pageFrame } from './page-frame.ts';
import { type PageShapes, readClips } from './page-shapes.ts';
import { type Attributes, tagsOf } from './page-tags.ts';

/** The canvas methods used here, available in a page or a worker. */
export type Surface = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'beginPath'
  | 'clip'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'rect'
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

/** Pixels from the top of the page. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** One thing on a page, in drawing order. */
export interface Mark {
  /** Together with `shape`, describes its appearance and position completely. */
  readonly key: string;
  /** A glyph's outline; equal glyphs share the same object. */
  readonly shape: Path2D | null;
  /** Where it may leave ink; null if unknown. */
  readonly band: Band | null;
  readonly draw: (surface: Surface) => void;
}

const idIn = (reference: string | undefined): string | undefined => /#([^)]+)/.exec(reference ?? '')?.[1];

const keyOf = (what: string, { scaleX, scaleY, x, y, fill }: Frame): string =>
  `${what} ${scaleX} ${scaleY} ${x} ${y} ${fill}`;

function letterMark(frame: Frame, attributes: Attributes, { glyphs, reach }: PageShapes): Mark | null {
  const glyph = glyphs.get(idIn(attributes.get('href')) ?? '');
  // A space has no outline.
  if (!glyph) return null;
  const { scaleX, scaleY, fill } = frame;
  const x = frame.x + scaleX * attributes.number('x');
  const y = frame.y + scaleY * attributes.number('y');
  const height = Math.abs(scaleY) * reach;
  return {
    key: keyOf('letter', { ...frame, x, y }),
    shape: glyph,
    band: { top: y - height, bottom: y + height },
    draw: (surface) => {
      surface.setTransform(scaleX, 0, 0, scaleY, x, y);
      surface.fillStyle = fill;
      surface.fill(glyph);
    },
  };
}

/** A canvas ignores a style that it cannot parse, and would keep drawing with the previous one. */
function colorIn(style: string): string {
  if (style.startsWith('url(')) throw new Error(`${style} cannot be drawn`);
  return style;
}

function pathMark(frame: Frame, attributes: Attributes): Mark {
  const path = new Path2D(attributes.get('d') ?? '');
  const fill = colorIn(attributes.get('fill') ?? frame.fill);
  const stroke = colorIn(attributes.get('stroke') ?? 'none');
  return {
    key: keyOf(attributes.text, frame),
    shape: null,
    band: null,
    draw: (surface) => {
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
    },
  };
}

function imageMark(frame: Frame, attributes: Attributes, { images }: PageShapes): Mark {
  const picture = images.get(attributes.get('xlink:href') ?? '');
  if (!picture) throw new Error('a picture was not read');
  return {
    key: keyOf(attributes.text, frame),
    shape: null,
    band: null,
    draw: (surface) => {
      surface.setTransform(frame.scaleX, 0, 0, frame.scaleY, frame.x, frame.y);
      const [x, y] = [attributes.number('x'), attributes.number('y')];
      surface.drawImage(picture, x, y, attributes.number('width'), attributes.number('height'));
    },
  };
}

function clipMark(frame: Frame, outline: string): Mark {
  const clip = new Path2D(outline);
  return {
    key: keyOf(`clip ${outline}`, frame),
    shape: null,
    band: null,
    draw: (surface) => {
      surface.save();
      surface.setTransform(frame.scaleX, 0, 0, frame.scaleY, frame.x, frame.y);
      surface.clip(clip);
    },
  };
}

const UNCLIP: Mark = { key: 'unclip', shape: null, band: null, draw: (surface) => surface.restore() };

/**
 * Reads the engine's markup, a small subset of SVG. Rendered as DOM elements, a page's thousands of glyphs cost the
 * main thread 35 ms and more per keystroke; drawn in a worker they cost it nothing. Unknown markup throws, because a
 * preview must not leave anything out.
 */
export function readMarks(body: string, scale: number, shapes: PageShapes): Mark[] {
  const marks: Mark[] = [];
  let frame = pageFrame(scale);
  let isClipped = false;
  let isInClip = false;
  const clips = new Map([...shapes.clips, ...readClips(body)]);
  const outer: { frame: Frame; isClipped: boolean }[] = [];

  const open = (attributes: Attributes) => {
    outer.push({ frame, isClipped });
    frame = frameWithin(frame, attributes);
    const reference = attributes.get('clip-path');
    isClipped = reference !== undefined;
    if (reference === undefined) return;
    const outline = clips.get(idIn(reference) ?? '');
    if (outline === undefined) throw new Error(`clip ${reference} cannot be drawn`);
    marks.push(clipMark(frame, outline));
  };
  const close = () => {
    if (isClipped) marks.push(UNCLIP);
    ({ frame, isClipped } = outer.pop() ?? { frame, isClipped: false });
  };

  for (const { name, isEnd, isEmpty, attributes } of tagsOf(body)) {
    if (name === 'clipPath') isInClip = !isEnd && !isEmpty;
    else if (isInClip) {
      // The clip's outline was read above; it leaves no ink.
      if (name !== 'path') throw new Error(`<${name}> in a clip cannot be drawn`);
    } else if (isEnd) {
      if (name === 'g') close();
    } else if (name === 'g') {
      open(attributes);
      if (isEmpty) close();
    } else if (name === 'use') {
      const letter = letterMark(frame, attributes, shapes);
      if (letter) marks.push(letter);
    } else if (name === 'path') marks.push(pathMark(frame, attributes));
    else if (name === 'image') marks.push(imageMark(frame, attributes, shapes));
    // A link and its clickable area draw nothing.
    else if (name !== 'a' && attributes.get('class') !== 'pseudo-link')
      throw new Error(`<${name}> cannot be drawn`);
  }
  return marks;
}
