import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { cx } from 'class-variance-authority';
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
  const composition = useComposition();
  const [Editor, setEditor] = useState(loadedEditor);
  const tellCut = useCutNotice();
  const named = {
    id: control.id,
    'aria-labelledby': fieldLabelId(control),
    'aria-describedby': control['aria-describedby'],
  };

  const enter = () => {
    onEnter();
    typing.start();
    const loaded = loadedEditor();
    if (loaded) {
      entryRef.current = { ...entryRef.current, isFocused: true };
      setEditor(() => loaded);
      return;
    }
    setWaiting(true);
    // Within the user's gesture: otherwise a phone shows no keyboard.
    waitingRef.current?.focus();
    loadEditor().then(
      (late) =>
        composition.afterwards(() => {
          // Do not take the focus back if the user has moved on.
          const isFocused = waitingRef.current !== null && waitingRef.current === document.activeElement;
          entryRef.current = { point: null, isFocused };
          setEditor(() => late);
        }),
      onFail,
    );
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
    <div className={cx(RICH_TEXT_BOX, 'relative')}>
      <div
        {...(isWaiting
          ? { 'aria-hidden': true }
          : { ...named, role: 'textbox', 'aria-multiline': true, tabIndex: 0 })}
        className={cx(RICH_TEXT_LOOK, 'cursor-text')}
        onPointerDown={({ clientX, clientY }) => {
          entryRef.current = { point: { left: clientX, top: clientY }, isFocused: true };
        }}
        onFocus={enter}
      >
        <StaticRichText text={place.value} />
      </div>
      <textarea
        ref={waitingRef}
        {...(isWaiting ? named : { 'aria-hidden': true, tabIndex: -1 })}
        value={typing.typed}
        // Not smaller: Safari on phones zooms into text below 16 pixels.
        className={cx(
          'absolute inset-0 size-full resize-none text-base opacity-0',
          !isWaiting && 'pointer-events-none',
        )}
        onChange={({ target }) => typing.type(target.value)}
        onBlur={() => {
          setWaiting(false);
          place.onBlur();
        }}
        {...composition.handlers}
      />
    </div>
  );
}

const NOWHERE: EditorEntry = { point: null, isFocused: true };

/**
 * Text typed before the editor is ready goes into a textarea, so that accents, input methods, dictation and the keyboards
 * of phones work. It appears at the end of the text and is stored like any other.
 */
function useTypingAtRest({ value, set, onFocus }: Place<RichText>) {
  const [{ before, typed }, setTyped] = useState({ before: value, typed: '' });
  return {
    typed,
    start: () => {
      setTyped({ before: value, typed: '' });
      onFocus();
    },
    type: (now: string) => {
      setTyped({ before, typed: now });
      set(typedAfter(before, now));
    },
  };
}

/** Replacing an element while an accent or a word is being composed in it would lose the composition. */
function useComposition() {
  const isComposing = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  return {
    /** Runs now, or as soon as nothing is being composed. */
    afterwards: (run: () => void) => {
      if (isComposing.current) waiting.current = run;
      else run();
    },
    handlers: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        const run = waiting.current;
        waiting.current = null;
        // The input event of the composed text may come after this event.
        if (run) setTimeout(run);
      },
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
