import { cx } from 'class-variance-authority';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { CONTROL, CONTROL_HEIGHT } from '../field/control-styles.ts';
import { fieldLabelId, useFieldControl } from '../field/field-context.ts';
import { ListboxPopup, optionId } from './listbox-popup.tsx';
import type { Option } from './option.ts';
import { useCombobox } from './use-combobox.ts';

interface ComboboxProps {
  options: readonly Option[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  placeholder?: string;
  emptyText?: string;
  isDisabled?: boolean;
  /** Accepts free text as well; the options are then suggestions. */
  allowsOwnWords?: boolean;
  maxLength?: number;
}

/** A list with a text filter, accent-insensitive; used inside a Field, which labels it. */
export function Combobox({ options, value, onValueChange, allowsOwnWords = false, ...look }: ComboboxProps) {
  const text = useText();
  const control = useFieldControl();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const list = useCombobox({ options, value, onValueChange, allowsOwnWords });
  const hasOptions = list.found.length > 0;
  const isListShown = list.isOpen && (hasOptions || !allowsOwnWords);

  return (
    <div className="relative">
      <input
        {...control}
        ref={inputRef}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        disabled={look.isDisabled}
        placeholder={look.placeholder}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={
          isListShown && hasOptions && list.activeIndex >= 0 ? optionId(listId, list.activeIndex) : undefined
        }
        maxLength={look.maxLength}
        value={list.query}
        onChange={(event) => list.type(event.target.value)}
        onClick={list.open}
        onKeyDown={list.onKeyDown}
        onBlur={list.leave}
        className={cx(CONTROL, CONTROL_HEIGHT, 'ps-3 pe-16')}
      />
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted"
      />
      {value !== null && !look.isDisabled && (
        <button
          type="button"
          aria-label={text('ui.clear')}
          className="absolute inset-y-0 end-8 my-auto grid size-7 place-items-center rounded-[4px] text-muted transition-colors hover:bg-text/6 hover:text-text"
          onClick={() => {
            list.clear();
            inputRef.current?.focus();
          }}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
      {isListShown && (
        <ListboxPopup
          id={listId}
          anchorRef={inputRef}
          labelledBy={fieldLabelId(control)}
          options={list.found}
          activeIndex={list.activeIndex}
          selectedValue={value}
          emptyText={look.emptyText ?? text('ui.noResults')}
          onPoint={list.setActiveIndex}
          onSelect={list.choose}
        />
      )}
      <output className="sr-only">
        {list.isOpen && text('ui.resultCount', { count: list.found.length })}
      </output>
    </div>
  );
}
