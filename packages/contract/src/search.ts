import * as z from 'zod/mini';
import { defineRoute, json, userOrImpersonator } from './route.ts';

/** The newest of each kind. Older ones can be found by title in the lists. */
export const MAX_SEARCHED = 60;
/** Maximum characters of each text. */
export const MAX_SEARCH_TEXT = 8_000;

const searchText = z.object({
  kind: z.enum(['resume', 'letter', 'application']),
  id: z.uuid(),
  /** For letters and applications: company and position. */
  title: z.string(),
  text: z.string(),
});
export type SearchText = z.output<typeof searchText>;

const SEARCH_LIMIT = { max: 30, windowSeconds: 60, per: 'user' } as const;

export const searchRoutes = {
  listSearchTexts: defineRoute({
    method: 'GET',
    path: '/api/search/texts',
    tag: 'search',
    summary:
      'What your newest resumes, letters and applications say, as plain text, to be searched on the device.',
    policy: userOrImpersonator,
    output: json(z.array(searchText)),
    errors: ['NOT_FOUND'],
    limit: SEARCH_LIMIT,
  }),
};
