import type { PagePainter, Preview } from '@lauda/documents/browser';
import { type MouseEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { type Box, lineAt } from './find-place.ts';
import { latestOnly } from '../engine/latest-only.ts';
import { PIXELS_PER_POINT, pixelScale } from './zoom.ts';

interface PageSheetProps {
  preview: Preview;
  index: number;
  zoom: number;
  painter: PagePainter;
  /** Called with the clicked position, in points. */
  onPoint: (x: number, y: number) => void;
  /** Called after every paint of the page. */
  onPainted: (isPainted: boolean) => void;
  ref?: Ref<HTMLDivElement>;
}

interface Painting {
  readonly preview: Preview;
  readonly index: number;
  readonly scale: number;
}

/** In points, around the highlighted line. */
const CUE_MARGIN = 2;

const isSameBox = (one: Box, other: Box) =>
  one.x === other.x && one.y === other.y && one.height === other.height && one.width === other.width;

/** One page as it will be printed, white in both themes. */
export function PageSheet({ preview, index, zoom, painter, onPoint, onPainted, ref }: PageSheetProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const page = preview.pages[index];
  const isNear = useIsNear(canvasRef);
  const [hovered, setHovered] = useState<Box | null>(null);
  const paint = usePainting(canvasRef, painter, onPainted);
  const scale = page ? pixelScale(page, zoom, devicePixelRatio) : 1;
  const paintAt = useEffectEvent((pixels: number) => paint({ preview, index, scale: pixels }));
  // Unchanged pages keep their object identity and are not repainted.
  useEffect(() => {
    if (isNear && page) paintAt(scale);
  }, [isNear, page, scale]);
  if (!page) return null;

  const pixels = zoom * PIXELS_PER_POINT;
  const pointOf = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / pixels, y: (clientY - top) / pixels };
  };
  const point = (event: MouseEvent) => {
    const { x, y } = pointOf(event);
    onPoint(x, y);
  };
  const hover = (event: MouseEvent) => {
    const found = lineAt(preview.places, { page: index, ...pointOf(event) }, page);
    setHovered((before) => (before && found && isSameBox(before, found) ? before : found));
  };
  return (
    <div ref={ref} className="relative mx-auto w-fit">
      <canvas
        ref={canvasRef}
        aria-hidden
        data-page={index + 1}
        className="block cursor-text bg-paper shadow-paper forced-colors:outline"
        style={{ width: page.width * pixels, height: page.height * pixels }}
        onClick={point}
        onMouseMove={hover}
        onMouseLeave={() => setHovered(null)}
      />
      {hovered && (
        <div
          aria-hidden
          data-line-cue
          className="pointer-events-none absolute rounded-[2px] border-s-2 border-primary bg-primary/10"
          style={{
            left: (hovered.x - CUE_MARGIN) * pixels,
            top: (hovered.y - CUE_MARGIN) * pixels,
            width: (hovered.width + 2 * CUE_MARGIN) * pixels,
            height: (hovered.height + CUE_MARGIN) * pixels,
          }}
        />
      )}
    </div>
  );
}

/** Paints the newest page only, so that fast typing skips frames instead of queueing them. */
function usePainting(
  ref: React.RefObject<HTMLCanvasElement | null>,
  painter: PagePainter,
  onPainted: (isPainted: boolean) => void,
): (painting: Painting) => void {
  const report = useEffectEvent(onPainted);
  const worker = useRef<{ painter: PagePainter; paint: (painting: Painting) => void } | null>(null);
  return (painting) => {
    if (worker.current?.painter !== painter)
      worker.current = {
        painter,
        paint: latestOnly<Painting>(async ({ preview, index, scale }) => {
          try {
            show(ref.current, await painter.paint(preview, index, scale));
            report(true);
          } catch {
            report(false);
          }
        }),
      };
    worker.current.paint(painting);
  };
}

function show(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas) return picture.close();
  // Assigning the same size would clear the canvas needlessly.
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
}
