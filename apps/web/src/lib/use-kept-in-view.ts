import { type RefObject, useEffect } from 'react';

/** By then, content that the page still loads has arrived. */
const SETTLED_MS = 20_000;
const OWN_ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element far down a page into view, and again when content loading above pushes it away, until the user
 * scrolls.
 */
export function useKeptInView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leaving = new AbortController();
    const show = () => ref.current?.scrollIntoView({ block: 'center' });
    const showAgain = () => {
      const { top, bottom } = ref.current?.getBoundingClientRect() ?? { top: 0, bottom: 1 };
      if (top < 0 || bottom > innerHeight) show();
    };
    const sizes = new ResizeObserver(showAgain);
    const stop = () => {
      leaving.abort();
      sizes.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(stop, SETTLED_MS);
    sizes.observe(document.body);
    addEventListener('scroll', showAgain, { signal: leaving.signal, passive: true });
    for (const act of OWN_ACTS) addEventListener(act, stop, { signal: leaving.signal, passive: true });
    show();
    return stop;
  }, [ref]);
}
