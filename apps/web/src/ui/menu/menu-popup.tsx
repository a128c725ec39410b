import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Placement } from '../overlay/place-beside.ts';
import { useFloatingPopup } from '../overlay/use-floating-popup.ts';
import { focusableItems, useMenuKeys } from './use-menu-keys.ts';

interface MenuPopupProps {
  id: string;
  labelId: string;
  triggerRef: RefObject<HTMLElement | null>;
  firstFocus: 'first' | 'last';
  placement: Placement;
  hasTriggerWidth: boolean;
  onClose: (isFocusReturned: boolean) => void;
  children: ReactNode;
}

export function MenuPopup({
  id,
  labelId,
  triggerRef,
  firstFocus,
  placement,
  hasTriggerWidth,
  onClose,
  children,
}: MenuPopupProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  useFloatingPopup(popupRef, triggerRef, placement, hasTriggerWidth);
  const onKeyDown = useMenuKeys(onClose);

  useEffect(() => {
    const items = focusableItems(popupRef.current);
    (firstFocus === 'first' ? items[0] : items.at(-1))?.focus({ preventScroll: true });
  }, [firstFocus]);

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = [popupRef, triggerRef].some((ref) => ref.current?.contains(target as Node));
      if (!isInside) onClose(false);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [onClose, triggerRef]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A click on the trigger closes the menu by itself; closing here first would make that click reopen it.
    if (relatedTarget && ![popupRef, triggerRef].some((ref) => ref.current?.contains(relatedTarget))) {
      onClose(false);
    }
  };

  return (
    <div
      ref={popupRef}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelId}
      popover="manual"
      className="floating max-h-[calc(100dvh-1rem)] max-w-[min(20rem,calc(100vw-1rem))] min-w-48 overflow-y-auto overscroll-contain rounded-card p-1 text-start text-sm font-normal shadow-popover outline-none"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}
