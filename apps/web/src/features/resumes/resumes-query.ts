import type { VariantSummary } from '@lauda/contract/resumes/variants';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
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

export const familiesKey = (userId: string | null) => [RESUMES_KEY, userId, 'families'] as const;

/** Whether a list seen earlier has the resume as a variant or translation. Asks the server for nothing. */
export const isKnownAsLinked = (
  queryClient: QueryClient,
  userId: string | null,
  resumeId: string | null,
): boolean =>
  queryClient
    .getQueryData<readonly VariantSummary[]>(familiesKey(userId))
    ?.some(({ id, baseId }) => id === resumeId && baseId !== null) ?? false;
