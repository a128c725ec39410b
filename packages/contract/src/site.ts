import { FLAG_NAMES, type Flags } from '@lauda/domain/flags';
import * as z from 'zod/mini';
import { anyone, defineRoute, json } from './route.ts';

const flags: z.ZodMiniType<Flags> = z.record(z.enum(FLAG_NAMES), z.boolean());

export const siteRoutes = {
  getSite: defineRoute({
    method: 'GET',
    path: '/api/site',
    tag: 'site',
    summary: 'What every page needs to know of this installation: switched features, where to get help.',
    policy: anyone,
    output: json(z.object({ flags, supportEmail: z.email() })),
  }),
};
