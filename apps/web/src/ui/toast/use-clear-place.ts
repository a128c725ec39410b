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
const POLL_MS = 500;

/** How many controls a box would cover. */
const countCovered = (box: Box, controls: readonly Box[]): number =>
  controls.filter(
    ({ left, right, top, bottom }) =>
      right - left > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  ).length;

interface Surroundings {
  readonly controls: readonly Box[];
  /** What has the focus counts more than all other controls together. */
  readonly focused?: Box | undefined;
  /** Where the window ends, or the keyboard of a phone begins. */
  readonly visibleBottom?: number | undefined;
  /** Where the place above begins: below the bars that stay in sight. */
  readonly top?: number | undefined;
}

/** Below, unless the keyboard hides that place, or toasts would cover controls there that they leave free above. */
export function clearPlace(
  { left, right, bottom }: Box,
  height: number,
  { controls, focused, visibleBottom = Infinity, top = MARGIN_PX }: Surroundings,
): ToastPlace {
  if (bottom > visibleBottom + MARGIN_PX) return 'top';
  const below = { left, right, top: bottom - height, bottom };
  const above = { left, right, top, bottom: top + height };
  const weigh = (box: Box) =>
    countCovered(box, controls) + (focused ? countCovered(box, [focused]) * (controls.length + 1) : 0);
  return weigh(above) < weigh(below) ? 'top' : 'bottom';
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
    const { style } = document.documentElement;
    const { visualViewport: seen } = globalThis;
    const settle = () => {
      const focused = document.activeElement;
      // Somebody is about to press something in it.
      if (region.contains(focused) || region.matches(':hover')) return;
      region.dataset['place'] = 'top';
      const { top } = region.getBoundingClientRect();
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
      const next = clearPlace(below, height, {
        controls: controls.map((control) => control.getBoundingClientRect()),
        // A list or a card that has the focus holds its place for the keyboard; nobody types into it.
        focused: focused?.matches(CONTROLS) ? focused.getBoundingClientRect() : undefined,
        // Whoever has zoomed in moves the part that is seen by hand.
        visibleBottom: seen?.scale === 1 ? seen.offsetTop + seen.height : undefined,
        top,
      });
      region.dataset['place'] = next;
      setPlace(next);
      if (next === 'bottom') style.setProperty('--toast-room', `${height + MARGIN_PX}px`);
    };
    let frame = 0;
    // Browsers scroll to what gets the focus after they have told of it.
    const settleSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    settle();
    document.addEventListener('focusin', settleSoon);
    seen?.addEventListener('resize', settleSoon);
    // A next step of a form comes with buttons of its own.
    const poll = setInterval(settleSoon, POLL_MS);
    return () => {
      clearInterval(poll);
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', settleSoon);
      seen?.removeEventListener('resize', settleSoon);
      style.removeProperty('--toast-room');
    };
  }, [regionRef, toasts]);
  return place;
}
