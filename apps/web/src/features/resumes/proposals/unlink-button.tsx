import { useMutation, useQueryClient } from '@tanstack/react-query';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { RESUMES_KEY } from '../resumes-query.ts';
import { baseQuery } from './base-query.ts';

const TEXTS = {
  variant: {
    act: 'proposals.unlink',
    title: 'proposals.unlinkTitle',
    description: 'proposals.unlinkDescription',
  },
  twin: { act: 'twins.unlink', title: 'twins.unlinkTitle', description: 'twins.unlinkDescription' },
} as const;

interface UnlinkButtonProps {
  resumeId: string;
  kind: keyof typeof TEXTS;
  baseTitle: string;
}

export function UnlinkButton({ resumeId, kind, baseTitle }: UnlinkButtonProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { act, title, description } = TEXTS[kind];
  const [isAsking, setAsking] = useState(false);
  const unlink = useMutation({
    mutationFn: () => api.unlinkVariant({ params: { id: resumeId } }),
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
        {text(act)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text(title)}
        description={text(description, { title: baseTitle })}
        confirmLabel={text(act)}
        isLoading={unlink.isPending}
        onConfirm={() => unlink.mutate()}
      />
    </div>
  );
}
