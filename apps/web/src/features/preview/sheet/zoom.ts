/** CSS pixels per point at 100%. */
export const PIXELS_PER_POINT = 96 / 72;

const STEPS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2] as const;
/** In pixels; a wider page needs head movement to read. */
export const WIDEST_FIT = 960;

/** 'fit' follows the available width. */
export type Zoom = 'fit' | number;

const isBeyond = (step: number, zoom: number) => Math.abs(step - zoom) > 0.01;

export const largerZoom = (zoom: number): number | null =>
  STEPS.find((step) => step > zoom && isBeyond(step, zoom)) ?? null;

export const smallerZoom = (zoom: number): number | null =>
  STEPS.findLast((step) => step < zoom && isBeyond(step, zoom)) ?? null;

export const fitZoom = (roomWidth: number, pageWidth: number): number =>
  Math.max(0.2, Math.min(roomWidth, WIDEST_FIT) / (pageWidth * PIXELS_PER_POINT));

/** Twelve million pixels per page are sharp at any size and fit into a phone's memory. */
const MOST_PIXELS = 12e6;

export function pixelScale(page: { width: number; height: number }, zoom: number, ratio: number): number {
  const most = Math.sqrt(MOST_PIXELS / (page.width * page.height));
  return Math.min(zoom * PIXELS_PER_POINT * ratio, most);
}
