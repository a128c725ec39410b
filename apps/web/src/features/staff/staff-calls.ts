import { ApiError } from '@lauda/contract/client';
import type { Client } from '@lauda/contract/client';
import type { AuditAct } from '@lauda/contract/staff/staff-search';
import type { CONFIRMED_FILTERS, PLAN_FILTERS, ROLE_FILTERS } from '@lauda/contract/staff/staff-search';
import type { Translator } from '@lauda/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Every read is logged: returning to the window is no reason for another. */
const READ_ONCE = { refetchOnWindowFocus: false } as const;

/** Runs the action once the staff member has confirmed their identity; not at all when they do not. */
export type AfterProof = (action: () => void) => void;

/** Query key prefix of the staff area; every mutation invalidates it. */
export const STAFF_KEY = 'staff';

export interface UserSearch {
  readonly page: number;
  readonly search: string;
  readonly role?: (typeof ROLE_FILTERS)[number] | undefined;
  readonly plan?: (typeof PLAN_FILTERS)[number] | undefined;
  readonly confirmed?: (typeof CONFIRMED_FILTERS)[number] | undefined;
}

export const usersQuery = (api: Pick<Client, 'listUsers'>, { page, ...filter }: UserSearch) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'users', page, filter],
    queryFn: ({ signal }) => api.listUsers({ query: { page: String(page), ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (api: Pick<Client, 'getUser'>, id: string) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [STAFF_KEY, 'user', id],
    queryFn: ({ signal }) => api.getUser({ params: { id } }, { signal }),
  });

export const userProfileQuery = (api: Pick<Client, 'getUserProfile'>, id: string) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [STAFF_KEY, 'profile', id],
    queryFn: ({ signal }) => api.getUserProfile({ params: { id } }, { signal }),
  });

export const userResumesQuery = (api: Pick<Client, 'listUserResumes'>, id: string) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [STAFF_KEY, 'resumes', id],
    queryFn: ({ signal }) => api.listUserResumes({ params: { id } }, { signal }),
  });

export const userResumeQuery = (
  api: Pick<Client, 'getUserResume'>,
  id: string,
  { resumeId, reason }: { resumeId: string; reason: string },
) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [STAFF_KEY, 'resume', id, resumeId],
    queryFn: ({ signal }) => api.getUserResume({ params: { id, resumeId }, query: { reason } }, { signal }),
  });

export const permissionsQuery = (api: Pick<Client, 'getPermissions'>, userId: string) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [STAFF_KEY, 'permissions', userId],
    queryFn: ({ signal }) => api.getPermissions({ params: { userId } }, { signal }),
  });

export interface AuditSearch {
  readonly page: number;
  readonly act?: AuditAct | undefined;
  readonly person?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const auditQuery = (api: Pick<Client, 'listAuditEntries'>, { page, ...filter }: AuditSearch) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'audit', page, filter],
    queryFn: ({ signal }) => api.listAuditEntries({ query: { page: String(page), ...filter } }, { signal }),
    placeholderData: keepPreviousData,
    // Every view of a user adds to it.
    staleTime: 0,
  });

export const flagsQuery = (api: Pick<Client, 'listFlags'>) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'flags'],
    queryFn: ({ signal }) => api.listFlags(undefined, { signal }),
  });

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_FOUND';

/** Staff see the server's own message: they can act on it or pass it on. */
export function staffFailure(text: Translator['text'], error: unknown): string {
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return text('staff.noToken');
  return text('staff.requestFailed', { text: error instanceof Error ? error.message : String(error) });
}
