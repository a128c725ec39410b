import { queryOptions } from '@tanstack/react-query';
import type { DraftDesk } from '../draft-desk.ts';
import { RESUMES_KEY } from '../resumes-query.ts';

/** What somebody changed last, whole; null for whoever has nothing yet. */
export const latestResumeQuery = (desk: DraftDesk, userId: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, userId, 'latest'],
    queryFn: async () => {
      const [latest] = await desk.calls.list(userId);
      return latest === undefined ? null : (await desk.calls.get(latest.id)).resume;
    },
  });
