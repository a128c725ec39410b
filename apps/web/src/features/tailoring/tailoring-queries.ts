import type { Client } from '@lauda/contract/client';
import type { TailoringChange } from '@lauda/contract/resumes/tailoring';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type TailoringApi = Pick<
  Client,
  | 'listResumes'
  | 'getResume'
  | 'getResumeBase'
  | 'matchResume'
  | 'suggestTailoring'
  | 'createTailoredResume'
  | 'readJobAd'
>;

/** Refetched with all other resumes when one of them changes. */
const RESUMES_KEY = 'resumes';

export const resumeListQuery = (api: TailoringApi, userId: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, userId, 'tailoring'],
    queryFn: () => api.listResumes({ params: { userId }, query: {} }),
  });

export const resumeQuery = (api: TailoringApi, userId: string, id: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, userId, 'tailoring', id],
    queryFn: () => api.getResume({ params: { id } }),
  });

/** Refetched each time: the ad decides what the wizard shows. */
export const linkQuery = (api: TailoringApi, id: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, 'tailoring', id, 'link'],
    queryFn: () => api.getResumeBase({ params: { id } }),
    staleTime: 0,
  });

interface MatchRequest {
  id: string;
  version: number;
  ad: string;
  changes: TailoringChange[];
}

export const matchQuery = (api: TailoringApi, { id, version, ad, changes }: MatchRequest) =>
  queryOptions({
    queryKey: ['tailoring', id, version, ad, changes],
    queryFn: () => api.matchResume({ params: { id }, body: { ad, changes } }),
    // The last score stays until the next one arrives.
    placeholderData: keepPreviousData,
  });
