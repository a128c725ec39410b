import { useEffect, useEffectEvent } from 'react';

/** A digit by its physical key: with Alt it types another character on many layouts. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  code.startsWith('Digit') ? code.slice('Digit'.length) : key.toLowerCase();

/** Whether exactly these keys are pressed: `Mod+Alt+1`. Mod is Ctrl, or Cmd on a Mac. */
export function isShortcut(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.toLowerCase().split('+');
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
  // Windows reports AltGr, which types characters, as Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return false;
  return (
    keyOf(event) === parts.at(-1) &&
    (event.ctrlKey || event.metaKey) === has('mod') &&
    event.altKey === has('alt') &&
    event.shiftKey === has('shift')
  );
}

interface ShortcutOptions {
  /** A focused text editor keeps its own shortcuts: Ctrl+B there is bold, not the sidebar. */
  worksInEditor?: boolean;
}

export function useShortcut(
  keys: string,
  onPress: () => void,
  { worksInEditor = false }: ShortcutOptions = {},
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, keys)) return;
      if (!worksInEditor && event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [keys, worksInEditor]);
}
