import type { SkillTarget } from '@lauda/domain/resume/skills/skill-list';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** A shorter movement is a click with an unsteady hand. */
const STARTS_AFTER_PX = 4;

interface Drag {
  readonly id: string;
  readonly target: SkillTarget | null;
}

/** Before the chip whose first half is under the pointer, otherwise at the end of the group. */
function targetAt(x: number, y: number): SkillTarget | null {
  const under = document.elementFromPoint(x, y);
  const group = under?.closest<HTMLElement>('[data-skill-group]');
  if (!group) return null;
  const chip = under?.closest<HTMLElement>('[data-skill]');
  const name = group.dataset['skillGroup'] ?? '';
  if (!chip) return { group: name, before: null };
  const { left, width } = chip.getBoundingClientRect();
  const isFirstHalf = x < left + width / 2;
  const next = chip.nextElementSibling as HTMLElement | null;
  return {
    group: name,
    before: (isFirstHalf ? chip.dataset['skill'] : next?.dataset['skill']) ?? null,
  };
}

/** Drags chips by mouse or pen; touch scrolls, and uses the chip's menu instead. */
export function useSkillDrag(onDrop: (id: string, target: SkillTarget) => void) {
  const startRef = useRef<{ id: string; x: number; y: number } | null>(null);
  const hasDraggedRef = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => {
    startRef.current = null;
    setDrag(null);
  };
  const chipProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDraggedRef.current = false;
      if (event.button === 0 && event.pointerType !== 'touch')
        startRef.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = startRef.current;
      if (start === null) return;
      if (drag === null && Math.hypot(clientX - start.x, clientY - start.y) < STARTS_AFTER_PX) return;
      currentTarget.setPointerCapture(pointerId);
      hasDraggedRef.current = true;
      setDrag({ id: start.id, target: targetAt(clientX, clientY) });
    },
    onPointerUp: () => {
      if (drag?.target) onDrop(drag.id, drag.target);
      end();
    },
    onPointerCancel: end,
    // Otherwise the button under the pointer would open its menu where the chip was dropped.
    onClickCapture: (event: MouseEvent) => {
      if (hasDraggedRef.current) event.stopPropagation();
      hasDraggedRef.current = false;
    },
  });
  return { drag, chipProps };
}
