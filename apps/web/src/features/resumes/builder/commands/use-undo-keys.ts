import { useEffect, useEffectEvent } from 'react';

const TEXT_INPUTS = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/**
 * Inside a text field, the browser or the editor undoes characters; everywhere else undo applies to the app's edits.
 */
const isInText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT_INPUTS));

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; Cmd on a Mac. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const press = useEffectEvent((isRedo: boolean) => (isRedo ? redo() : undo()));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (event.defaultPrevented || isInText(event.target) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      press(key === 'y' || event.shiftKey);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
