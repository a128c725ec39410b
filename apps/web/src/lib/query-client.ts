import { ApiError } from '@lauda/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** A refusal stays a refusal however often it is asked for; only silence and faults are tried again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
  });
