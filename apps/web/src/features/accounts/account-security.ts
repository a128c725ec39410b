import type { Client } from '@lauda/contract/client';
import { queryOptions } from '@tanstack/react-query';

export type SecurityApi = Pick<Client, 'getAccountSecurity'>;
export type AccountSecurity = Awaited<ReturnType<SecurityApi['getAccountSecurity']>>;

export const accountSecurityQuery = (api: SecurityApi) =>
  queryOptions({
    queryKey: ['account-security'],
    queryFn: ({ signal }) => api.getAccountSecurity(undefined, { signal }),
  });
