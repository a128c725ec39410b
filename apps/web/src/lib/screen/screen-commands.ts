import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isShortcut } from './use-shortcut.ts';

/** A command of the current screen: found in the palette, and by its shortcut if it has one. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: string;
  /** Additional search terms. */
  readonly keywords?: string;
  readonly icon?: ReactNode;
  /** E.g. `Mod+Enter`; listed in the shortcuts dialog. */
  readonly shortcut?: string;
  /** Null if the component itself handles the keys; the shortcuts dialog then only lists them. */
  readonly onSelect: (() => void) | null;
}

interface Source {
  readonly commands: () => readonly ScreenCommand[];
  readonly more: () => Promise<readonly ScreenCommand[]>;
}

const sources = new Map<string, Source>();
const NONE = async (): Promise<readonly ScreenCommand[]> => [];

/** Depends on the current state, so it is computed when needed. */
export const screenCommands = (): ScreenCommand[] =>
  [...sources.values()].flatMap(({ commands }) => commands());

/** Commands found only in the palette; parts whose chunk failed to load are left out. */
export async function moreScreenCommands(): Promise<ScreenCommand[]> {
  const found = await Promise.allSettled([...sources.values()].map(({ more }) => more()));
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

/**
 * Offers commands while the component is mounted. `more` have no shortcuts and are created when the palette opens, so
 * that their chunk loads then.
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
