import { type RefObject, useEffect, useState } from 'react';

/** `rootMargin` extends the window, `scrollMargin` every scrolling pane around the element; older browsers ignore the latter. */
const MARGINS: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: '100%',
  scrollMargin: '100%',
};

/** Whether an element is within one screen height of what is visible of it. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      // On a busy page it may have changed several times: the last entry is current.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      MARGINS,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
