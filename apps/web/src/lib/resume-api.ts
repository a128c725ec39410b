import { createClientOf } from '@lauda/contract/client';
import { documentRoutes } from '@lauda/contract/documents';
import { photoRoutes } from '@lauda/contract/photos';
import { resumeRoutes } from '@lauda/contract/resumes';
import { trackedClient } from './tracked-client.ts';

/** For the builder, which people open first: the other routes would cost a phone more than all it calls. */
export const resumeApi = trackedClient(
  createClientOf({ ...resumeRoutes, ...photoRoutes, ...documentRoutes }, { baseUrl: '' }),
);
