import type { Place } from '@lauda/documents/browser';

export interface Point {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Points; a click a little above a line still means it. */
const TOLERANCE = 6;

/** Where columns begin: headings of sections stand at their left edge. */
const columnStarts = (places: readonly Place[]) =>
  places.filter(({ field }) => !field.includes('/')).map(({ x }) => x);

const comesBefore = (place: Place, { page, y }: Point) =>
  place.page < page || (place.page === page && place.y <= y + TOLERANCE);

/** The field whose text is nearest above a point, in the point's own column. */
export function fieldAt(places: readonly Place[], point: Point): string | null {
  const starts = columnStarts(places);
  const left = Math.max(-Infinity, ...starts.filter((x) => x <= point.x + TOLERANCE));
  const right = Math.min(Infinity, ...starts.filter((x) => x > point.x + TOLERANCE));
  const inColumn = places.filter(({ x }) => x >= left - 1 && x < right - 1);
  const above = inColumn.filter((place) => comesBefore(place, point));
  let best: Place | undefined;
  for (const place of above) if (!best || isNearer(place, best, point)) best = place;
  return (best ?? inColumn[0] ?? places[0])?.field ?? null;
}

/** Lower on the pages, or on the same line and further right without passing the point. */
function isNearer(place: Place, best: Place, { x }: Point): boolean {
  if (place.page !== best.page) return place.page > best.page;
  if (Math.abs(place.y - best.y) > 1) return place.y > best.y;
  return place.x <= x + TOLERANCE || best.x > x + TOLERANCE;
}

/** Where a field stands, or the nearest thing around it: 'skills/3/name' is found at 'skills/3'. */
export function placeOf(places: readonly Place[], field: string): Place | null {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const place = places.find((known) => known.field === path);
    if (place) return place;
  }
  return null;
}
