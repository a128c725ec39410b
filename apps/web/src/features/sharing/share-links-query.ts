import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Views come in while nobody here does anything, so every look is a new one. */
export const shareLinksQuery = (resumeId: string) =>
  queryOptions({
    queryKey: ['share-links', resumeId],
    queryFn: () => api.listShareLinks({ params: { id: resumeId } }),
    staleTime: 0,
  });
