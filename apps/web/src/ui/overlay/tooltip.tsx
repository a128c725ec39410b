import { useRender } from '@base-ui/react/use-render';
import { type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react';
import type { Side } from './place-beside.ts';
import { useFloatingPopup } from './use-floating-popup.ts';
import { useTooltipState } from './use-tooltip-state.ts';

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  side?: Side;
  isDisabled?: boolean;
  /** False if the content only repeats the element's name, which would then be read twice. */
  isDescription?: boolean;
}

export function Tooltip({
  content,
  children,
  side = 'top',
  isDisabled = false,
  isDescription = true,
}: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  const { isOpen, anchorHandlers, popupHandlers } = useTooltipState();
  const isShown = isOpen && !isDisabled;
  const anchor = useRender({
    render: children,
    ref: anchorRef,
    props: { ...anchorHandlers, ...(isShown && isDescription && { 'aria-describedby': id }) },
  });
  return (
    <>
      {anchor}
      {isShown && (
        <TooltipPopup id={id} anchorRef={anchorRef} side={side} handlers={popupHandlers}>
          {content}
        </TooltipPopup>
      )}
    </>
  );
}

interface PopupProps {
  id: string;
  anchorRef: RefObject<HTMLElement | null>;
  side: Side;
  handlers: ReturnType<typeof useTooltipState>['popupHandlers'];
  children: ReactNode;
}

function TooltipPopup({ id, anchorRef, side, handlers, children }: PopupProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  useFloatingPopup(popupRef, anchorRef, { side, align: 'center', gap: 6 });
  return (
    <div
      {...handlers}
      ref={popupRef}
      id={id}
      role="tooltip"
      popover="manual"
      className="floating max-w-64 rounded-control border-transparent bg-text px-2 py-1 text-xs font-medium text-balance text-bg"
    >
      {children}
    </div>
  );
}
