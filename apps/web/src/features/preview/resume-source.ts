import type { Resume } from '@lauda/domain/resume/resume';
import { useSyncExternalStore } from 'react';

/** The resume that is being worked on, wherever it is kept. */
export interface ResumeSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something has changed. */
  readonly getResume: () => Resume;
  readonly edit: (change: (resume: Resume) => Resume) => void;
}

/** A slice of the resume: what is drawn again is what shows something that has changed. */
export const useSourceValue = <T>({ subscribe, getResume }: ResumeSource, select: (resume: Resume) => T): T =>
  useSyncExternalStore(subscribe, () => select(getResume()));
