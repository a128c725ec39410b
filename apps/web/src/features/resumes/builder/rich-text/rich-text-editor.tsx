import { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { isEqual } from '@lauda/domain/equal';
import { type RichText, richTextFromPlain } from '@lauda/domain/resume/rich-text';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fieldLabelId, useFieldControl } from '../../../../ui/field/field-context.ts';
import type { LineWish } from '../places/active-place.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { charactersOf, fromDocument, toDocument } from './rich-text-document.ts';
import { RICH_TEXT_LOOK } from './rich-text-look.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-schema.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { unwrapLines } from './unwrap-lines.ts';
import { withBegunList } from './typed-after.ts';

/** How the user entered the text. */
export interface EditorEntry {
  /** The clicked position; null for the keyboard, which starts at the end. */
  readonly point: { readonly left: number; readonly top: number } | null;
  /** False if the user moved on before the editor was ready. */
  readonly isFocused: boolean;
}

export interface RichTextEditorProps {
  value: RichText;
  onChange: (value: RichText) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Called with the previous text when a limit has truncated a paste. */
  onCut: (before: RichText) => void;
  entryRef: RefObject<EditorEntry>;
  /** Returns the requested caret line once; null if none was requested. */
  takeWish: () => LineWish | null;
}

function createEditor(element: HTMLElement, attributes: Record<string, string>, value: RichText): Editor {
  return new Editor({
    element,
    extensions: RICH_TEXT_EXTENSIONS,
    content: toDocument(withBegunList(value)),
    // Its style sheet would be inline, which the page's CSP forbids.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (plain, _context, _isPlain, view) => {
        const node = view.state.schema.nodeFromJSON(toDocument(richTextFromPlain(unwrapLines(plain))));
        return Slice.maxOpen(node.content);
      },
    },
  });
}

/** Keeps the caret's distance from the end, so that text inserted before it moves it along. */
function showStored(editor: Editor, value: RichText): void {
  const { doc, selection } = editor.state;
  const fromEnd = doc.content.size - selection.head;
  editor.commands.setContent(toDocument(value), { emitUpdate: false });
  editor.commands.setTextSelection(Math.max(0, editor.state.doc.content.size - fromEnd));
}

/** Immediately: the library's own command waits for a frame, and a key pressed until then would be lost. */
function focusAt({ view }: Editor, point: EditorEntry['point']): void {
  const { doc, tr } = view.state;
  const place = point === null ? null : view.posAtCoords(point);
  const selection = place === null ? Selection.atEnd(doc) : TextSelection.near(doc.resolve(place.pos));
  view.dispatch(tr.setSelection(selection));
  view.focus();
}

/** Moves to the end of a line; if the line no longer exists, the caret stays. */
function moveToLine({ view }: Editor, { block, item }: LineWish): void {
  const { doc, tr } = view.state;
  if (block >= doc.childCount) return;
  let end = 0;
  for (let index = 0; index <= block; index += 1) end += doc.child(index).nodeSize;
  const lines = doc.child(block);
  if (!lines.isTextblock) {
    // Inside the list, after the item.
    end -= 1;
    for (let index = lines.childCount - 1; index > item; index -= 1) end -= lines.child(index).nodeSize;
  }
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(end), -1)).scrollIntoView());
}

/** The page's only rich text editor. The caret starts where the user wanted it. */
export function RichTextEditor({ value, entryRef, takeWish, ...on }: RichTextEditorProps) {
  const control = useFieldControl();
  const hostRef = useRef<HTMLDivElement>(null);
  const sentRef = useRef(value);
  const [editor, setEditor] = useState<Editor | null>(null);

  const start = useEffectEvent((host: HTMLElement) => {
    const { id = '', 'aria-describedby': describedBy } = control;
    const made = createEditor(
      host,
      {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': fieldLabelId(control) ?? '',
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        class: RICH_TEXT_LOOK,
      },
      value,
    );
    made.on('update', ({ transaction }) => {
      const before = sentRef.current;
      const shown = made.getJSON();
      sentRef.current = fromDocument(shown);
      // Text that is not stored must not stay on the screen.
      const isCut = charactersOf(shown) > charactersOf(toDocument(sentRef.current));
      if (isCut) showStored(made, sentRef.current);
      on.onChange(sentRef.current);
      if (isCut && transaction.getMeta('uiEvent') === 'paste') on.onCut(before);
    });
    made.on('focus', () => {
      on.onFocus();
      const line = takeWish();
      if (line) moveToLine(made, line);
    });
    made.on('blur', () => on.onBlur());
    const { point, isFocused } = entryRef.current;
    if (isFocused) focusAt(made, point);
    entryRef.current = { point: null, isFocused: true };
    return made;
  });

  // A layout effect, so that the static text is replaced in the same frame: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const made = start(host);
    setEditor(made);
    return () => made.destroy();
  }, []);

  // For undo and remote edits. The editor's own changes come back equal and are ignored.
  useEffect(() => {
    if (!editor || isEqual(value, sentRef.current)) return;
    sentRef.current = value;
    showStored(editor, value);
  }, [editor, value]);

  return (
    <>
      {editor && <RichTextToolbar editor={editor} />}
      <div ref={hostRef} />
    </>
  );
}
