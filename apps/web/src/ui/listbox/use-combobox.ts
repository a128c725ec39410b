import { type KeyboardEvent, useState } from 'react';
import { foldText } from '../fold-text.ts';
import { firstEnabled, lastEnabled, type Option, step } from './option.ts';

/** Null while nothing is typed: the field then shows the selected option, and the list is unfiltered. */
type Typed = string | null;

interface ComboboxOptions {
  options: readonly Option[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  allowsOwnWords: boolean;
}

export function useCombobox({ options, value, onValueChange, allowsOwnWords }: ComboboxOptions) {
  const [typed, setTyped] = useState<Typed>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const found = typed === null ? options : options.filter((option) => isMatch(option, typed));

  const open = () => {
    if (isOpen) return;
    setActiveIndex(chosen ? found.indexOf(chosen) : allowsOwnWords ? -1 : firstEnabled(found));
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const type = (query: string) => {
    setTyped(query);
    // Enter keeps free text unless the arrow keys have moved to an option.
    setActiveIndex(allowsOwnWords ? -1 : firstEnabled(options.filter((option) => isMatch(option, query))));
    setIsOpen(true);
    if (allowsOwnWords) onValueChange(query === '' ? null : valueOf(options, query));
  };
  const choose = (index: number) => {
    const option = found[index];
    if (option && !option.isDisabled) onValueChange(option.value);
    close();
  };
  const leave = () => {
    // A field emptied by hand clears the value; partial input does not.
    if (typed === '' && value !== null) onValueChange(null);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = isOpen
      ? {
          ArrowDown: () => setActiveIndex(step(found, activeIndex, 1)),
          ArrowUp: () => setActiveIndex(step(found, activeIndex, -1)),
          PageDown: () => setActiveIndex(lastEnabled(found)),
          PageUp: () => setActiveIndex(firstEnabled(found)),
          Enter: () => choose(activeIndex),
          Escape: close,
        }
      : { ArrowDown: open, ArrowUp: open };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    // The Escape that closes the list must not reach a surrounding dialog.
    event.stopPropagation();
    action();
  };

  return {
    query: typed ?? chosen?.label ?? ((allowsOwnWords && value) || ''),
    found,
    isOpen,
    activeIndex,
    setActiveIndex,
    open,
    type,
    choose,
    leave,
    onKeyDown,
    clear: () => {
      onValueChange(null);
      setTyped(null);
    },
  };
}

/** Text that names an option selects it, regardless of case and accents. */
const valueOf = (options: readonly Option[], query: string): string =>
  options.find(({ label }) => foldText(label) === foldText(query.trim()))?.value ?? query;

const isMatch = (option: Option, query: string) => foldText(option.label).includes(foldText(query));
