import { changedBand } from './changed-band.ts';
import { type Band, type Mark, readMarks, type Surface } from './page-marks.ts';
import type { PageShapes } from './page-shapes.ts';

const PAPER = '#fff';

export interface PageCanvas {
  readonly canvas: OffscreenCanvas;
  /** Brings the page to what the markup says. */
  readonly draw: (body: string, shapes: PageShapes) => void;
}

const meets = (band: Band, other: Band): boolean => band.top < other.bottom && other.top < band.bottom;

/** All marks of one stripe of the page, on fresh paper. Its edges are whole pixels, so that no letter is cut softly. */
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

/** One page that remembers what is on it: a letter more costs its lines, and not the two thousand others again. */
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
      // Forgotten while it is drawn: after a failure the page is drawn whole.
      drawn = null;
      if (band !== null) drawBand(surface, width, band === 'all' ? { top: 0, bottom: height } : band, marks);
      drawn = marks;
    },
  };
}
