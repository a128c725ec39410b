import type { SocialError } from '@lauda/contract/accounts/social-names';
import type { PlainKey } from '@lauda/messages';

export const SOCIAL_ERROR_TEXTS: Record<SocialError, PlainKey> = {
  social_denied: 'social.denied',
  social_email_unverified: 'social.emailUnverified',
  social_failed: 'social.failed',
  social_taken: 'social.taken',
  social_unavailable: 'social.unavailable',
};
