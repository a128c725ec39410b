import { ApiError } from '@lauda/contract/client';
import { QueryClient, type QueryState } from '@tanstack/react-query';
import { isTimeout } from './call-limits.ts';

/** A refusal stays a refusal however often it is asked for, and who has waited for a time-out waits no longer. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 &&
  !isTimeout(error) &&
  !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const READ_AGAIN_MS = 10_000;

/** For what every screen builds on, and no screen offers to read again: asked for until it is there. */
export const untilRead = ({ state }: { state: Pick<QueryState, 'status' | 'data'> }): number | false =>
  state.status === 'error' && state.data === undefined && READ_AGAIN_MS;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
  });
