import { useMutation, useQueryClient } from '@tanstack/react-query';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { callTimeout } from '../../../lib/call-limits.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { RESUMES_KEY } from '../resumes-query.ts';
import { baseQuery } from './base-query.ts';

export function UnlinkButton({ resumeId, baseTitle }: { resumeId: string; baseTitle: string }) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const unlink = useMutation({
    mutationFn: () => api.unlinkVariant({ params: { id: resumeId } }, callTimeout()),
    onSuccess: () => {
      queryClient.setQueryData(baseQuery(resumeId).queryKey, null);
      toast.show({ title: text('proposals.unlinked'), tone: 'success' });
    },
    onError: () => toast.show({ title: text('proposals.unlinkFailed'), tone: 'danger' }),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: [RESUMES_KEY] });
    },
  });
  return (
    <div>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        <Unlink aria-hidden />
        {text('proposals.unlink')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('proposals.unlinkTitle')}
        description={text('proposals.unlinkDescription', { title: baseTitle })}
        confirmLabel={text('proposals.unlink')}
        isLoading={unlink.isPending}
        onConfirm={() => unlink.mutate()}
      />
    </div>
  );
}
