import { flushSync } from 'react-dom';
import { scrollerOf } from '../../../../ui/scroller.ts';

/** Changes content above an element, e.g. closes another entry, without moving the element on the screen. */
export function keepInSight(element: HTMLElement | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (element?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollerOf(element)?.scrollBy({ top: moved, behavior: 'instant' });
}
