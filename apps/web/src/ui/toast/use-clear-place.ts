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

/** Number of controls a box would cover. */
const countCovered = (box: Box, controls: readonly Box[]): number =>
  controls.filter(
    ({ left, right, top, bottom }) =>
      right - left > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  ).length;

interface Surroundings {
  readonly controls: readonly Box[];
  /** The focused control outweighs all others together. */
  readonly focused?: Box | undefined;
  /** Buttons that submit a form: what the user presses next, so they outweigh a close button. */
  readonly submits?: readonly Box[] | undefined;
  /** The bottom of the visible area: of the window, or the top edge of an on-screen keyboard. */
  readonly visibleBottom?: number | undefined;
  /** Top of the upper position: below the sticky bars. */
  readonly top?: number | undefined;
}

/** Bottom, unless the keyboard hides it or toasts there would cover more controls than at the top. */
export function clearPlace(
  { left, right, bottom }: Box,
  height: number,
  { controls, focused, submits = [], visibleBottom = Infinity, top = MARGIN_PX }: Surroundings,
): ToastPlace {
  if (bottom > visibleBottom + MARGIN_PX) return 'top';
  const below = { left, right, top: bottom - height, bottom };
  const above = { left, right, top, bottom: top + height };
  const weigh = (box: Box) =>
    countCovered(box, controls) +
    countCovered(box, submits) +
    (focused ? countCovered(box, [focused]) * (controls.length + 1) : 0);
  return weigh(above) < weigh(below) ? 'top' : 'bottom';
}

/** Fixed while the page scrolls, so that it cannot be scrolled out from under a toast. */
function isPinned(control: Element): boolean {
  for (let at: Element | null = control; at !== null; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

/**
 * Positions toasts where they cover no button of the page or the open dialog. Scrolling content can be scrolled out
 * from under them: `--toast-room` is the space that the end of a page reserves for that.
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
      // The user is about to press something in it.
      if (region.contains(focused) || region.matches(':hover')) return;
      region.dataset['place'] = 'top';
      const { top } = region.getBoundingClientRect();
      region.dataset['place'] = 'bottom';
      const below = region.getBoundingClientRect();
      // Cards animate open: this measures their final height.
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
        submits: controls
          .filter((control) => control.matches('[type=submit]'))
          .map((control) => control.getBoundingClientRect()),
        // A focused list or card only keeps its place for the keyboard; nothing is typed into it.
        focused: focused?.matches(CONTROLS) ? focused.getBoundingClientRect() : undefined,
        // When zoomed in, users move the visible area themselves.
        visibleBottom: seen?.scale === 1 ? seen.offsetTop + seen.height : undefined,
        top,
      });
      region.dataset['place'] = next;
      setPlace(next);
      if (next === 'bottom') style.setProperty('--toast-room', `${height + MARGIN_PX}px`);
    };
    let frame = 0;
    // Browsers scroll to a focused element after the focus event.
    const settleSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    settle();
    document.addEventListener('focusin', settleSoon);
    seen?.addEventListener('resize', settleSoon);
    // The next step of a form has new buttons.
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
