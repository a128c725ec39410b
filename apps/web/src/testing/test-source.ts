import type { Resume } from '@lauda/domain/resume/resume';
import type { ResumeSource } from '../features/preview/resume-source.ts';

/** A resume that is kept nowhere but here. */
export function createTestSource(resume: Resume): ResumeSource {
  let current = resume;
  const listeners = new Set<() => void>();
  return {
    getResume: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (change) => {
      current = change(current);
      for (const listener of listeners) listener();
    },
  };
}
