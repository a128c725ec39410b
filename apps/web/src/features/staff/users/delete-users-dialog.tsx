import type { Client } from '@lauda/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { STAFF_KEY, staffFailure } from '../staff-calls.ts';

interface DeleteUsersDialogProps {
  api: Pick<Client, 'bulkDeleteUsers'>;
  userIds: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
}

/** Deletion that cannot be undone must be confirmed by typing. */
export function DeleteUsersDialog({ api, userIds, isOpen, onOpenChange, onDeleted }: DeleteUsersDialogProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (reason: string) => api.bulkDeleteUsers({ body: { userIds: [...userIds], reason } }),
    onSuccess: ({ count }) => {
      toast.show({ title: text('operations.deleted', { count }), tone: 'success' });
      onDeleted();
    },
    onError: (error) => toast.show({ title: staffFailure(text, error), tone: 'danger' }),
    onSettled: () => {
      onOpenChange(false);
      return queryClient.invalidateQueries({ queryKey: [STAFF_KEY] });
    },
  });
  const count = userIds.length;
  return (
    <ReasonDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('operations.deleteTitle', { count })}
      description={text('operations.deleteDescription')}
      confirmLabel={text('operations.deleteConfirm')}
      typedPhrase={text('operations.deletePhrase', { count })}
      isDestructive
      isLoading={remove.isPending}
      onConfirm={(reason) => remove.mutate(reason)}
    />
  );
}
