import { type RefObject, useEffect, useState } from 'react';

/** Whether something is within a screen's height of what is seen. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      // While the page was busy it may have gone and come back: the last one is true now.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
