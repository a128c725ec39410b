/* oxlint-disable jsx-a11y/prefer-tag-over-role -- <select> and <datalist> cannot be styled or filtered alike everywhere */
import Check from 'lucide-react/icons/check';
import { type RefObject, useEffect, useRef } from 'react';
import { useFloatingPopup } from '../overlay/use-floating-popup.ts';
import type { Option } from './option.ts';

interface ListboxPopupProps {
  id: string;
  anchorRef: RefObject<HTMLElement | null>;
  /** Id of the label, which the field provides. */
  labelledBy: string | undefined;
  options: readonly Option[];
  activeIndex: number;
  selectedValue: string | null;
  emptyText?: string;
  onPoint: (index: number) => void;
  onSelect: (index: number) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The focus stays in the control, which moves the active option (`aria-activedescendant`). */
export function ListboxPopup({ id, anchorRef, labelledBy, options, emptyText, ...rest }: ListboxPopupProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  useFloatingPopup(popupRef, anchorRef, { side: 'bottom', align: 'start', gap: 4 }, true);
  return (
    <div
      ref={popupRef}
      role="presentation"
      popover="manual"
      className="floating max-h-[min(18rem,calc(100dvh-1rem))] max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-card p-1 shadow-popover"
      // Pressing the list or its scroll bar must not take the focus from the control.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" tabIndex={-1} aria-labelledby={labelledBy}>
        {options.map((option, index) => (
          <ListboxOption key={option.value} id={optionId(id, index)} {...{ option, index }} {...rest} />
        ))}
      </div>
      {options.length === 0 && <p className="px-2 py-2.5 text-sm text-muted">{emptyText}</p>}
    </div>
  );
}

interface OptionProps extends Pick<
  ListboxPopupProps,
  'activeIndex' | 'selectedValue' | 'onPoint' | 'onSelect'
> {
  id: string;
  option: Option;
  index: number;
}

function ListboxOption({ id, option, index, activeIndex, selectedValue, onPoint, onSelect }: OptionProps) {
  const optionRef = useRef<HTMLDivElement>(null);
  const isActive = index === activeIndex;
  const isSelected = option.value === selectedValue;
  useEffect(() => {
    if (isActive) optionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The control handles the keys for the whole list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={optionRef}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={option.isDisabled || undefined}
      data-active={isActive || undefined}
      className="flex min-h-9 items-center gap-2 rounded-control px-2 py-1.5 text-sm select-none aria-disabled:opacity-50 data-active:bg-text/6 max-md:min-h-12 max-md:text-base forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText]"
      onPointerMove={() => !option.isDisabled && onPoint(index)}
      onClick={() => !option.isDisabled && onSelect(index)}
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {isSelected && <Check aria-hidden className="size-4 shrink-0 text-primary" />}
    </div>
  );
}
