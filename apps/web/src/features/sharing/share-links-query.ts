import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Views are counted without any action here, so every opening refetches. */
export const shareLinksQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['share-links', resumeId],
    queryFn: () => api.listShareLinks({ params: { id: resumeId } }),
    staleTime: 0,
  });
