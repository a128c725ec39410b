import { changedBand } from './changed-band.ts';
import { type Band, type Mark, readMarks, type Surface } from './page-marks.ts';
import type { PageShapes } from './page-shapes.ts';

const PAPER = '#fff';

export interface PageCanvas {
  readonly canvas: OffscreenCanvas;
  /** Updates the canvas to match the markup. */
  readonly draw: (body: string, shapes: PageShapes) => void;
}

const meets = (band: Band, other: Band): boolean => band.top < other.bottom && other.top < band.bottom;

/** Redraws one band of the page on blank paper. Its edges are whole pixels, so that clipping does not blur glyphs. */
function drawBand(surface: Surface, width: number, band: Band, marks: readonly Mark[]): void {
  surface.save();
  surface.setTransform(1, 0, 0, 1, 0, 0);
  surface.beginPath();
  surface.rect(0, band.top, width, band.bottom - band.top);
  surface.clip();
  surface.fillStyle = PAPER;
  surface.fillRect(0, band.top, width, band.bottom - band.top);
  for (const mark of marks) if (mark.band === null || meets(mark.band, band)) mark.draw(surface);
  surface.restore();
}

/** A page canvas that knows what it shows: one more character redraws a band, not two thousand glyphs. */
export function createPageCanvas(width: number, height: number, scale: number): PageCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const surface = canvas.getContext('2d', { alpha: false });
  if (!surface) throw new Error('no canvas');
  let drawn: readonly Mark[] | null = null;
  return {
    canvas,
    draw(body, shapes) {
      const marks = readMarks(body, scale, shapes);
      const band = drawn === null ? 'all' : changedBand(drawn, marks);
      // Cleared while drawing, so that a failure leads to a full redraw.
      drawn = null;
      if (band !== null) drawBand(surface, width, band === 'all' ? { top: 0, bottom: height } : band, marks);
      drawn = marks;
    },
  };
}
