import type { ApplicationState } from '@lauda/domain/application/application';
import { moveTo } from '@lauda/domain/application/changes';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { ApplicationCollection } from './device/application-collection.ts';
import { applicationsQuery, type ListedApplication } from './device/applications-query.ts';
import { stampNow } from './stamp.ts';
import { useCardName } from './use-card-name.ts';

/**
 * Actions for applications on boards and lists. Avoids `useMutation`, which would move into the files that the editor
 * loads first.
 */
export function useApplicationActions(collection: ApplicationCollection, userId: string) {
  const text = useText();
  const toast = useToast();
  const nameOf = useCardName();
  const queryClient = useQueryClient();
  const { queryKey } = applicationsQuery(collection, userId);
  const refresh = () => void queryClient.invalidateQueries({ queryKey });
  const fail = (title: string) => toast.show({ title, tone: 'danger' });
  const setCards = (make: (cards: readonly ListedApplication[]) => readonly ListedApplication[]) =>
    queryClient.setQueryData(queryKey, (list) => list && { ...list, cards: make(list.cards) });

  /** Moves the card immediately, and moves it back if the application cannot be opened. */
  const move = async (card: ListedApplication, state: ApplicationState): Promise<void> => {
    const updatedAt = new Date().toISOString();
    const moved = { ...card, state, outcome: null, updatedAt, isHere: true };
    setCards((cards) => [moved, ...cards.filter(({ id }) => id !== card.id)]);
    try {
      await collection.change(userId, card.id, (application) =>
        moveTo(application, { state, outcome: null }, stampNow()),
      );
    } catch {
      fail(text('applications.moveFailed'));
    }
    refresh();
  };

  const remove = async (card: ListedApplication): Promise<void> => {
    try {
      const undo = await collection.deleteApplication(userId, card.id);
      setCards((cards) => cards.filter(({ id }) => id !== card.id));
      toast.show({
        title: text('applications.deleted', { name: nameOf(card) }),
        action: {
          label: text('applications.undo'),
          onSelect: () => {
            undo().then(refresh, () => fail(text('applications.restoreFailed')));
          },
        },
      });
    } catch {
      fail(text('applications.deleteFailed'));
    }
    refresh();
  };

  return { move, remove };
}
