import type { Client } from '@lauda/contract/client';

/** The settings page that asks the user to review the sign-in methods of the account. */
export const WAYS_IN_REVIEW = { to: '/account-settings', search: { review: 'ways-in' } } as const;
export const WAYS_IN_REVIEW_PATH = '/account-settings?review=ways-in';

/**
 * Whether the account has sign-in methods besides the password: an attacker may have added one, and a new password does
 * not remove it. True when this cannot be determined.
 */
export async function hasOtherWaysIn(
  api: Pick<Client, 'getAccountSecurity' | 'listPasskeys' | 'listSocialConnections'>,
): Promise<boolean> {
  try {
    const [security, passkeys, connections] = await Promise.all([
      api.getAccountSecurity(),
      api.listPasskeys(),
      api.listSocialConnections(),
    ]);
    return (
      security.factors.length > 0 || passkeys.length > 0 || connections.some(({ isConnected }) => isConnected)
    );
  } catch {
    return true;
  }
}
