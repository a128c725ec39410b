import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

const SHOWN_MS = 8_000;

/** Tells that a limit has cut what was pasted, with the way back to what stood there before. */
export function useCutNotice() {
  const text = useText();
  const toast = useToast();
  return (limit: number, undo: () => void) =>
    toast.show({
      title: text('builder.pasteCut', { limit }),
      action: { label: text('resumes.undo'), onSelect: undo },
      shownMs: SHOWN_MS,
    });
}
