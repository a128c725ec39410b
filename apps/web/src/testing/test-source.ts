import { createListeners } from '@lauda/local-first/listeners';
import type { Resume } from '@lauda/domain/resume/resume';
import type { ResumeSource } from '../features/preview/resume-source.ts';

/** A resume that is stored only in memory. */
export function createTestSource(resume: Resume): ResumeSource {
  let current = resume;
  const listeners = createListeners();
  return {
    getResume: () => current,
    subscribe: listeners.subscribe,
    edit: (change) => {
      current = change(current);
      listeners.notify();
    },
  };
}
