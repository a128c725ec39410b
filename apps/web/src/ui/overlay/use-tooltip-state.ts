import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const OPEN_DELAY_MS = 500;
const CLOSE_DELAY_MS = 120;
/** Within this time after one tooltip closed, the next opens without delay, as when moving along a toolbar. */
const WARM_MS = 400;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** WCAG 1.4.13: stays while hovered, can be hovered itself, and Escape closes it. */
export function useTooltipState() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openAfter = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_DELAY_MS);
  };

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);

  return {
    isOpen,
    anchorHandlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        openAfter(performance.now() - lastClosedAt < WARM_MS ? 0 : OPEN_DELAY_MS);
      },
      onPointerLeave: closeSoon,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) openAfter(0);
      },
      onBlur: close,
    },
    popupHandlers: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: closeSoon,
    },
  };
}
