import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** The base of a variant with both of its versions: the one the variant knows, and the one of today. */
export const baseQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['resume-base', resumeId],
    queryFn: () => api.getResumeBase({ params: { id: resumeId } }),
    staleTime: 0,
  });
