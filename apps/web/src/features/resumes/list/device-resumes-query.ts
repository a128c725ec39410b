import { queryOptions } from '@tanstack/react-query';
import { deviceResumes } from './device-copies.ts';
import type { DraftCollection } from '../draft-collection.ts';
import { RESUMES_KEY } from '../resumes-query.ts';

/** The account's resumes that are stored on this device, for when the server cannot be reached. */
export const deviceResumesQuery = (drafts: DraftCollection, userId: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, userId, 'device'],
    queryFn: () => deviceResumes(drafts, userId),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
