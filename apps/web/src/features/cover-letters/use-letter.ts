import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import type { DocumentState } from '@lauda/local-first/document-state';
import { useSyncExternalStore } from 'react';
import type { OpenLetter } from './letter-collection.ts';

/** Selects a slice of the state, so a component rerenders only when its slice changes. */
export const useLetterState = <T>(
  openLetter: OpenLetter,
  select: (state: DocumentState<CoverLetter>) => T,
): T => useSyncExternalStore(openLetter.subscribe, () => select(openLetter.getState()));
