import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LetterDesk } from './letter-desk.ts';
import type { LetterKeeper, LetterState } from './letter-keeper.ts';

export type OpenLetter =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly keeper: LetterKeeper }
  | { readonly status: 'failed' };

const LOADING: OpenLetter = { status: 'loading' };

/** Opens somebody's letter for as long as the screen shows it. */
export function useLetter(desk: LetterDesk, ownerId: string, letterId: string): OpenLetter {
  const [opened, setOpened] = useState<{ letterId: string; letter: OpenLetter } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const settle = (letter: OpenLetter) => {
      if (!isLeft) setOpened({ letterId, letter });
    };
    desk.open(ownerId, letterId).then(
      (keeper) => settle(keeper === null ? { status: 'failed' } : { status: 'ready', keeper }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isLeft = true;
    };
  }, [desk, ownerId, letterId]);
  return opened?.letterId === letterId ? opened.letter : LOADING;
}

export const useLetterState = <T>(keeper: LetterKeeper, select: (state: LetterState) => T): T =>
  useSyncExternalStore(keeper.subscribe, () => select(keeper.getState()));
