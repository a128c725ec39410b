import type { Place } from '@lauda/documents/browser';

export interface Point {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** In points, on its page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In points; a click slightly above a line still hits it. */
const TOLERANCE = 6;
/** In points; how far a place may be above the one before it and still count as the same line. */
const SAME_LINE = 14;
/** In points; a line of text ends at its last baseline or at its lower edge, depending on the typesetting. */
const DESCENT = 3;

/**
 * The columns of a page. Places come in reading order, so a column ends where the next place is higher up. Left edges
 * alone are not enough: headings may be centered and dates may hang in the margin.
 */
function columnsOf(places: readonly Place[], page: number): (readonly Place[])[] {
  const columns: Place[][] = [];
  let above: Place | undefined;
  for (const place of places) {
    if (place.page !== page) continue;
    if (above === undefined || place.y < above.y - SAME_LINE) columns.push([]);
    columns.at(-1)?.push(place);
    above = place;
  }
  return columns;
}

const leftOf = (column: readonly Place[]) => Math.min(...column.map(({ x }) => x));

/** The column that starts nearest to the left of a point, otherwise the leftmost. */
function columnAt(places: readonly Place[], page: number, x: number): readonly Place[] {
  const columns = columnsOf(places, page).toSorted((one, other) => leftOf(one) - leftOf(other));
  return columns.findLast((column) => leftOf(column) <= x + TOLERANCE) ?? columns[0] ?? [];
}

const holds = ({ page, y, end }: Place, point: Point): boolean =>
  end !== undefined &&
  (page < point.page || (page === point.page && y <= point.y)) &&
  (end.page > point.page || (end.page === point.page && point.y <= end.y + DESCENT));

/** The place whose text is at a point or nearest above it, in the point's column. */
function placeAt(places: readonly Place[], point: Point): Place | undefined {
  for (let { page } = point; page >= 0; page -= 1) {
    const column = columnAt(places, page, point.x);
    const held = column.find((place) => holds(place, point));
    if (held) return held;
    let best: Place | undefined;
    for (const place of column) {
      const isAbove = page < point.page || place.y <= point.y + TOLERANCE;
      if (isAbove && (!best || isNearer(place, best, point))) best = place;
    }
    // Above everything that starts on this page, the last place of the previous page continues.
    if (best) return best;
  }
  return columnAt(places, point.page, point.x)[0] ?? places[0];
}

export const fieldAt = (places: readonly Place[], point: Point): string | null =>
  placeAt(places, point)?.field ?? null;

/** Lower on the page, or on the same line and further right without passing the point. */
function isNearer(place: Place, best: Place, { x }: Point): boolean {
  if (Math.abs(place.y - best.y) > 1) return place.y > best.y;
  return place.x <= x + TOLERANCE || best.x > x + TOLERANCE;
}

/** The box of the bullet or paragraph at a point, on the point's page; null if there is none. */
export function lineAt(places: readonly Place[], point: Point, sheet: Omit<Box, 'x' | 'y'>): Box | null {
  const place = placeAt(places, point);
  if (!place?.end || !holds(place, point)) return null;
  const lefts = columnsOf(places, point.page).map(leftOf);
  const right = Math.min(
    sheet.width - Math.min(...lefts, place.x),
    ...lefts.filter((left) => left > place.x + SAME_LINE).map((left) => left - SAME_LINE),
  );
  const top = place.page === point.page ? place.y : 0;
  const bottom = place.end.page === point.page ? place.end.y + DESCENT : sheet.height;
  return { x: place.x, y: top, width: Math.max(0, right - place.x), height: bottom - top };
}

/** The place of a field or of its nearest ancestor: 'skills/3/name' is found at 'skills/3'. */
export function placeOf(places: readonly Place[], field: string): Place | null {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const place = places.find((known) => known.field === path);
    if (place) return place;
  }
  return null;
}
