import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { DIVIDER } from '../layout.ts';
import { LEAST_SHARE, MOST_SHARE } from './pane-share.ts';

const STEP = 2;
const EVEN_SHARE = 50;

interface PaneDividerProps {
  share: number | null;
  /** Null restores the default. */
  onShareChange: (share: number | null) => void;
}

/** Resizes editor and preview: drag or use the arrow keys; double-click or Enter resets it. */
export function PaneDivider({ share, onShareChange }: PaneDividerProps) {
  const text = useText();
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const panes = currentTarget.parentElement;
    if (panes === null || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = panes.getBoundingClientRect();
    onShareChange(((clientX - left) / width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = share ?? EVEN_SHARE;
    const next = {
      ArrowLeft: now - STEP,
      ArrowRight: now + STEP,
      Home: LEAST_SHARE,
      End: MOST_SHARE,
      Enter: null,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShareChange(next);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={text('builder.divider')}
      aria-valuenow={share ?? EVEN_SHARE}
      aria-valuemin={LEAST_SHARE}
      aria-valuemax={MOST_SHARE}
      tabIndex={0}
      className={DIVIDER}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onShareChange(null)}
    >
      <span
        aria-hidden
        className="absolute inset-y-0 start-1/2 w-px -translate-x-1/2 bg-border transition-colors group-hover:bg-primary group-active:w-0.5 group-active:bg-primary"
      />
    </div>
  );
}
