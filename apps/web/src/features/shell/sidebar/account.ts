import type { SessionUser } from '@lauda/contract/accounts/session';

/** The initial shown for users without a picture. */
export const avatarInitial = (user: Pick<SessionUser, 'email'>): string =>
  user.email.charAt(0).toUpperCase() || 'U';
