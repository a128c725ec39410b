import type { Path } from '@lauda/domain/resume/merge';
import { createContext, use, useSyncExternalStore } from 'react';
import { sectionOfPath } from './places.ts';

/** Which sections and entries are folded away; none at first. */
export function createCollapseStore() {
  const listeners = new Set<() => void>();
  let collapsed: ReadonlySet<string> = new Set();
  const replace = (next: ReadonlySet<string>) => {
    collapsed = next;
    for (const listener of listeners) listener();
  };
  return {
    has: (key: string) => collapsed.has(key),
    toggle: (key: string) => {
      const next = new Set(collapsed);
      if (!next.delete(key)) next.add(key);
      replace(next);
    },
    /** Whatever stands around a place is opened, so that somebody can get there. */
    openAround: (path: Path) => {
      const around = new Set([sectionOfPath(path), ...path]);
      replace(new Set([...collapsed].filter((key) => !around.has(key))));
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const CollapseContext = createContext(createCollapseStore());

export function useCollapsed(key: string) {
  const store = use(CollapseContext);
  const isCollapsed = useSyncExternalStore(store.subscribe, () => store.has(key));
  return { isCollapsed, toggle: () => store.toggle(key) };
}
