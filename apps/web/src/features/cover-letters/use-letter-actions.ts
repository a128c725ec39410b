import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { LetterDesk } from './letter-desk.ts';
import { LETTERS_KEY, type ListedLetter, lettersQuery } from './letters-query.ts';

const UNDO_MS = 8_000;

/** What can be done to a letter from the list. */
export function useLetterActions(desk: LetterDesk, userId: string) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = lettersQuery(desk, userId);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [LETTERS_KEY, userId, 'list'] });
  const fail = (title: string) => toast.show({ title, tone: 'danger' });

  const duplicate = useMutation({
    mutationFn: async (id: string) => {
      const keeper = await desk.open(userId, id);
      if (keeper === null) throw new Error('gone');
      await desk.start(userId, keeper.getState().letter);
    },
    onSuccess: () => toast.show({ title: text('coverLetters.duplicated'), tone: 'success' }),
    onError: () => fail(text('coverLetters.duplicateFailed')),
    onSettled: readAgain,
  });

  const remove = useMutation({
    mutationFn: (letter: ListedLetter) => desk.deleteLetter(userId, letter.id),
    onSuccess: (undo, letter) => {
      queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== letter.id));
      toast.show({
        title: text('coverLetters.deleted', {
          company: letter.company.trim() || text('coverLetters.unnamed'),
        }),
        shownMs: UNDO_MS,
        action: {
          label: text('coverLetters.undo'),
          onSelect: () => {
            undo().then(readAgain, () => fail(text('coverLetters.undeleteFailed')));
          },
        },
      });
    },
    onError: () => fail(text('coverLetters.deleteFailed')),
    onSettled: readAgain,
  });

  return { duplicate, remove };
}
