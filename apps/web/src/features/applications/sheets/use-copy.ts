import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

/** Copies a text and says so; where the browser refuses, the text on the page can still be selected. */
export function useCopy() {
  const text = useText();
  const toast = useToast();
  return async (value: string, field: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ tone: 'success', title: text('sheets.copied', { field }) });
    } catch {
      toast.show({ tone: 'danger', title: text('sheets.copyFailed') });
    }
  };
}
