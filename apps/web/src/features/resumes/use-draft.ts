import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Resume } from '@lauda/domain/resume/resume';
import type { DraftDesk } from './draft-desk.ts';
import type { KeeperState } from './keeper-state.ts';
import type { ResumeKeeper } from './resume-keeper.ts';

export type OpenDraft =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly keeper: ResumeKeeper }
  | { readonly status: 'failed' };

const LOADING: OpenDraft = { status: 'loading' };

/** Opens somebody's resume, or the draft they are at, for as long as the screen shows it. */
export function useDraft(desk: DraftDesk, ownerId: string, resumeId: string | null): OpenDraft {
  const [opened, setOpened] = useState<{ key: string; draft: OpenDraft } | null>(null);
  const key = `${ownerId} ${resumeId ?? ''}`;
  useEffect(() => {
    let isLeft = false;
    let held: ResumeKeeper | null = null;
    desk.open(ownerId, resumeId).then(
      (keeper) => {
        if (isLeft) return desk.release(keeper);
        held = keeper;
        setOpened({ key, draft: { status: 'ready', keeper } });
      },
      () => {
        if (!isLeft) setOpened({ key, draft: { status: 'failed' } });
      },
    );
    return () => {
      isLeft = true;
      if (held) desk.release(held);
    };
  }, [desk, ownerId, resumeId, key]);
  return opened?.key === key ? opened.draft : LOADING;
}

export const KeeperContext = createContext<ResumeKeeper | null>(null);

export function useKeeper(): ResumeKeeper {
  const keeper = use(KeeperContext);
  if (!keeper) throw new Error('useKeeper needs a KeeperContext above it');
  return keeper;
}

/** A slice of the state: what is drawn again is what shows something that has changed. */
export function useKeeperState<T>(select: (state: KeeperState) => T): T {
  const { subscribe, getState } = useKeeper();
  return useSyncExternalStore(subscribe, () => select(getState()));
}

export const useResume = <T>(select: (resume: Resume) => T): T =>
  useKeeperState(({ sync }) => {
    if (sync.previewResumeData === null) throw new Error('a keeper always has a resume to show');
    return select(sync.previewResumeData);
  });
