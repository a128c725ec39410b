import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { RESUMES_KEY } from '../resumes-query.ts';

const A_PAGE = 100;

export const versionsQuery = (resumeId: string) =>
  infiniteQueryOptions({
    queryKey: [RESUMES_KEY, resumeId, 'versions'],
    queryFn: ({ pageParam }) =>
      api.listResumeVersions({
        params: { id: resumeId },
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < A_PAGE ? undefined : (page.at(-1)?.version ?? undefined)),
  });

/** A saved version never changes. */
export const versionQuery = (resumeId: string, version: number) =>
  queryOptions({
    queryKey: ['resume-version', resumeId, version],
    queryFn: () => api.getResumeVersion({ params: { id: resumeId, version } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
