import * as z from 'zod/mini';

export const SOCIAL_PROVIDERS = ['google', 'linkedin'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export const socialProvider = z.enum(SOCIAL_PROVIDERS);
/** Company names are the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};

/** Values of the query parameter `error` after a failed sign-in with a provider. */
export const SOCIAL_ERRORS = [
  'social_denied',
  'social_email_unverified',
  'social_failed',
  'social_taken',
  'social_unavailable',
] as const;
export type SocialError = (typeof SOCIAL_ERRORS)[number];
