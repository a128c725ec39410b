import { resumeDifferences } from '@lauda/domain/resume/merge/difference';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ResumeEditor } from '../resume-editor.ts';
import { useEditor } from '../use-editor.ts';
import { useJump } from '../places/use-jump.ts';
import { useUndoKeys } from './use-undo-keys.ts';

export function HistoryButtons() {
  const text = useText();
  const editor = useEditor();
  const { show } = useJump();
  const canUndo = useSyncExternalStore(editor.subscribeHistory, editor.canUndo);
  const canRedo = useSyncExternalStore(editor.subscribeHistory, editor.canRedo);
  const go = (move: ResumeEditor['undo']) => {
    const moved = move();
    const [change] = moved === null ? [] : resumeDifferences(moved.before, moved.after);
    if (change) show(change.path);
  };
  useUndoKeys(
    () => go(editor.undo),
    () => go(editor.redo),
  );
  return (
    <div className="flex">
      <IconButton
        size="sm"
        label={text('builder.undo')}
        // Not `disabled`: undoing the last edit would lose the focus.
        aria-disabled={!canUndo || undefined}
        tooltipSide="bottom"
        onClick={() => go(editor.undo)}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={text('builder.redo')}
        aria-disabled={!canRedo || undefined}
        tooltipSide="bottom"
        onClick={() => go(editor.redo)}
      >
        <Redo2 aria-hidden />
      </IconButton>
    </div>
  );
}
