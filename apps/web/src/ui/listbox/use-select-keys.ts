import { type KeyboardEvent, useState } from 'react';
import { findByLetters, useTypeAhead } from '../overlay/use-type-ahead.ts';
import { firstEnabled, lastEnabled, type Option, step } from './option.ts';

/** Key handling of a select while its button has the focus. */
export function useSelectKeys(
  options: readonly Option[],
  selectedIndex: number,
  onSelect: (index: number) => void,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const readLetters = useTypeAhead();
  const atRest = selectedIndex === -1 ? firstEnabled(options) : selectedIndex;

  const open = (index: number) => {
    setActiveIndex(index);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const choose = (index: number) => {
    onSelect(index);
    close();
  };

  const keysWhenClosed: Record<string, () => void> = {
    ArrowDown: () => open(atRest),
    ArrowUp: () => open(atRest),
    Home: () => open(firstEnabled(options)),
    End: () => open(lastEnabled(options)),
  };
  const keysWhenOpen: Record<string, () => void> = {
    ArrowDown: () => setActiveIndex(step(options, activeIndex, 1)),
    ArrowUp: () => setActiveIndex(step(options, activeIndex, -1)),
    Home: () => setActiveIndex(firstEnabled(options)),
    End: () => setActiveIndex(lastEnabled(options)),
    Enter: () => choose(activeIndex),
    ' ': () => choose(activeIndex),
    Escape: close,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const letters = readLetters(event);
    const byLetters = () => {
      const texts = options.map(({ label, isDisabled }) => (isDisabled ? '' : label));
      const found = findByLetters(texts, isOpen ? activeIndex : atRest - 1, letters ?? '');
      open(found === -1 ? activeIndex : found);
    };
    // As in a native select, Tab selects the active option.
    if (event.key === 'Tab' && isOpen) return choose(activeIndex);
    const action = letters === null ? (isOpen ? keysWhenOpen : keysWhenClosed)[event.key] : byLetters;
    if (!action) return;
    event.preventDefault();
    // The Escape that closes the list must not reach a surrounding dialog.
    event.stopPropagation();
    action();
  };

  return {
    isOpen,
    activeIndex,
    setActiveIndex,
    onKeyDown,
    close,
    choose,
    toggle: () => (isOpen ? close() : open(atRest)),
  };
}
