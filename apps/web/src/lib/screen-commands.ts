import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isShortcut } from './use-shortcut.ts';

/** What can be done on the screen that is shown: found in the palette, and by its keys if it has some. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  /** Other words people may look for. */
  readonly keywords?: string;
  readonly icon?: ReactNode;
  /** E.g. `Mod+Enter`; listed in the sheet of shortcuts. */
  readonly shortcut?: string;
  /** Null where the keys are listened to by what they act on; then the sheet lists them and no more. */
  readonly onSelect: (() => void) | null;
}

const sources = new Map<string, () => readonly ScreenCommand[]>();

/** As things stand now, so asked for when somebody looks. */
export const screenCommands = (): ScreenCommand[] =>
  [...sources.values()].flatMap((commandsOf) => commandsOf());

/** Offers commands for as long as the component is on the screen. */
export function useScreenCommands(commands: () => readonly ScreenCommand[]): void {
  const id = useId();
  const commandsRef = useRef(commands);
  useLayoutEffect(() => {
    commandsRef.current = commands;
  });
  useEffect(() => {
    const current = () => commandsRef.current();
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey || event.altKey) || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal')) return;
      const found = current().find(
        ({ shortcut, onSelect }) =>
          shortcut !== undefined && onSelect !== null && isShortcut(event, shortcut),
      );
      if (found === undefined) return;
      event.preventDefault();
      found.onSelect?.();
    };
    sources.set(id, current);
    addEventListener('keydown', listen);
    return () => {
      sources.delete(id);
      removeEventListener('keydown', listen);
    };
  }, [id]);
}
