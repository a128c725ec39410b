import { applicationRoutes } from '@lauda/contract/applications/applications';
import { createClientOf } from '@lauda/contract/client';
import { listenToPage } from '@lauda/local-first/lifecycle/page-lifecycle';
import { trackedClient } from '../../../lib/api/tracked-client.ts';
import { createApplicationCalls } from './application-calls.ts';
import { createApplicationCollection } from './application-collection.ts';

/** This tab's applications. */
export const applications = createApplicationCollection({
  calls: createApplicationCalls(trackedClient(createClientOf(applicationRoutes, { baseUrl: '' }))),
  locks: navigator.locks,
  isOnline: () => navigator.onLine,
});

listenToPage(applications);
