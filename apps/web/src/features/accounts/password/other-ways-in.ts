import type { Client } from '@lauda/contract/client';

/** Where the settings ask the person to look through the ways into the account. */
export const WAYS_IN_REVIEW = { to: '/account-settings', search: { review: 'ways-in' } } as const;
export const WAYS_IN_REVIEW_PATH = '/account-settings?review=ways-in';

/**
 * Whether something beside the password opens the account: a stranger may have added it, and a new password
 * leaves it in place. True when it cannot be found out.
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
