import type { Place, Preview } from '@lauda/documents/browser';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeOf } from './sheet/find-place.ts';
import { PIXELS_PER_POINT } from './sheet/zoom.ts';

/** Space left above a place that is scrolled into view. */
const HEADROOM_PIXELS = 48;

interface PageScrollOptions {
  scrollerRef: RefObject<HTMLElement | null>;
  preview: Preview | null;
  zoom: number;
  revealField: string | null;
}

/** Tracks the visible page and scrolls to the place of a field. */
export function usePageScroll({ scrollerRef, preview, zoom, revealField }: PageScrollOptions) {
  const pages = useRef<(HTMLElement | null)[]>([]);
  const [current, setCurrent] = useState(0);

  const onScroll = () => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
    const index = pages.current.findLastIndex((page) => page && page.getBoundingClientRect().top <= middle);
    setCurrent(Math.max(0, index));
  };
  const findCurrent = useEffectEvent(onScroll);

  const reveal = useEffectEvent(({ page, y }: Place) => {
    const scroller = scrollerRef.current;
    const sheet = pages.current[page];
    if (!scroller || !sheet) return;
    const view = scroller.getBoundingClientRect();
    const at = sheet.getBoundingClientRect().top + y * zoom * PIXELS_PER_POINT;
    if (at >= view.top && at <= view.bottom - HEADROOM_PIXELS) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollBy({ top: at - view.top - HEADROOM_PIXELS, behavior: isCalm ? 'instant' : 'smooth' });
  });
  const revealed = useRef<string | null>(null);
  const places = preview?.places;
  useEffect(() => {
    if (revealField === null) revealed.current = null;
    if (revealField === null || !places || revealed.current === revealField) return;
    // A newly added field has a place only after its pages are rendered.
    const place = placeOf(places, revealField);
    if (!place) return;
    revealed.current = revealField;
    reveal(place);
  }, [revealField, places]);

  const pageRef = (index: number) => (element: HTMLElement | null) => {
    pages.current[index] = element;
  };
  const count = preview?.pages.length ?? 1;
  // When page size or count changes, positions change without scrolling.
  useEffect(() => {
    const content = scrollerRef.current?.firstElementChild;
    if (!content) return;
    const observer = new ResizeObserver(() => findCurrent());
    observer.observe(content);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return { current: Math.min(current, count - 1), count, onScroll, pageRef };
}
