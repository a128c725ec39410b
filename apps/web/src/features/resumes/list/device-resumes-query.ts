import type { ResumeSummary } from '@lauda/contract/resumes';
import { resumeTitle } from '@lauda/domain/resume/title';
import { documentOf } from '@lauda/local-first/queue/save-queue';
import { queryOptions } from '@tanstack/react-query';
import type { DraftCollection, DraftRecord } from '../draft-collection.ts';
import { RESUMES_KEY } from '../resumes-query.ts';

/** What the account has of it is named by the account's id; what it has not is among the unsaved. */
const summaryOf = ({ queue, touchedAtMs }: DraftRecord): ResumeSummary[] => {
  const resume = documentOf(queue);
  if (resume === null || queue.id === null) return [];
  const touchedAt = new Date(touchedAtMs).toISOString();
  return [
    {
      id: queue.id,
      title: resumeTitle(resume),
      version: queue.version,
      createdAt: touchedAt,
      updatedAt: touchedAt,
      deletedAt: null,
    },
  ];
};

/** The account's resumes that this device has, for when the account cannot be asked. */
export const deviceResumesQuery = (drafts: DraftCollection, userId: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, userId, 'device'],
    queryFn: async () => (await drafts.list(userId)).flatMap(summaryOf),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
