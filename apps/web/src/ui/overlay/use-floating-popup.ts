import { type RefObject, useLayoutEffect } from 'react';
import { placeBeside, type Placement } from './place-beside.ts';

/**
 * Moves an element with `popover="manual"` into the top layer (above modals and clipping ancestors) on mount, and keeps
 * it next to its anchor.
 */
export function useFloatingPopup(
  popupRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  { side, align, gap }: Placement,
  hasAnchorWidth = false,
): void {
  useLayoutEffect(() => {
    const popup = popupRef.current;
    const anchor = anchorRef.current;
    if (!popup || !anchor) return;
    popup.showPopover();

    const place = () => {
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      if (hasAnchorWidth) popup.style.minWidth = `${anchor.offsetWidth}px`;
      const size = { width: popup.offsetWidth, height: popup.offsetHeight };
      const { x, y } = placeBeside(anchor.getBoundingClientRect(), size, viewport, { side, align, gap });
      popup.style.left = `${Math.round(x)}px`;
      popup.style.top = `${Math.round(y)}px`;
    };
    place();

    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    const resize = new ResizeObserver(place);
    resize.observe(popup);
    return () => {
      listening.abort();
      resize.disconnect();
      if (popup.isConnected) popup.hidePopover();
    };
  }, [popupRef, anchorRef, side, align, gap, hasAnchorWidth]);
}
