import * as z from 'zod/mini';
import { anyone, defineRoute, json } from './route.ts';

export const flagRoutes = {
  listFlags: defineRoute({
    method: 'GET',
    path: '/api/flags',
    tag: 'flags',
    summary: 'Which switchable features are on for everybody.',
    policy: anyone,
    output: json(z.object({ coverLetter: z.boolean() })),
  }),
};
