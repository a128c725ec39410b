import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows rendered above and below the visible ones, so that neither scrolling nor Tab reaches an empty area. */
const SPARE_ROWS = 3;
const FIRST_COUNT = 24;

interface GridWindow {
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly first: number;
  readonly end: number;
  /** Padding in place of the rows that are not rendered. */
  readonly paddingTop: number;
  readonly paddingBottom: number;
}

interface Span {
  readonly first: number;
  readonly end: number;
  readonly columns: number;
  readonly rowPixels: number;
}

/**
 * Which of many items to render: the visible ones of a CSS grid with rows of equal height. `firstCount` until measured.
 */
export function useGridWindow(count: number, firstCount = FIRST_COUNT): GridWindow {
  const listRef = useRef<HTMLUListElement>(null);
  const [span, setSpan] = useState<Span>({ first: 0, end: firstCount, columns: 1, rowPixels: 0 });

  const measure = useCallback(() => {
    const list = listRef.current;
    if (!list) return;
    const style = getComputedStyle(list);
    const rowPixels = Number.parseFloat(style.gridAutoRows) + Number.parseFloat(style.rowGap);
    if (!(rowPixels > 0)) return;
    const columns = style.gridTemplateColumns.split(' ').length;
    const above = -list.getBoundingClientRect().top;
    const firstRow = Math.max(0, Math.floor(above / rowPixels) - SPARE_ROWS);
    const endRow = Math.max(firstRow + 1, Math.ceil((above + innerHeight) / rowPixels) + SPARE_ROWS);
    const next = { first: firstRow * columns, end: endRow * columns, columns, rowPixels };
    setSpan((now) =>
      (Object.keys(next) as (keyof Span)[]).every((name) => now[name] === next[name]) ? now : next,
    );
  }, []);

  useLayoutEffect(measure, [measure, count]);
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    // In the capture phase, to catch any scrolling element.
    const options = { capture: true, passive: true };
    addEventListener('scroll', soon, options);
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon, options);
      removeEventListener('resize', soon);
    };
  }, [measure]);

  const { columns, rowPixels } = span;
  const lastRow = Math.ceil(count / columns);
  // After a search the list may be shorter than the scroll position.
  const first = Math.min(span.first, Math.max(0, lastRow - 1) * columns);
  const end = Math.min(count, Math.max(span.end, first + columns));
  return {
    listRef,
    first,
    end,
    paddingTop: (first / columns) * rowPixels,
    paddingBottom: Math.max(0, lastRow - Math.ceil(end / columns)) * rowPixels,
  };
}
