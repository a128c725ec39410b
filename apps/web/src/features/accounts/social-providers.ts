import type { SocialError, SocialProvider } from '@lauda/contract/social-names';
import type { PlainKey } from '@lauda/messages';

/** Names of firms are the same in every language. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', linkedin: 'LinkedIn' };

export const SOCIAL_ERROR_TEXTS: Record<SocialError, PlainKey> = {
  social_denied: 'social.denied',
  social_email_unverified: 'social.emailUnverified',
  social_failed: 'social.failed',
  social_taken: 'social.taken',
  social_unavailable: 'social.unavailable',
};
