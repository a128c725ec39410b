import type { Path } from '@lauda/domain/resume/merge/merge';
import type { WrittenKind } from '@lauda/domain/resume/entries/written-entries';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { enterGoesOn } from '../fields/enter-goes-on.ts';
import { useEditor } from '../use-editor.ts';
import type { CardKind } from './entry-kinds.ts';
import { fillEntries } from './fill-entries.ts';
import { firstField } from './unwritten-entry.ts';

const isWritten = (kind: CardKind): kind is CardKind & WrittenKind =>
  kind === 'experience' || kind === 'education';

/** Fills a blank entry from text typed or pasted into its first field that contains a whole one. */
export function useWrittenEntries(kind: CardKind, path: Path) {
  const text = useText();
  const toast = useToast();
  const editor = useEditor();

  const fill = (target: EventTarget, written: string): boolean => {
    if (!isWritten(kind) || !(target instanceof HTMLInputElement)) return false;
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (!place?.endsWith(`/${firstField(kind)}`)) return false;
    // Enter moves to an empty field, so the parsed values must be rendered first.
    const filled = flushSync(() => fillEntries(editor, { kind, path, written }));
    if (filled === null) return false;
    toast.show({
      title: text('builder.entriesRead', { count: filled.count }),
      action: { label: text('resumes.undo'), onSelect: filled.undo },
    });
    return true;
  };

  return {
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const pasted = event.clipboardData.getData('text/plain');
      const { target } = event;
      if (target instanceof HTMLInputElement && target.value === '' && fill(target, pasted))
        event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event;
      if (event.key === 'Enter' && target instanceof HTMLInputElement && !event.nativeEvent.isComposing)
        fill(target, target.value);
      enterGoesOn(event);
    },
  };
}
