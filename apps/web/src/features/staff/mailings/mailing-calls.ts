import { ApiError, type Client } from '@lauda/contract/client';
import type { Translator } from '@lauda/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { STAFF_KEY, staffFailure } from '../staff-calls.ts';

export type MailingApi = Pick<
  Client,
  | 'listMailings'
  | 'createMailing'
  | 'saveMailing'
  | 'deleteMailing'
  | 'testMailing'
  | 'scheduleMailing'
  | 'unscheduleMailing'
>;

export const mailingsQuery = (api: Pick<Client, 'listMailings'>) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'mailings'],
    queryFn: ({ signal }) => api.listMailings(undefined, { signal }),
    // Counts grow while a mailing is being sent.
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'sending' || status === 'scheduled') ? 10_000 : false,
  });

interface MailingAct<Given> {
  call: (given: Given) => Promise<unknown>;
  done: (text: Translator['text']) => string;
  /** For a mailing that someone else changed in the meantime. */
  conflict?: (text: Translator['text']) => string;
  onDone?: () => void;
}

/** One action on mailings: reports the outcome and refetches the list. */
export function useMailingAct<Given = void>({ call, done, conflict, onDone }: MailingAct<Given>) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => {
      toast.show({ title: done(text), tone: 'success' });
      onDone?.();
    },
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.code === 'CONFLICT';
      const title = isConflict ? (conflict?.(text) ?? text('mailings.changed')) : staffFailure(text, error);
      toast.show({ title, tone: 'danger' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [STAFF_KEY, 'mailings'] }),
  });
}
