import type { Path } from '@lauda/domain/resume/merge/merge';
import { use } from 'react';
import { flushSync } from 'react-dom';
import { ActivePlaceContext } from './active-place.ts';
import { useOpenPlaces } from './open-places.ts';
import { findPlace, focusIn, lineOf } from './places.ts';

/** Jumps to a place of the resume, unfolding whatever hides it. */
export function useJump() {
  const { openAround } = useOpenPlaces();
  const { wishFor } = use(ActivePlaceContext);
  const open = (path: Path) => {
    flushSync(() => openAround(path));
    return findPlace(path);
  };
  return {
    jumpTo: (path: Path) => {
      const element = open(path);
      if (!element) return;
      const key = element.dataset['place'];
      const line = key === undefined ? null : lineOf(path, key);
      if (key !== undefined && line) wishFor(key, line);
      focusIn(element);
    },
    /** Scrolls it into view; the focus stays where it is. */
    show: (path: Path) => open(path)?.scrollIntoView({ block: 'nearest' }),
  };
}
