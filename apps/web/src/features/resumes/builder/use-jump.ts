import type { Path } from '@lauda/domain/resume/merge';
import { flushSync } from 'react-dom';
import { useOpenPlaces } from './open-places.ts';
import { findPlace, focusIn } from './places.ts';

/** Takes somebody to a place of the resume, opening what is folded over it. */
export function useJump() {
  const { openAround } = useOpenPlaces();
  const open = (path: Path) => {
    flushSync(() => openAround(path));
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
