import { type RefObject, useEffect } from 'react';

/** What a page still loads has come by then. */
const SETTLED_MS = 20_000;
const OWN_ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Shows something far down a page, and again when what loads above it pushes it away, until the person moves the page
 * themselves.
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
