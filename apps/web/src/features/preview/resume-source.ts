import type { Resume } from '@lauda/domain/resume/resume';
import { useSyncExternalStore } from 'react';

/** The open resume, wherever it is stored. */
export interface ResumeSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly getResume: () => Resume;
  readonly edit: (change: (resume: Resume) => Resume) => void;
}

/** Selects a slice of the resume, so a component rerenders only when its slice changes. */
export const useSourceValue = <T>({ subscribe, getResume }: ResumeSource, select: (resume: Resume) => T): T =>
  useSyncExternalStore(subscribe, () => select(getResume()));
