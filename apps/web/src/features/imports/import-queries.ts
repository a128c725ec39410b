import type { ImportDetail } from '@lauda/contract/resumes/imports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { reviews } from './review/review-type.ts';

export const IMPORTS_KEY = 'imports';

/** Fallback polling interval. Live events report every step, but may not arrive. */
const LOOK_AGAIN_MS = 2_000;

export const importListQuery = (userId: string) =>
  queryOptions({
    queryKey: [IMPORTS_KEY, 'list', userId],
    queryFn: () => reviews.listAndClean(userId, () => api.listImports()),
    staleTime: 0,
  });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [IMPORTS_KEY, id],
    queryFn: (): Promise<ImportDetail> => api.getImport({ params: { id } }),
    // A finished reading never changes.
    staleTime: ({ state }) => (state.data?.status === 'ready' ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data?.status === 'reading' ? LOOK_AGAIN_MS : false),
  });

/** Number of resumes, to warn early when the limit leaves no room for another. */
export const resumeCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [IMPORTS_KEY, 'resume-count', userId],
    queryFn: async () => (await api.listResumes({ params: { userId }, query: {} })).length,
    staleTime: 0,
  });
