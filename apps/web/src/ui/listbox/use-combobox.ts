import { type KeyboardEvent, useState } from 'react';
import { foldText } from '../fold-text.ts';
import { firstEnabled, lastEnabled, type Option, step } from './option.ts';

/** Null while nothing is typed: then the field shows what is chosen, and the list is whole. */
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
    // Enter keeps one's own words unless the arrows have gone to an option.
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
    // Emptied by hand: that is an answer too. Anything half-typed is not.
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
    // A dialog around it must not hear the Escape that closes the list.
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

/** Words that name an option are that option, however they are written. */
const valueOf = (options: readonly Option[], query: string): string =>
  options.find(({ label }) => foldText(label) === foldText(query.trim()))?.value ?? query;

const isMatch = (option: Option, query: string) => foldText(option.label).includes(foldText(query));
