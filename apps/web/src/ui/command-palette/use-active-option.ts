import { type KeyboardEvent, useState } from 'react';

/** The focus stays in the text field; arrow keys move the active option through the list. */
export function useActiveOption<Option>(options: readonly Option[], onSelect: (option: Option) => void) {
  const [wantedIndex, setActiveIndex] = useState(0);
  const activeIndex = Math.max(0, Math.min(wantedIndex, options.length - 1));

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition belongs to the text.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const last = options.length - 1;
    const next: Record<string, number> = {
      ArrowDown: activeIndex === last ? 0 : activeIndex + 1,
      ArrowUp: activeIndex === 0 ? last : activeIndex - 1,
      PageDown: last,
      PageUp: 0,
    };
    const index = next[event.key];
    if (index !== undefined) setActiveIndex(index);
    const active = options[activeIndex];
    if (event.key === 'Enter' && active !== undefined) onSelect(active);
    if (index !== undefined || event.key === 'Enter') event.preventDefault();
  };

  return { activeIndex, setActiveIndex, onKeyDown };
}
