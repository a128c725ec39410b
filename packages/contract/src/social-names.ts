import * as z from 'zod/mini';

export const SOCIAL_PROVIDERS = ['google', 'linkedin'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export const socialProvider = z.enum(SOCIAL_PROVIDERS);
/** Names of firms are the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};

/** What the query parameter `error` says after a provider has sent somebody back in vain. */
export const SOCIAL_ERRORS = [
  'social_denied',
  'social_email_unverified',
  'social_failed',
  'social_taken',
  'social_unavailable',
] as const;
export type SocialError = (typeof SOCIAL_ERRORS)[number];
