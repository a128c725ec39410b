import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { LetterCollection } from './letter-collection.ts';
import { LETTERS_KEY, type ListedLetter, lettersQuery } from './letters-query.ts';

/** Actions for a letter in the list. */
export function useLetterActions(letterCollection: LetterCollection, userId: string) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = lettersQuery(letterCollection, userId);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [LETTERS_KEY, userId, 'list'] });
  const fail = (title: string) => toast.show({ title, tone: 'danger' });

  const duplicate = useMutation({
    mutationFn: async (id: string) => {
      const openLetter = await letterCollection.open(userId, id);
      if (openLetter === null) throw new Error('gone');
      await letterCollection.start(userId, openLetter.getState().document);
      letterCollection.release(openLetter);
    },
    onSuccess: () => toast.show({ title: text('coverLetters.duplicated'), tone: 'success' }),
    onError: () => fail(text('coverLetters.duplicateFailed')),
    onSettled: readAgain,
  });

  const remove = useMutation({
    mutationFn: (letter: ListedLetter) => letterCollection.deleteLetter(userId, letter.id),
    onSuccess: (undo, letter) => {
      queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== letter.id));
      toast.show({
        title: text('coverLetters.deleted', {
          company: letter.company.trim() || text('coverLetters.unnamed'),
        }),
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
