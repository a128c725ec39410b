import type { Path } from '@lauda/domain/resume/merge';
import { setAt, valueAt } from '@lauda/domain/resume/path';
import { createContext, use } from 'react';
import { useResume } from '../use-draft.ts';
import type { ResumeEditor } from './resume-editor.ts';

export const EditorContext = createContext<ResumeEditor | null>(null);

export function useEditor(): ResumeEditor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext above it');
  return editor;
}

/** One place of the resume, and what a control in it needs. */
export interface Place<T> {
  readonly value: T;
  readonly set: (next: T) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Its values are texts, flags and rich texts, which stay the same object until they are changed. */
export function usePlace<T>(path: Path): Place<T> {
  const { openResume, edit } = useEditor();
  // The caller names a place of the resume and the type that stands there.
  const value = useResume((resume) => valueAt(resume, path) as T);
  return {
    value,
    set: (next) => edit((resume) => setAt(resume, path, next)),
    onFocus: () => openResume.hold(path),
    onBlur: () => openResume.hold(null),
  };
}
