import { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { isEqual } from '@lauda/domain/equal';
import { type RichText, richTextFromPlain } from '@lauda/domain/resume/rich-text';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fieldLabelId, useFieldControl } from '../../../../ui/field/field-context.ts';
import type { LineWish } from '../active-place.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { charactersOf, fromDocument, toDocument } from './rich-text-document.ts';
import { RICH_TEXT_LOOK } from './rich-text-look.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-schema.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { unwrapLines } from './unwrap-lines.ts';
import { withBegunList } from './typed-after.ts';

/** How somebody has come into the words. */
export interface EditorEntry {
  /** Where they clicked; null for the keyboard, which comes to the end. */
  readonly point: { readonly left: number; readonly top: number } | null;
  /** False when they have gone on before the editor was there. */
  readonly isFocused: boolean;
}

export interface RichTextEditorProps {
  value: RichText;
  onChange: (value: RichText) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** A limit has cut what was pasted; told with the text from before. */
  onCut: (before: RichText) => void;
  entryRef: RefObject<EditorEntry>;
  /** The line in which the caret is wanted, answered once; null where none was named. */
  takeWish: () => LineWish | null;
}

function createEditor(element: HTMLElement, attributes: Record<string, string>, value: RichText): Editor {
  return new Editor({
    element,
    extensions: RICH_TEXT_EXTENSIONS,
    content: toDocument(withBegunList(value)),
    // Its style sheet would be inline, which the page's policy forbids.
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

/** The caret keeps its distance from the end: a character that came with the text is before it. */
function showStored(editor: Editor, value: RichText): void {
  const { doc, selection } = editor.state;
  const fromEnd = doc.content.size - selection.head;
  editor.commands.setContent(toDocument(value), { emitUpdate: false });
  editor.commands.setTextSelection(Math.max(0, editor.state.doc.content.size - fromEnd));
}

/** At once: the library's own command waits for a frame, and a key pressed until then would reach nobody. */
function focusAt({ view }: Editor, point: EditorEntry['point']): void {
  const { doc, tr } = view.state;
  const place = point === null ? null : view.posAtCoords(point);
  const selection = place === null ? Selection.atEnd(doc) : TextSelection.near(doc.resolve(place.pos));
  view.dispatch(tr.setSelection(selection));
  view.focus();
}

/** To the end of a line; a line that is gone since leaves the caret where it is. */
function moveToLine({ view }: Editor, { block, item }: LineWish): void {
  const { doc, tr } = view.state;
  if (block >= doc.childCount) return;
  let end = 0;
  for (let index = 0; index <= block; index += 1) end += doc.child(index).nodeSize;
  const lines = doc.child(block);
  if (!lines.isTextblock) {
    // Inside the list, behind the item.
    end -= 1;
    for (let index = lines.childCount - 1; index > item; index -= 1) end -= lines.child(index).nodeSize;
  }
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(end), -1)).scrollIntoView());
}

/** The one editor of the page. It begins with the caret where the person wanted it. */
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
      // Nothing stays on the screen that is not stored.
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

  // In the same moment in which the words at rest go: a key pressed in between would reach nobody.
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const made = start(host);
    setEditor(made);
    return () => made.destroy();
  }, []);

  // Undo, or somebody elsewhere: what was sent from here comes back equal and changes nothing.
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
