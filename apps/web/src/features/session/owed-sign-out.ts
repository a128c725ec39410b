const KEY = 'lauda-sign-out-owed';

/**
 * Signing out can fail silently by design, and then its cookie, which no script can access, survives. The owed sign-out
 * is stored and repeated before the session is next read, so a user who logged out stays logged out.
 */
export const owedSignOut = {
  isOwed: (): boolean => localStorage.getItem(KEY) !== null,
  owe: (): void => localStorage.setItem(KEY, ''),
  settle: (): void => localStorage.removeItem(KEY),
};

export type SignOut = () => Promise<unknown>;

/** Resolves to true when the session has really ended. */
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
