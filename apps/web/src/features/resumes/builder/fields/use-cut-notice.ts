import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../../ui/toast/toast-context.ts';

/** Tells the user that a limit truncated the pasted text, with an undo. */
export function useCutNotice() {
  const text = useText();
  const toast = useToast();
  return (limit: number, undo: () => void) =>
    toast.show({
      title: text('builder.pasteCut', { limit }),
      action: { label: text('resumes.undo'), onSelect: undo },
    });
}
