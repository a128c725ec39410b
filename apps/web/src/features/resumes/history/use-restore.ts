import { ApiError } from '@lauda/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { DraftCollection } from '../draft-collection.ts';
import { RESUMES_KEY } from '../resumes-query.ts';

interface Restore {
  version: number;
  /** The version that the user saw as the current one. */
  over: number;
}

/**
 * Saves an old version as the newest. Unsent edits on this device are sent first, so that they are in the history too.
 */
export function useRestore(
  drafts: DraftCollection,
  { userId, resumeId }: { userId: string; resumeId: string },
) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: async ({ version, over }: Restore) => {
      const unsent = await drafts.listUnsaved(userId).catch(() => []);
      const isMine = unsent.some(({ queue }) => queue.id === resumeId);
      if (isMine) await drafts.flush(userId);
      const base = isMine ? (await drafts.calls.get(resumeId)).version : over;
      return api.restoreResumeVersion({
        params: { id: resumeId, version },
        headers: { 'if-match': `"${base}"`, 'idempotency-key': crypto.randomUUID() },
      });
    },
    onSuccess: ({ version }, { over }) =>
      toast.show({
        title: text('history.restored'),
        tone: 'success',
        action: {
          label: text('resumes.undo'),
          onSelect: () => restore.mutate({ version: over, over: version }),
        },
      }),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'RESUME_STALE';
      toast.show({ title: isStale ? text('history.stale') : text('history.restoreFailed'), tone: 'danger' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [RESUMES_KEY] }),
  });
  return restore;
}
