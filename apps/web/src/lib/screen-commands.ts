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

interface Source {
  readonly commands: () => readonly ScreenCommand[];
  readonly more: () => Promise<readonly ScreenCommand[]>;
}

const sources = new Map<string, Source>();
const NONE = async (): Promise<readonly ScreenCommand[]> => [];

/** As things stand now, so asked for when somebody looks. */
export const screenCommands = (): ScreenCommand[] =>
  [...sources.values()].flatMap(({ commands }) => commands());

/** What is only looked for in the palette; a part whose file did not arrive is left out. */
export async function moreScreenCommands(): Promise<ScreenCommand[]> {
  const found = await Promise.allSettled([...sources.values()].map(({ more }) => more()));
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

/**
 * Offers commands for as long as the component is on the screen. `more` have no keys and are made when the palette
 * is opened, so that their file is fetched then.
 */
export function useScreenCommands(commands: Source['commands'], more: Source['more'] = NONE): void {
  const id = useId();
  const sourceRef = useRef({ commands, more });
  useLayoutEffect(() => {
    sourceRef.current = { commands, more };
  });
  useEffect(() => {
    const current = () => sourceRef.current.commands();
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
    sources.set(id, { commands: current, more: () => sourceRef.current.more() });
    addEventListener('keydown', listen);
    return () => {
      sources.delete(id);
      removeEventListener('keydown', listen);
    };
  }, [id]);
}
