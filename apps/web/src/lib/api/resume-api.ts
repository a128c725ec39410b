import { createClientOf } from '@lauda/contract/client';
import { documentRoutes } from '@lauda/contract/resumes/documents';
import { photoRoutes } from '@lauda/contract/resumes/photos';
import { resumeRoutes } from '@lauda/contract/resumes/resumes';
import { trackedClient } from './tracked-client.ts';

/**
 * For the builder, which users open first: all other routes would add more to its load time on a phone than the ones it
 * uses.
 */
export const resumeApi = trackedClient(
  createClientOf({ ...resumeRoutes, ...photoRoutes, ...documentRoutes }, { baseUrl: '' }),
);
