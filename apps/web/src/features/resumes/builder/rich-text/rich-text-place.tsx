import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { cx } from 'class-variance-authority';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
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
  const restRef = useRef<HTMLDivElement>(null);
  const entryRef = useRef<EditorEntry>(NOWHERE);
  const { onFocus, onBlur, onKeyDown, onPaste } = useTypingAtRest(place);
  const [Editor, setEditor] = useState(loadedEditor);
  const tellCut = useCutNotice();

  const enter = () => {
    onEnter();
    onFocus();
    const loaded = loadedEditor();
    if (loaded) {
      entryRef.current = { ...entryRef.current, isFocused: true };
      setEditor(() => loaded);
      return;
    }
    loadEditor().then((late) => {
      // Do not take the focus back if the user has moved on.
      const isFocused = restRef.current !== null && restRef.current === document.activeElement;
      entryRef.current = { point: null, isFocused };
      setEditor(() => late);
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
        ref={restRef}
        id={control.id}
        role="textbox"
        aria-multiline
        aria-labelledby={fieldLabelId(control)}
        aria-describedby={control['aria-describedby']}
        tabIndex={0}
        className={cx(RICH_TEXT_LOOK, 'cursor-text')}
        onPointerDown={({ clientX, clientY }) => {
          entryRef.current = { point: { left: clientX, top: clientY }, isFocused: true };
        }}
        onFocus={enter}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <StaticRichText text={place.value} />
      </div>
    </div>
  );
}

const NOWHERE: EditorEntry = { point: null, isFocused: true };

/** Text typed before the editor is ready appears at the end of the text and is stored like any other. */
function useTypingAtRest({ value, set, onFocus, onBlur }: Place<RichText>) {
  const startRef = useRef({ value, typed: '' });
  const type = (typed: string) => {
    startRef.current.typed = typed;
    set(typedAfter(startRef.current.value, typed));
  };
  return {
    onFocus: () => {
      startRef.current = { value, typed: '' };
      onFocus();
    },
    onBlur,
    onKeyDown: (event: KeyboardEvent) => {
      const { typed } = startRef.current;
      const { key } = event;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (key.length > 1 && !/^(?:Enter|Backspace)$/.test(key))
      )
        return;
      event.preventDefault();
      if (key !== 'Backspace') type(typed + (key === 'Enter' ? '\n' : key));
      else if (typed !== '') type(typed.slice(0, -1));
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      type(startRef.current.typed + event.clipboardData.getData('text/plain'));
    },
  };
}

/** Plain text fallback for when the editor failed to load. */
function PlainWords({ place }: { place: Place<RichText> }) {
  const [typed, setTyped] = useState(() => plainText(place.value));
  const isTyped = plainText(keepMarks(place.value, typed)) === plainText(place.value);
  return (
    <Textarea
      value={isTyped ? typed : plainText(place.value)}
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
