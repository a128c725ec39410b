import { useToast } from './toast/toast-context.ts';

/** Copies text to the clipboard and reports the outcome. */
export function useCopy() {
  const toast = useToast();
  return async (value: string, said: { done: string; failed: string }): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ title: said.done, tone: 'success' });
    } catch {
      toast.show({ title: said.failed, tone: 'danger' });
    }
  };
}
