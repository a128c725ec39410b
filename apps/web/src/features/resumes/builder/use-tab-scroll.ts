import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BuilderTab } from './builder-tab.ts';

/**
 * Remembers each tab's scroll position: the window's with one column, the editing pane's where it scrolls by itself.
 */
export function useTabScroll(tab: BuilderTab, paneRef: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<BuilderTab, { window: number; pane: number }>());
  const shown = useRef(tab);
  useLayoutEffect(() => {
    const pane = paneRef.current;
    const place = places.current.get(tab) ?? { window: 0, pane: 0 };
    // The router handles the position of the first tab.
    if (shown.current !== tab) {
      scrollTo({ top: place.window, behavior: 'instant' });
      if (pane && tab === 'edit') pane.scrollTop = place.pane;
    }
    shown.current = tab;
    const note = () => {
      const before = places.current.get(tab)?.pane ?? 0;
      // A hidden pane has no scroll position.
      const own = pane && pane.clientHeight > 0 ? pane.scrollTop : before;
      places.current.set(tab, { window: scrollY, pane: own });
    };
    const options = { passive: true };
    addEventListener('scroll', note, options);
    pane?.addEventListener('scroll', note, options);
    return () => {
      removeEventListener('scroll', note);
      pane?.removeEventListener('scroll', note);
    };
  }, [tab, paneRef]);
}
