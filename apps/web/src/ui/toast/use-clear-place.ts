import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Toast } from './toast-store.ts';

export type ToastPlace = 'bottom' | 'top';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const CONTROLS = 'button, a[href], input, select, textarea, [role=textbox], [role=slider]';
const MARGIN_PX = 16;

/** How many controls a box would cover. */
const countCovered = (box: Box, controls: readonly Box[]): number =>
  controls.filter(
    ({ left, right, top, bottom }) =>
      right - left > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  ).length;

/** Below, unless toasts would cover controls there that they leave free above. */
export function clearPlace(bottom: Box, height: number, controls: readonly Box[]): ToastPlace {
  const tall = { ...bottom, top: bottom.bottom - height };
  const top = { ...bottom, top: MARGIN_PX, bottom: MARGIN_PX + height };
  return countCovered(top, controls) < countCovered(tall, controls) ? 'top' : 'bottom';
}

/** Held in its place while the page scrolls, so that nobody can scroll it out from under a toast. */
function isPinned(control: Element): boolean {
  for (let at: Element | null = control; at !== null; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

/**
 * Where toasts keep no button of the page, or of the dialog that is open, from being pressed. What scrolls can be
 * scrolled out from under them: `--toast-room` is the room that the end of a page leaves for that.
 */
export function useClearPlace(
  regionRef: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom');
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || toasts.length === 0) return;
    region.dataset['place'] = 'bottom';
    const below = region.getBoundingClientRect();
    // Cards unfold: their own height is the one that they will have.
    const height = Array.from(
      region.querySelectorAll('li > div > div'),
      (card) => card.clientHeight + 8,
    ).reduce((sum, one) => sum + one, 0);
    // Behind a modal nothing can be pressed anyway.
    const dialog = region.closest('dialog');
    const controls = Array.from((dialog ?? document).querySelectorAll(CONTROLS)).filter(
      (control) => !region.contains(control) && (dialog !== null || isPinned(control)),
    );
    const next = clearPlace(
      below,
      height,
      controls.map((control) => control.getBoundingClientRect()),
    );
    region.dataset['place'] = next;
    setPlace(next);
    const { style } = document.documentElement;
    if (next === 'bottom') style.setProperty('--toast-room', `${height + MARGIN_PX}px`);
    return () => void style.removeProperty('--toast-room');
  }, [regionRef, toasts]);
  return place;
}
