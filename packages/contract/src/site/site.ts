import * as z from 'zod/mini';
import { flags } from '../staff/flags.ts';
import { anyone, defineRoute, json } from '../route.ts';
import { socialProvider } from '../accounts/social-names.ts';

export const siteRoutes = {
  getSite: defineRoute({
    method: 'GET',
    path: '/api/site',
    tag: 'site',
    summary:
      'What every page needs to know of this installation: switched features, ways to sign in, where to get help.',
    policy: anyone,
    output: json(
      z.object({
        flags,
        supportEmail: z.email(),
        socialProviders: z.array(socialProvider),
        isPhoneOn: z.boolean(),
        isAiOn: z.boolean(),
        // During a deploy, a server of the previous release does not send it.
        isJobAdOn: z._default(z.boolean(), false),
        isSelling: z.boolean(),
      }),
    ),
  }),
};
