import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { type ReactNode, useRef, useState } from 'react';
import { Field } from '../../../../ui/field/field.tsx';
import { fieldLabelId, useFieldControl } from '../../../../ui/field/field-context.ts';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { useActivePlace } from '../places/active-place.ts';
import { useWarningAt } from '../checks/checks-store.ts';
import { useCutNotice } from '../fields/use-cut-notice.ts';
import { type Place, usePlace } from '../use-editor.ts';
import { keepMarks } from './keep-marks.ts';
import { loadedEditor, loadEditor } from './load-editor.ts';
import { RICH_TEXT_BOX, RICH_TEXT_LOOK } from './rich-text-look.ts';
import type { EditorEntry, RichTextEditorProps } from './rich-text-editor.tsx';
import { StaticRichText } from './static-rich-text.tsx';
import { typedAfter } from './typed-after.ts';

interface RichTextPlaceProps {
  path: Path;
  label: string;
  hint?: ReactNode;
  labelEnd?: ReactNode;
}

/** Text with bold, italic, lists and links. Static until the user enters it. */
export function RichTextPlace({ path, label, hint, labelEnd }: RichTextPlaceProps) {
  const key = pathKey(path);
  const place = usePlace<RichText>(path);
  const warning = useWarningAt(key);
  return (
    <div data-place={key}>
      <Field label={label} hint={hint} labelEnd={labelEnd} warning={warning}>
        <RichTextBox id={key} place={place} />
      </Field>
    </div>
  );
}

interface RichTextBoxProps {
  /** Unique on the page, where only one rich text has the editor. */
  id: string;
  place: Place<RichText>;
}

/** The rich text without its field. */
export function RichTextBox({ id, place }: RichTextBoxProps) {
  const { isActive, activate, takeWish } = useActivePlace(id);
  const [hasFailed, setFailed] = useState(false);
  return hasFailed ? (
    <PlainWords place={place} />
  ) : (
    <Words
      place={place}
      isActive={isActive}
      onEnter={activate}
      takeWish={takeWish}
      onFail={() => setFailed(true)}
    />
  );
}

interface WordsProps {
  place: Place<RichText>;
  isActive: boolean;
  onEnter: () => void;
  takeWish: RichTextEditorProps['takeWish'];
  onFail: () => void;
}

function Words({ place, isActive, onEnter, takeWish, onFail }: WordsProps) {
  const control = useFieldControl();
  const waitingRef = useRef<HTMLTextAreaElement>(null);
  const entryRef = useRef<EditorEntry>(NOWHERE);
  const [isWaiting, setWaiting] = useState(false);
  const typing = useTypingAtRest(place);
  const isComposing = useRef(false);
  const [Editor, setEditor] = useState(loadedEditor);
  const tellCut = useCutNotice();
  const named = { ...control, 'aria-labelledby': fieldLabelId(control) };

  const show = (loaded: NonNullable<typeof Editor>, entry: EditorEntry) => {
    entryRef.current = entry;
    setEditor(() => loaded);
  };
  const enter = () => {
    onEnter();
    typing.start();
    const loaded = loadedEditor();
    if (loaded) return show(loaded, { ...entryRef.current, isFocused: true });
    setWaiting(true);
    // Within the user's gesture: otherwise a phone shows no keyboard.
    waitingRef.current?.focus();
    loadEditor().then((late) => {
      // Not focused if the user has moved on.
      const take = () =>
        show(late, { point: null, isFocused: waitingRef.current === document.activeElement });
      // Replacing the textarea would lose an accent or a word that is being composed in it. Its input event may come last.
      if (isComposing.current)
        waitingRef.current?.addEventListener('compositionend', () => setTimeout(take), { once: true });
      else take();
    }, onFail);
  };
  if (isActive && Editor)
    return (
      <div className={RICH_TEXT_BOX}>
        <Editor
          value={place.value}
          onChange={place.set}
          onFocus={place.onFocus}
          onBlur={place.onBlur}
          onCut={(before) => tellCut(MAX_CHARACTERS.richText, () => place.set(before))}
          entryRef={entryRef}
          takeWish={takeWish}
        />
      </div>
    );
  return (
    <div className={RICH_TEXT_BOX}>
      <div
        {...(isWaiting ? HIDDEN : { ...named, role: 'textbox', 'aria-multiline': true, tabIndex: 0 })}
        className={`${RICH_TEXT_LOOK} cursor-text`}
        onPointerDown={({ clientX, clientY }) => {
          entryRef.current = { point: { left: clientX, top: clientY }, isFocused: true };
        }}
        onFocus={enter}
      >
        <StaticRichText text={place.value} />
      </div>
      <textarea
        ref={waitingRef}
        tabIndex={-1}
        {...(isWaiting ? named : HIDDEN)}
        value={typing.typed}
        className="absolute inset-0 size-full opacity-0 aria-hidden:pointer-events-none"
        onChange={({ target }) => typing.type(target.value)}
        onBlur={() => {
          setWaiting(false);
          place.onBlur();
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
        }}
      />
    </div>
  );
}

const HIDDEN = { 'aria-hidden': true } as const;
const NOWHERE: EditorEntry = { point: null, isFocused: true };

/**
 * Text typed before the editor is ready goes into a textarea, so that accents, input methods, dictation and the keyboards
 * of phones work. It appears at the end of the text and is stored like any other.
 */
function useTypingAtRest({ value, set, onFocus }: Place<RichText>) {
  const [[before, typed], setTyped] = useState<readonly [before: RichText, typed: string]>([value, '']);
  return {
    typed,
    start: () => {
      setTyped([value, '']);
      onFocus();
    },
    type: (now: string) => {
      setTyped([before, now]);
      set(typedAfter(before, now));
    },
  };
}

/** Plain text fallback for when the editor failed to load. */
function PlainWords({ place }: { place: Place<RichText> }) {
  const [typed, setTyped] = useState(() => plainText(place.value));
  const shown = plainText(place.value);
  const isTyped = plainText(keepMarks(place.value, typed)) === shown;
  return (
    <Textarea
      value={isTyped ? typed : shown}
      minRows={4}
      maxLength={MAX_CHARACTERS.richText}
      onChange={(event) => {
        setTyped(event.target.value);
        place.set(keepMarks(place.value, event.target.value));
      }}
      onFocus={place.onFocus}
      onBlur={place.onBlur}
    />
  );
}
