import { ApiError } from '@lauda/contract/client';
import { QueryClient, type QueryState } from '@tanstack/react-query';
import { isTimeout } from './call-limits.ts';

/** Refusals stay refusals on retry, and after a timeout the user has waited long enough. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 &&
  !isTimeout(error) &&
  !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const READ_AGAIN_MS = 10_000;

/** For data that every screen needs and none offers to reload: refetches until it is there. */
export const untilRead = ({ state }: { state: Pick<QueryState, 'status' | 'data'> }): number | false =>
  state.status === 'error' && state.data === undefined && READ_AGAIN_MS;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
  });
