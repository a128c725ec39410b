import { queryOptions } from '@tanstack/react-query';
import type { DraftCollection } from './draft-collection.ts';

export const RESUMES_KEY = 'resumes';

export const resumesQuery = (drafts: DraftCollection, userId: string) =>
  queryOptions({ queryKey: [RESUMES_KEY, userId, 'list'], queryFn: () => drafts.calls.list(userId) });

/** Drafts that the account does not have, or not completely. */
export const unsavedQuery = (drafts: DraftCollection, ownerId: string) =>
  queryOptions({
    queryKey: [RESUMES_KEY, ownerId, 'unsaved'],
    queryFn: () => drafts.listUnsaved(ownerId),
    staleTime: 0,
  });
