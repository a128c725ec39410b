import type { ComponentType } from 'react';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

type EditorComponent = ComponentType<RichTextEditorProps>;

let loading: Promise<EditorComponent> | null = null;
let loaded: EditorComponent | null = null;

/** The editor if it is already loaded; as a state initializer it is called once. */
export const loadedEditor = (): EditorComponent | null => loaded;

/** Loaded once; a failed load is retried on the next call. */
export function loadEditor(): Promise<EditorComponent> {
  loading ??= import('./rich-text-editor.tsx').then(
    ({ RichTextEditor }) => {
      loaded = RichTextEditor;
      return RichTextEditor;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
