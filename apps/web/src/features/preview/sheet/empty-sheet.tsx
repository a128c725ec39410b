import type { PageSize } from '@lauda/domain/resume/theme';
import { PIXELS_PER_POINT } from './zoom.ts';

/** In points. */
export const PAPER: Readonly<Record<PageSize, { width: number; height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

/** Empty paper, shown until the pages are ready. */
export function EmptySheet({ pageSize, zoom }: { pageSize: PageSize; zoom: number }) {
  const { width, height } = PAPER[pageSize];
  const pixels = zoom * PIXELS_PER_POINT;
  return (
    <div
      aria-hidden
      className="mx-auto bg-paper shadow-paper forced-colors:outline"
      style={{ width: width * pixels, height: height * pixels }}
    />
  );
}
