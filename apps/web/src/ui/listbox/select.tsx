import { cx } from 'class-variance-authority';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId, useRef } from 'react';
import { CONTROL, CONTROL_HEIGHT } from '../field/control-styles.ts';
import { fieldLabelId, useFieldControl } from '../field/field-context.ts';
import { ListboxPopup, optionId } from './listbox-popup.tsx';
import type { Option } from './option.ts';
import { useSelectKeys } from './use-select-keys.ts';

interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  isDisabled?: boolean;
  className?: string;
}

/**
 * A select-only combobox following the ARIA Authoring Practices; used inside a Field, which labels it. Custom because
 * Base UI's is 41 KB compressed and leaves focusable guards inside hidden content.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  isDisabled,
  className,
}: SelectProps<Value>) {
  const control = useFieldControl();
  const listId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const select = (index: number) => {
    const option = options[index];
    if (option && option.value !== value) onValueChange(option.value);
  };
  const selectedIndex = options.findIndex((option) => option.value === value);
  const list = useSelectKeys(options, selectedIndex, select);

  return (
    <>
      <button
        {...control}
        ref={buttonRef}
        type="button"
        // The list of a native <select> cannot be styled.
        role="combobox"
        disabled={isDisabled}
        aria-haspopup="listbox"
        data-empty={selectedIndex === -1 ? '' : undefined}
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.isOpen ? optionId(listId, list.activeIndex) : undefined}
        className={cx(
          CONTROL,
          CONTROL_HEIGHT,
          'flex items-center justify-between gap-2 ps-3 pe-2.5 text-start',
          className,
        )}
        onClick={list.toggle}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
      >
        <span className={cx('min-w-0 truncate', selectedIndex === -1 && 'text-muted')}>
          {options[selectedIndex]?.label ?? placeholder}
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {list.isOpen && (
        <ListboxPopup
          id={listId}
          anchorRef={buttonRef}
          labelledBy={fieldLabelId(control)}
          options={options}
          activeIndex={list.activeIndex}
          selectedValue={value}
          onPoint={list.setActiveIndex}
          onSelect={list.choose}
        />
      )}
    </>
  );
}
