import type { Client } from '@lauda/contract/client';
import type { UserDetails } from '@lauda/contract/staff/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type AfterProof, STAFF_KEY, staffFailure } from '../staff-calls.ts';

interface DeleteUserCardProps {
  api: Pick<Client, 'deleteUser'>;
  user: Pick<UserDetails, 'id' | 'email' | 'name'>;
  onDeleted: () => void;
  afterProof: AfterProof;
}

export function DeleteUserCard({ api, user, onDeleted, afterProof }: DeleteUserCardProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: (reason: string) => api.deleteUser({ params: { id: user.id }, query: { reason } }),
    onSuccess: () => {
      toast.show({ title: text('operations.deleted', { count: 1 }), tone: 'success' });
      onDeleted();
      return queryClient.invalidateQueries({ queryKey: [STAFF_KEY, 'users'] });
    },
    onError: (error) => toast.show({ title: staffFailure(text, error), tone: 'danger' }),
    onSettled: () => setAsking(false),
  });
  return (
    <Card>
      <CardHeader title={text('operations.deleteHeading')} description={text('operations.deleteAdvice')} />
      <Button size="sm" variant="danger" onClick={() => afterProof(() => setAsking(true))}>
        {text('operations.deleteUser')}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('operations.deleteUserTitle', { name: user.name.trim() || user.email })}
        description={text('operations.deleteDescription')}
        confirmLabel={text('operations.deleteConfirm')}
        typedPhrase={user.email}
        isDestructive
        isLoading={remove.isPending}
        onConfirm={(reason) => remove.mutate(reason)}
      />
    </Card>
  );
}
