import { ApiError } from '@lauda/contract/client';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query';
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

/**
 * An answer that was under way when its query became outdated may be from before that, and would count as fresh. The
 * library asks again for queries that a screen shows; here those of a screen the user has left stay outdated too.
 */
class StrictQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, type: 'inactive', fetchStatus: 'fetching' });
    for (const { promise, queryKey } of underWay)
      void promise?.catch(() => undefined).then(() => super.invalidateQueries({ queryKey, exact: true }));
    return super.invalidateQueries(filters, options);
  }
}

export const createQueryClient = (): QueryClient =>
  new StrictQueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
  });
