import type { Client } from '@lauda/contract/client';
import type { SubscriptionStatus, SubscriptionType } from '@lauda/domain/entitlement';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { STAFF_KEY } from './staff-calls.ts';

/** Figures are live: an open overview refetches by itself. */
const LIVE_MS = 30_000;

export const statsQuery = (api: Pick<Client, 'getStats'>) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'stats'],
    queryFn: ({ signal }) => api.getStats(undefined, { signal }),
    refetchInterval: LIVE_MS,
  });

export const healthQuery = (api: Pick<Client, 'getHealth'>) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'health'],
    queryFn: ({ signal }) => api.getHealth(undefined, { signal }),
    refetchInterval: LIVE_MS,
  });

export const deadJobsQuery = (api: Pick<Client, 'listDeadJobs'>, page: number) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'jobs', page],
    queryFn: ({ signal }) => api.listDeadJobs({ query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export interface PeriodSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const analyticsQuery = (api: Pick<Client, 'getAnalytics'>, { from, to }: PeriodSearch) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'analytics', from, to],
    queryFn: ({ signal }) => api.getAnalytics({ query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  });

export interface SubscriptionSearch {
  readonly page: number;
  readonly type?: SubscriptionType | undefined;
  readonly status?: SubscriptionStatus | undefined;
}

export const subscriptionsQuery = (
  api: Pick<Client, 'listSubscriptions'>,
  { page, ...filter }: SubscriptionSearch,
) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'subscriptions', page, filter],
    queryFn: ({ signal }) => api.listSubscriptions({ query: { page: String(page), ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Every read is logged, so returning to the window does not refetch. */
export const subscriptionQuery = (api: Pick<Client, 'getSubscription'>, userId: string) =>
  queryOptions({
    queryKey: [STAFF_KEY, 'subscription', userId],
    queryFn: ({ signal }) => api.getSubscription({ params: { userId } }, { signal }),
    refetchOnWindowFocus: false,
  });
