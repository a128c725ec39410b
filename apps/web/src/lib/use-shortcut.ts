import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on Ctrl+key (Cmd on a Mac). A text editor that has the focus keeps its own shortcuts:
 * Ctrl+B there is bold, not the sidebar.
 */
export function useModifierShortcut(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!hasModifier || event.key.toLowerCase() !== key || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [key]);
}
