import type { ComponentType } from 'react';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

type EditorComponent = ComponentType<RichTextEditorProps>;

let loading: Promise<EditorComponent> | null = null;
let loaded: EditorComponent | null = null;

/** For whoever needs it in this moment; as a state's first value it is called once. */
export const loadedEditor = (): EditorComponent | null => loaded;

/** Fetched once; a file that did not arrive is asked for again the next time. */
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
