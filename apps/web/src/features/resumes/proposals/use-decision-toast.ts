import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { ToastStore } from '../../../ui/toast/toast-store.ts';
import { baseQuery } from './base-query.ts';

interface Told {
  readonly title: string;
  /** Revision of the link after the decision. */
  readonly revision: number;
  /** Undoes the edit of the resume; null if there was none. */
  readonly takeBack: (() => void) | null;
}

interface Offer {
  readonly revision: number;
  readonly toastId: number | null;
}

const NO_OFFER: Offer = { revision: 0, toastId: null };

/**
 * By toast store and resume: two hooks decide on the same resume. The server can undo only a resume's last decisions.
 */
const offers = new WeakMap<ToastStore, Map<string, Offer>>();

/** Shows a decision with Undo for as long as the server can undo it: later decisions withdraw it. */
export function useDecisionToast(resumeId: string, readAgain: () => unknown) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (revision: number) => api.undoBaseDecisions({ params: { id: resumeId }, body: { revision } }),
    onError: () => toast.show({ title: text('proposals.undoFailed'), tone: 'danger' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: baseQuery(resumeId).queryKey });
      await readAgain();
    },
  });
  const lastOffer = () => offers.get(toast)?.get(resumeId) ?? NO_OFFER;
  const keepOffer = (offer: Offer) =>
    offers.set(toast, new Map([...(offers.get(toast) ?? []), [resumeId, offer]]));

  /** Call before deciding: earlier decisions cannot be undone any more. */
  const withdraw = () => {
    const { toastId, revision } = lastOffer();
    if (toastId !== null) toast.dismiss(toastId);
    keepOffer({ revision, toastId: null });
  };

  const tell = ({ title, revision, takeBack }: Told) => {
    // Responses can arrive out of order.
    if (revision < lastOffer().revision) return void toast.show({ title });
    withdraw();
    const toastId = toast.show({
      title,
      action: {
        label: text('proposals.undo'),
        // Also works after this screen was left, which would drop callbacks of `mutate`.
        onSelect: () =>
          void undo.mutateAsync(revision).then(
            () => takeBack?.(),
            () => undefined,
          ),
      },
    });
    keepOffer({ revision, toastId });
  };
  return { withdraw, tell };
}
