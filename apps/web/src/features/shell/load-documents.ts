import { createClientOf } from '@lauda/contract/client';
import { searchRoutes } from '@lauda/contract/search';
import { trackedClient } from '../../lib/tracked-client.ts';

const searchApi = trackedClient(createClientOf(searchRoutes, { baseUrl: '' }));

/** What the person's resumes, letters and applications say. */
export const loadDocuments = () => searchApi.listSearchTexts();
