import type { Path } from '@lauda/domain/resume/merge';
import { use } from 'react';
import { flushSync } from 'react-dom';
import { CollapseContext } from './collapse-store.ts';
import { findPlace, focusIn } from './places.ts';

/** Takes somebody to a place of the resume, opening what is folded over it. */
export function useJump() {
  const collapse = use(CollapseContext);
  const open = (path: Path) => {
    flushSync(() => collapse.openAround(path));
    return findPlace(path);
  };
  return {
    jumpTo: (path: Path) => {
      const element = open(path);
      if (element) focusIn(element);
    },
    /** Brought into view; the focus stays where it is. */
    show: (path: Path) => open(path)?.scrollIntoView({ block: 'nearest' }),
  };
}
