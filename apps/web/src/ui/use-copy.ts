import { useToast } from './toast/toast-context.ts';

/** Puts a text on the clipboard and says whether it is there. */
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
