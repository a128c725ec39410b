import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The conversation about one resume. */
export const coachQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['coach', resumeId],
    queryFn: () => api.listCoachMessages({ params: { resumeId } }),
    staleTime: 0,
  });
