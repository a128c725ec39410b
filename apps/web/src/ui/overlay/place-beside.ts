export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Align = 'start' | 'center' | 'end';

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  x: number;
  y: number;
}

export interface Placement {
  side: Side;
  align: Align;
  gap: number;
}

const VIEWPORT_MARGIN = 8;
const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Position of a popup: on the wanted side, on the opposite one if only that has room, never off-screen. */
export function placeBeside(anchor: Box, popup: Size, viewport: Size, { side, align, gap }: Placement) {
  const room: Record<Side, number> = {
    top: anchor.y,
    bottom: viewport.height - anchor.y - anchor.height,
    left: anchor.x,
    right: viewport.width - anchor.x - anchor.width,
  };
  const isVertical = side === 'top' || side === 'bottom';
  const needed = (isVertical ? popup.height : popup.width) + gap + VIEWPORT_MARGIN;
  const opposite = OPPOSITE[side];
  const finalSide = room[side] < needed && room[opposite] > room[side] ? opposite : side;

  const across = isVertical
    ? alongEdge(anchor.x, anchor.width, popup.width, align)
    : alongEdge(anchor.y, anchor.height, popup.height, align);
  const away = {
    top: anchor.y - popup.height - gap,
    bottom: anchor.y + anchor.height + gap,
    left: anchor.x - popup.width - gap,
    right: anchor.x + anchor.width + gap,
  }[finalSide];

  return {
    side: finalSide,
    x: keepInside(isVertical ? across : away, popup.width, viewport.width),
    y: keepInside(isVertical ? away : across, popup.height, viewport.height),
  };
}

function alongEdge(start: number, length: number, popupLength: number, align: Align): number {
  if (align === 'start') return start;
  if (align === 'end') return start + length - popupLength;
  return start + (length - popupLength) / 2;
}

const keepInside = (position: number, length: number, limit: number) =>
  Math.max(VIEWPORT_MARGIN, Math.min(position, limit - length - VIEWPORT_MARGIN));
