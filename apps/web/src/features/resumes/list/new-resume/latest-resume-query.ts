import { queryOptions } from '@tanstack/react-query';
import type { DraftCollection } from '../../draft-collection.ts';
import { RESUMES_KEY } from '../../resumes-query.ts';

/** The most recently changed resume, in full; null if there is none. */
export const latestResumeQuery = (drafts: DraftCollection, userId: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, userId, 'latest'],
    queryFn: async () => {
      const [latest] = await drafts.calls.list(userId);
      return latest === undefined ? null : (await drafts.calls.get(latest.id)).resume;
    },
  });
