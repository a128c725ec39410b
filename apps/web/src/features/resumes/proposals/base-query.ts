import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** The base of a variant in two versions: the one the variant was last synced with, and the current one. */
export const baseQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['resume-base', resumeId],
    queryFn: () => api.getResumeBase({ params: { id: resumeId } }),
    staleTime: 0,
  });
