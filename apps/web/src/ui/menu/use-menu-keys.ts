import type { KeyboardEvent } from 'react';
import { findByLetters, useTypeAhead } from '../overlay/use-type-ahead.ts';

export const focusableItems = (menu: Element | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
];

export function useMenuKeys(onClose: (isFocusReturned: boolean) => void) {
  const readLetters = useTypeAhead();

  return (event: KeyboardEvent<HTMLElement>) => {
    const items = focusableItems(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const focus = (index: number) => items.at(index % items.length)?.focus();

    const letters = readLetters(event);
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(current + 1),
      ArrowUp: () => focus(Math.max(current, 0) - 1),
      Home: () => focus(0),
      End: () => focus(-1),
      Escape: () => onClose(true),
      // Links react to Enter only; in a menu, Space must do the same.
      ' ': () => items[current]?.click(),
    };
    const byLetters = () => {
      const texts = items.map((item) => item.textContent);
      items[findByLetters(texts, current, letters ?? '')]?.focus();
    };
    const action = letters === null ? actions[event.key] : byLetters;

    if (event.key === 'Tab') onClose(true);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
