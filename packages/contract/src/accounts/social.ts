import { LOCALES } from '@lauda/domain/locale';
import * as z from 'zod/mini';
import { anyoneInPerson, defineRoute, json, user } from '../route.ts';
import { socialProvider } from './social-names.ts';

/** The screens from which a user can connect an account, and to which they return. */
export const LINK_STARTS = ['settings', 'import'] as const;
export type LinkStart = (typeof LINK_STARTS)[number];

const departure = json(z.object({ url: z.url() }));
const START_LIMIT = { max: 20, windowSeconds: 60, per: 'client' } as const;
const text = z.optional(z.string().check(z.maxLength(4_096)));

const socialConnection = z.object({
  provider: socialProvider,
  isConnected: z.boolean(),
  /** The user could not sign in again without it. */
  isOnlyWayIn: z.boolean(),
  /** Email and name at the provider; null until the user signs in with it again. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
});

export const socialRoutes = {
  startSocialSignIn: defineRoute({
    method: 'POST',
    path: '/api/account/social/start',
    tag: 'account',
    summary: 'Where to go to sign in with an account elsewhere. The same browser has to come back.',
    policy: anyoneInPerson,
    body: z.strictObject({
      provider: socialProvider,
      redirect: text,
      language: z.enum(LOCALES),
      preferred_domain: z.string().check(z.maxLength(253)),
    }),
    output: departure,
    errors: ['NOT_FOUND', 'SOCIAL_UNAVAILABLE'],
    limit: START_LIMIT,
  }),
  startSocialLink: defineRoute({
    method: 'POST',
    path: '/api/account/social/link',
    tag: 'account',
    summary: 'Where to go to connect an account elsewhere with your own.',
    policy: user,
    body: z.strictObject({ provider: socialProvider, from: z.optional(z.enum(LINK_STARTS)) }),
    output: departure,
    errors: ['NOT_FOUND', 'SOCIAL_UNAVAILABLE', 'PROOF_NEEDED'],
    limit: START_LIMIT,
  }),
  finishSocialFlow: defineRoute({
    method: 'GET',
    path: '/api/account/social/:provider/callback',
    tag: 'account',
    summary: 'Where providers send browsers back to; leads to a screen, with an error if there is one.',
    policy: anyoneInPerson,
    params: z.object({ provider: socialProvider }),
    query: z.object({ state: text, code: text, iss: text, error: text }),
    output: { kind: 'redirect' },
    limit: START_LIMIT,
  }),
  listSocialConnections: defineRoute({
    method: 'GET',
    path: '/api/account/social',
    tag: 'account',
    summary: 'Which accounts elsewhere you can sign in with, and which you could connect.',
    policy: user,
    output: json(z.array(socialConnection)),
  }),
  deleteSocialConnection: defineRoute({
    method: 'DELETE',
    path: '/api/account/social/:provider',
    tag: 'account',
    summary: 'Disconnects an account elsewhere, unless it is the only way to sign in.',
    policy: user,
    params: z.object({ provider: socialProvider }),
    output: json(z.object({})),
    errors: ['NOT_FOUND', 'LAST_WAY_IN', 'PROOF_NEEDED'],
  }),
};
