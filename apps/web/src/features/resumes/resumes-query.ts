import { queryOptions } from '@tanstack/react-query';
import type { DraftDesk } from './draft-desk.ts';

export const RESUMES_KEY = 'resumes';

export const resumesQuery = (desk: DraftDesk, userId: string) =>
  queryOptions({ queryKey: [RESUMES_KEY, userId, 'list'], queryFn: () => desk.calls.list(userId) });

/** What is on this device and not, or not wholly, in the account. */
export const unsavedQuery = (desk: DraftDesk, ownerId: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, ownerId, 'unsaved'],
    queryFn: () => desk.listUnsaved(ownerId),
    staleTime: 0,
  });
