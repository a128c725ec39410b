import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { STARTS_AFTER_PX, useDrag } from '../../../ui/sortable/use-drag.ts';

const EDGE_PX = 48;
const SCROLL_PX = 16;

interface Drag {
  readonly id: string;
  /** The drop target under the pointer. */
  readonly over: string | null;
}

interface DropOptions {
  onDrop: (id: string, target: string) => void;
}

/**
 * Drags items to targets: elements below the root with `data-drop-target`. A mouse drags the whole item; touch drags
 * only the handle (`data-handle`), otherwise the item could not be scrolled. The caller offers a menu as well.
 */
export function useDropTargets(rootRef: RefObject<HTMLElement | null>, { onDrop }: DropOptions) {
  const { drag, setDrag, startRef, end } = useDrag<{ id: string; x: number; y: number }, Drag>();
  const wasDraggedRef = useRef(false);

  const itemProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDraggedRef.current = false;
      const on = event.target as HTMLElement;
      const isByHandle = on.closest('[data-handle]') !== null;
      const isOnControl = on.closest('button, [role="menu"]') !== null;
      if (event.button !== 0 || (!isByHandle && (event.pointerType !== 'mouse' || isOnControl))) return;
      startRef.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { clientX, clientY } = event;
      const start = startRef.current;
      if (start === null) return;
      if (drag === null && Math.hypot(clientX - start.x, clientY - start.y) < STARTS_AFTER_PX) return;
      // Capture starts only now: a captured click would not reach the link in the item.
      if (drag === null) event.currentTarget.setPointerCapture(event.pointerId);
      wasDraggedRef.current = true;
      scrollNearEdge(rootRef.current, clientX);
      const over = targetAt(rootRef.current, clientX, clientY);
      setDrag((now) => (now?.over === over && now.id === start.id ? now : { id: start.id, over }));
    },
    onPointerUp: () => {
      if (drag?.over) onDrop(drag.id, drag.over);
      end();
    },
    onPointerCancel: end,
    onLostPointerCapture: ({ target, currentTarget }: PointerEvent) => {
      // Touch captures the handle implicitly; that capture ends when the item takes over.
      if (target === currentTarget) end();
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasDraggedRef.current) return;
      wasDraggedRef.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  return { draggedId: drag?.id ?? null, overTarget: drag?.over ?? null, itemProps };
}

function targetAt(root: HTMLElement | null, x: number, y: number): string | null {
  const targets = [...(root?.querySelectorAll<HTMLElement>('[data-drop-target]') ?? [])];
  const hit = targets.find((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return hit?.dataset['dropTarget'] ?? null;
}

function scrollNearEdge(root: HTMLElement | null, x: number): void {
  if (root === null) return;
  const { left, right } = root.getBoundingClientRect();
  if (x < left + EDGE_PX) root.scrollBy({ left: -SCROLL_PX });
  else if (x > right - EDGE_PX) root.scrollBy({ left: SCROLL_PX });
}
