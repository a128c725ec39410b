import type { Path } from '@lauda/domain/resume/merge/merge';
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

/** One place of the resume with what an input needs. */
export interface Place<T> {
  readonly value: T;
  readonly set: (next: T) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Values are strings, flags and rich texts, which keep their identity until they change. */
export function usePlace<T>(path: Path): Place<T> {
  const { openResume, edit } = useEditor();
  // The caller passes a path and the type of its value.
  const value = useResume((resume) => valueAt(resume, path) as T);
  return {
    value,
    set: (next) => edit((resume) => setAt(resume, path, next)),
    onFocus: () => openResume.hold(path),
    onBlur: () => openResume.hold(null),
  };
}
