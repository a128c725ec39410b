import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useFloatingPopup } from './use-floating-popup.ts';

interface PopoverProps {
  id: string;
  label: string;
  /** The button that opened it; the focus returns to it. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A small panel beside its button, for details on demand. Mounted while open. */
export function Popover({ id, label, triggerRef, onClose, children }: PopoverProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  useFloatingPopup(popupRef, triggerRef, { side: 'bottom', align: 'start', gap: 4 });
  const isOwn = (target: EventTarget | null) =>
    [popupRef, triggerRef].some((ref) => ref.current?.contains(target as Node | null));

  useEffect(() => popupRef.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (![popupRef, triggerRef].some((ref) => ref.current?.contains(target as Node))) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [onClose, triggerRef]);

  return (
    // Not a control: it only listens for Escape and for the focus leaving.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={popupRef}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      className="floating max-h-[calc(100dvh-1rem)] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-card p-4 text-start text-sm shadow-popover outline-none"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        triggerRef.current?.focus();
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !isOwn(relatedTarget)) onClose();
      }}
    >
      {children}
    </div>
  );
}
