const KEY = 'lauda-sign-out-owed';

/**
 * Signing out can fail, silently by design, and then the cookie, which no script can reach, outlives it.
 * The debt is remembered and paid before the session is next read: whoever has logged out stays out.
 */
export const owedSignOut = {
  isOwed: (): boolean => localStorage.getItem(KEY) !== null,
  owe: (): void => localStorage.setItem(KEY, ''),
  settle: (): void => localStorage.removeItem(KEY),
};

export type SignOut = () => Promise<unknown>;

/** True when the session is really over. */
export async function trySignOut(signOut: SignOut): Promise<boolean> {
  try {
    await signOut();
    owedSignOut.settle();
    return true;
  } catch {
    owedSignOut.owe();
    return false;
  }
}
