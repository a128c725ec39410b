import { createClientOf } from '@lauda/contract/client';
import { searchRoutes } from '@lauda/contract/search';
import { trackedClient } from '../../../lib/api/tracked-client.ts';

const searchApi = trackedClient(createClientOf(searchRoutes, { baseUrl: '' }));

/** Texts of the user's resumes, letters and applications, for search. */
export const loadDocuments = () => searchApi.listSearchTexts();
