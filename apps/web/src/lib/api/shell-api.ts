import { createClientOf } from '@lauda/contract/client';
import { impersonationRoutes } from '@lauda/contract/staff/impersonation';
import { planRoutes } from '@lauda/contract/billing/plans';
import { sessionRoutes } from '@lauda/contract/accounts/session';
import { siteRoutes } from '@lauda/contract/site/site';
import { trackedClient } from './tracked-client.ts';

/** The calls that every page needs; the other routes would slow down the first one. */
export const shellApi = trackedClient(
  createClientOf({ ...sessionRoutes, ...siteRoutes, ...planRoutes, ...impersonationRoutes }, { baseUrl: '' }),
);
