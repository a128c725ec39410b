export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Center of the crop as shares of the picture, and the zoom relative to the whole picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The cropped square in the picture's pixels, within its edges. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / between(zoom, 1, MAX_ZOOM);
  return {
    left: between(x * width - side / 2, 0, width - side),
    top: between(y * height - side / 2, 0, height - side),
    side,
  };
}

/** The crop after dragging the picture, in shares of the visible square. */
export function draggedCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { left, top, side } = cropSquare(size, crop);
  const moved = {
    ...crop,
    x: (left + side / 2 - dx * side) / size.width,
    y: (top + side / 2 - dy * side) / size.height,
  };
  const kept = cropSquare(size, moved);
  return {
    ...moved,
    x: (kept.left + kept.side / 2) / size.width,
    y: (kept.top + kept.side / 2) / size.height,
  };
}
