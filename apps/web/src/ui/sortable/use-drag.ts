import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A shorter movement is a click with an unsteady hand. */
export const STARTS_AFTER_PX = 4;

/** State of a drag: where the pointer went down, and what it drags once it has moved. Escape cancels. */
export function useDrag<Start, Drag>() {
  const [drag, setDrag] = useState<Drag | null>(null);
  const startRef = useRef<Start | null>(null);
  const end = () => {
    startRef.current = null;
    setDrag(null);
  };
  const isDragging = drag !== null;
  const cancel = useEffectEvent(end);
  useEffect(() => {
    if (!isDragging) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      cancel();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isDragging]);
  return { drag, setDrag, startRef, end };
}
