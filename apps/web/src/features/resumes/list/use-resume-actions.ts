import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { DraftCollection } from '../draft-collection.ts';
import { RESUMES_KEY, resumesQuery } from '../resumes-query.ts';
import { duplicateResume, renameResume } from './change-resume.ts';

const isLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'RESUME_LIMIT_REACHED';

/** Actions for a resume in the list. */
export function useResumeActions(drafts: DraftCollection, userId: string, limit: number | null) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = resumesQuery(drafts, userId);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [RESUMES_KEY] });
  const fail = (title: string) => toast.show({ title, tone: 'danger' });
  const explain = (error: unknown, title: string) =>
    fail(isLimit(error) && limit !== null ? text('resumeList.limitRefused', { limit }) : title);
  const show = (change: (list: ResumeSummary[]) => ResumeSummary[]) =>
    queryClient.setQueryData(queryKey, (list) => list && change(list));

  const undelete = useMutation({
    mutationFn: (id: string) => drafts.calls.undelete(id),
    onError: (error) => explain(error, text('resumes.undeleteFailed')),
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: async ({ id }: { id: string; title: string }) => {
      await drafts.deleteResume(userId, id);
      void drafts.sendRefused(userId).catch(() => undefined);
    },
    onSuccess: (_, { id, title }) => {
      show((list) => list.filter((resume) => resume.id !== id));
      toast.show({
        title: text('resumes.deleted', { title }),
        action: { label: text('resumes.undo'), onSelect: () => undelete.mutate(id) },
      });
    },
    onError: () => fail(text('resumes.deleteFailed')),
    onSettled: readAgain,
  });
  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      renameResume(drafts.calls, { id, userId, title }),
    // Optimistic; if it fails, refetching the list reverts it.
    onMutate: ({ id, title }) =>
      show((list) => list.map((resume) => (resume.id === id ? { ...resume, title } : resume))),
    onError: () => fail(text('resumeList.renameFailed')),
    onSettled: readAgain,
  });
  const duplicate = useMutation({
    mutationFn: (id: string) => duplicateResume(drafts.calls, { id, userId }),
    onSuccess: (title) => toast.show({ title: text('resumeList.duplicated', { title }), tone: 'success' }),
    onError: (error) => explain(error, text('resumeList.duplicateFailed')),
    onSettled: readAgain,
  });
  const makeVariant = useMutation({
    mutationFn: ({ id, label }: { id: string; label: string }) =>
      api.createVariant({
        params: { id },
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { label },
      }),
    onSuccess: (_, { label }) =>
      toast.show({ title: text('resumeList.variantMade', { title: label }), tone: 'success' }),
    onError: (error) => explain(error, text('resumeList.variantFailed')),
    onSettled: readAgain,
  });
  const makeTwin = useMutation({
    mutationFn: (id: string) =>
      api.createTwin({ params: { id }, headers: { 'idempotency-key': crypto.randomUUID() }, body: {} }),
    onSuccess: () => toast.show({ title: text('resumeList.twinMade'), tone: 'success' }),
    onError: (error) => explain(error, text('resumeList.twinFailed')),
    onSettled: readAgain,
  });
  return { remove, undelete, rename, duplicate, makeVariant, makeTwin };
}
