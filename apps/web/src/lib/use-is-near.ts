import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is within one screen height of the viewport. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      // On a busy page it may have changed several times: the last entry is current.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
