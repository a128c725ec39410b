import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollerOf } from '../scroller.ts';
import { dropIndex } from './drop-index.ts';
import { STARTS_AFTER_PX, useDrag } from './use-drag.ts';

/** Direct items only: a list of sections contains lists of entries. */
const ITEM = ':scope > [data-sortable-item]';
const EDGE_PX = 72;
const SCROLL_PX = 14;

interface SortableOptions {
  count: number;
  onMove: (from: number, to: number) => void;
}

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Position of the line that shows where an item would be dropped. */
export type DropMark = 'before' | 'after' | undefined;

/**
 * Reorders a list by handle: drag, or use the arrow keys. The list marks each item with `data-sortable-item`; the
 * caller also shows buttons, since not everyone can drag.
 */
export function useSortable(listRef: RefObject<HTMLElement | null>, { count, onMove }: SortableOptions) {
  const { drag, setDrag, startRef, end } = useDrag<{ from: number; y: number }, Drag>();
  const keepFocus = useKeptFocus();

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    keepFocus();
    onMove(from, to);
  };

  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      startRef.current = { from: index, y: event.clientY };
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      const start = startRef.current;
      if (start === null || (drag === null && Math.abs(clientY - start.y) < STARTS_AFTER_PX)) return;
      scrollNearEdge(listRef.current, clientY);
      const items = [...(listRef.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
      const extents = items.map((item) => item.getBoundingClientRect());
      setDrag({ from: start.from, to: dropIndex(extents, start.from, clientY) });
    },
    onPointerUp: () => {
      if (drag !== null) move(drag.from, drag.to);
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(index, index + step);
    },
  });

  const markOf = (index: number): DropMark => {
    if (drag === null || drag.from === drag.to || index !== drag.to) return undefined;
    return drag.to < drag.from ? 'before' : 'after';
  };

  return { draggedIndex: drag?.from ?? null, markOf, handleProps, move };
}

/** Moving an element in the document drops its focus, so restore it. */
function useKeptFocus() {
  const focusedRef = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const focused = focusedRef.current;
    focusedRef.current = null;
    if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused)
      focused.focus();
  });
  return () => {
    focusedRef.current = document.activeElement;
  };
}

function scrollNearEdge(element: HTMLElement | null, y: number) {
  const scroller = scrollerOf(element);
  const isWindow = scroller === document.scrollingElement;
  // The bars above stay visible while the window scrolls.
  const { top, bottom } = isWindow
    ? { top: EDGE_PX, bottom: innerHeight }
    : (scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight });
  if (y < top + EDGE_PX) scroller?.scrollBy({ top: -SCROLL_PX });
  else if (y > bottom - EDGE_PX) scroller?.scrollBy({ top: SCROLL_PX });
}
