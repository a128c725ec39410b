import { createContext, use, useSyncExternalStore } from 'react';
import type { Resume } from '@lauda/domain/resume/resume';
import type { OpenResumeState, OpenResume } from './open-resume.ts';

export const OpenResumeContext = createContext<OpenResume | null>(null);

export function useOpenResume(): OpenResume {
  const openResume = use(OpenResumeContext);
  if (!openResume) throw new Error('useOpenResume needs a OpenResumeContext above it');
  return openResume;
}

/** Selects a slice of the state, so a component rerenders only when its slice changes. */
export function useOpenResumeState<T>(select: (state: OpenResumeState) => T): T {
  const { subscribe, getState } = useOpenResume();
  return useSyncExternalStore(subscribe, () => select(getState()));
}

export const useResume = <T>(select: (resume: Resume) => T): T =>
  useOpenResumeState(({ sync }) => {
    if (sync.previewResumeData === null) throw new Error('an open resume always has a resume to show');
    return select(sync.previewResumeData);
  });
