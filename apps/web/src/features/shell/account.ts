import type { SessionUser } from '@lauda/contract/session';

/** The letter that stands for somebody without a picture. */
export const avatarInitial = (user: Pick<SessionUser, 'email'>): string =>
  user.email.charAt(0).toUpperCase() || 'U';
